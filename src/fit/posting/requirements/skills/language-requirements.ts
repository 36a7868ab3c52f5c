import type { Range } from '../../../../shared/range.ts';
import { ENGLISH, VERBAL_COMMUNICATION, WRITTEN_COMMUNICATION } from '../../../lexicon/ids.ts';
import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { mentionsIn, type PostingText, type StatementPart } from '../make-requirement.ts';
import { groupMentions } from './lists/mention-groups.ts';
import { termRequirement } from './names/term-requirement.ts';

/** "Spanish is a big plus, half of our crews speak it", "Portuguese would be useful", "French speaking welcome". */
const WISHED =
  /^[\s,)]*(?:(?:language|speaking|speakers?|skills?|fluency|proficiency)\b\s*)?(?:(?:is|are|would|will|could|be|also|come|comes|in|handy|very|really|an?|big|huge|real|definite|distinct|strong|major|highly|always|much|of)\s+)*(?:plus|bonus|helpful|helps?|asset|advantage|useful|welcome|encouraged|appreciated|preferred|desirable|desired|required|must|essential|nice|handy|valuable|lovely|great|good|wonderful|ideal|fantastic)\b|^[^.;]{0,40}; (?:and )?if you do\b/i;

/** "If you spoke some Spanish" */
const IF_YOU_SPEAK = /\bif you (?:also )?(?:spoke|speak|know|knew)(?: some| a little| a bit of)? $/i;
/** "Applicants who speak Punjabi" */
const WHO_SPEAK =
  /\b(?:applicants|candidates|people|those|anyone|anybody|someone|somebody|a person)(?: who| that)?(?: can| also)? (?:speaks?|knows?)(?: some)?(?: (?:[\p{L}-]+,? )*(?:or |and )?)?$/iu;

const REACH = REQUIREMENT_NUMBERS.cueReach.value;

/** The languages that a sentence asks for in plain words, whatever else it tells about them. */
export function findLanguageRequirements(posting: PostingText, part: StatementPart): PostingRequirement[] {
  const all = withoutOwnLanguage(posting.view, part, mentionsIn(posting, part));
  const mentions = all.filter(({ term }) => term.kind === 'language');
  return groupMentions(posting.view, mentions, part.end)
    .filter((group) => {
      const { end } = group.at(-1) as Mention;
      const start = group[0]?.start ?? end;
      if (WHO_SPEAK.test(posting.view.slice(part.start, start))) return true;
      if (IF_YOU_SPEAK.test(posting.view.slice(Math.max(0, start - REACH), start))) return true;
      return group.some((one) =>
        WISHED.test(posting.view.slice(one.end, Math.min(part.end, one.end + REACH))),
      );
    })
    .map((group) => termRequirement(posting, part, group));
}

/** "Bilingual (English/Spanish)" asks for Spanish, "communicate effectively in Spanish" for Spanish alone. */
export function withoutOwnLanguage(view: string, { start, end }: Range, all: Mention[]): Mention[] {
  const mentions = all.filter((mention, index) => {
    if (mention.term.kind === 'language' && (isSubject(view, mention) || isLanguageOfOthers(view, mention)))
      return false;
    const next = all[index + 1];
    const isIn = next?.term.kind === 'language' && /^ in\s$/i.test(view.slice(mention.end, next.start));
    return !(isIn && COMMUNICATION.has(mention.term.id));
  });
  if (!/\bbilingual(?:ism)?\b/i.test(view.slice(start, end))) return mentions;
  const languages = mentions.filter(({ term }) => term.kind === 'language');
  if (languages.every(({ term }) => term.id === ENGLISH)) return mentions;
  return mentions.filter(({ term }) => term.id !== ENGLISH && term.id !== 'foreign-languages');
}

const OTHERS =
  "\\b(?:students?|children|families|parents|clients?|patients?|learners?|people|customers?|guests?|residents?|those|speaking)\\b[^.;,]{0,40}\\b(?:(?:first|primary|native|home|main|second) language (?:is|was)(?: not)?|languages? other than|(?:do|does|did)(?: not|n['’]t) speak)";
const BEFORE_LANGUAGE_OF_OTHERS = new RegExp(`(?:${OTHERS} |\\bnon-? ?)$`, 'i');
const LANGUAGE_OF_OTHERS = new RegExp(`${OTHERS}\\b|\\bnon-english[- ]speaking\\b`, 'i');

/** "Students whose first language is not English", "families who speak a language other than English". */
const isLanguageOfOthers = (view: string, { start }: Mention): boolean => {
  const before = view.slice(Math.max(0, start - REACH), start);
  return BEFORE_LANGUAGE_OF_OTHERS.test(before) || ANY_BUT.test(before);
};
/** "A language other than English" */
const ANY_BUT = /\blanguages? other than $/i;

/** Whether part of a statement tells of people by their language. */
export const tellsLanguageOfOthers = (words: string): boolean => LANGUAGE_OF_OTHERS.test(words);

const isSubject = (view: string, { start, end }: Mention): boolean =>
  /\b(?:plain|simple|everyday|clear|good|proper) $/i.test(view.slice(Math.max(0, start - REACH), start)) ||
  AS_A_SUBJECT.test(view.slice(end, end + REACH));

/** "English grammar", "English language arts": a subject, which somebody speaks no less than another. */
const AS_A_SUBJECT =
  /^ (?:grammar|usage|punctuation|spelling|composition|literature|language arts|immersion|learners?|language (?:learners?|development|acquisition))\b/i;

const COMMUNICATION: ReadonlySet<string> = new Set([VERBAL_COMMUNICATION, WRITTEN_COMMUNICATION]);
