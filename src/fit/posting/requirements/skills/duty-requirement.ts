import { findDeeds } from '../../../lexicon/deeds/deeds.ts';
import { TEAM_LEADERSHIP } from '../../../lexicon/ids.ts';
import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { trainsPeople } from '../../../lexicon/people-led.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { opensWithVerb } from '../../lines/statement-cues.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { onlyLeads } from '../leading-people.ts';
import { makeRequirement, mentionsIn, type PostingText, type StatementPart } from '../make-requirement.ts';
import { contentWeight } from './content-weight.ts';
import { isDepartment } from './named-in-passing.ts';
import { isTrait } from './names/term-requirement.ts';

const LEAST_DUTY = REQUIREMENT_NUMBERS.leastDuty.value;
const LEAST_BULLET = REQUIREMENT_NUMBERS.leastBullet.value;

/** "Hire, coach and evaluate accounting staff" asks to lead people; accounting is only what they do. */
const LEADS_PEOPLE =
  /^(?:hires?|recruits?|coach(?:es)?|mentors?|supervises?|leads?|manages?|trains?)(?:(?:,| and|,? and) (?:hires?|recruits?|coach(?:es)?|mentors?|supervises?|leads?|manages?|trains?|develops?|evaluates?|schedules?|motivates?)){0,4} (?!no )(?:and develop )?(?:an? |the |our |two |three |four |up to \w+ )?(?:team of )?(?:[\w-]+ ){0,2}(?:staff|teams?|employees|people|personnel|direct reports)\b[^,;]{0,40}$/i;

/** "Answer phones", "Making good coffee". */
const VERB_AND_OBJECT =
  /^(?!(?:work|help|be|have|do|get|attend|join|meet|set|learn|achieve|love|enjoy|grow|earn|celebrate|contribute|participate|take breaks|drive (?:results|growth|success|change))\b)\p{L}\p{Ll}+(?: \p{L}+){0,2} \p{L}+\W*$/iu;

/** "Work with Excel": what is done with it isn't said. */
const SAYS_LITTLE = /^(?:work|help|be|have|do|get|join|meet|set|learn|love|enjoy|grow|use)\b/i;

/** "Help the team" */
const ENDS_VAGUELY = /\b(?:teams?|leadership|communications?|others|people|it)\W*$/i;

/**
 * A duty as one requirement with all the skills it names, or that its verbs show if it names none; no requirement if it says
 * next to nothing.
 */
export function findDutyRequirement(posting: PostingText, part: StatementPart): PostingRequirement[] {
  const words = posting.view.slice(part.start, part.end);
  const leads = LEADS_PEOPLE.test(words) || onlyLeads(words);
  const mentions = mentionsIn(posting, part).filter(
    (mention) => !isTrait(posting, mention) && !isDepartment(posting.view, mention),
  );
  const deeds = mentions.length > 0 ? [] : findDeeds(words);
  const saysEnough =
    leads ||
    trainsPeople(words) ||
    (part.bullet && (isNameAlone(words, part, mentions) || (deeds.length > 0 && !ENDS_VAGUELY.test(words))));
  const least =
    part.bullet &&
    (VERB_AND_OBJECT.test(words) || (mentions.length > 0 && !SAYS_LITTLE.test(words))) &&
    !ENDS_VAGUELY.test(words) &&
    opensWithVerb(words)
      ? LEAST_BULLET
      : LEAST_DUTY;
  if (!saysEnough && contentWeight(posting, part, []).all < least) return [];
  return [
    makeRequirement(posting, part, 'duty', part, {
      weight: part.weight,
      terms: leads ? [TEAM_LEADERSHIP] : termsOf([...mentions, ...deeds]),
      words: [{ start: part.start, end: part.end }],
    }),
  ];
}

/** "Complaint handling", "Payroll." */
const isNameAlone = (words: string, part: StatementPart, mentions: readonly Mention[]): boolean =>
  mentions.some(({ start, end }) => {
    const around =
      words.slice(0, Math.max(0, start - part.start)) + words.slice(Math.max(0, end - part.start));
    return !/[\p{L}\d]/u.test(around);
  });

/** What is named, or else what somebody with this duty does. */
const termsOf = (mentions: readonly Mention[]): string[] => [...new Set(mentions.map(({ term }) => term.id))];
