import { findPeopleLed, PEOPLE } from '../../lexicon/people-led.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';

/** "In a lead or supervisory capacity", "three years of management experience": leading, without those who are led. */
const LEADING =
  /\b(?:supervis(?:ing|ory)|supervision of|managerial|in charge of|as (?:an? )?(?:[a-zà-ÿ]+,? (?:or )?){0,2}(?:lead(?! (?!or\b|and\b|in\b|at\b|for\b|of\b|on\b|with\b)\p{L})|leader|supervisor|keyholder|foreman)\b|in (?:an? )?(?:[a-zà-ÿ]+,? (?:or )?){0,2}(?:lead|leadership|supervisor|management) (?:or [a-zà-ÿ]+ )?(?:role|capacity|position)s?|(?:leading|managing|coaching) (?:an? |the |other )?(?:[a-zà-ÿ]+ ){0,2}(?:team|crew|staff|people|employees|teams|crews|technicians|workers|reports)|(?:people|staff|team|personnel) (?:management|leadership|supervision)|supervisor experience|(?<!\b(?:thought|technical|product|project|market|opinion|category|design|brand|student|youth|worship|functional|church) )leadership experience|supervisory experience|(?:^|years?['’]? )(?:of )?(?:progressive |prior |previous |direct )?(?:management|leadership) experience)\b/iu;
/** Being supervised, and leading projects rather than people. */
const NOT_LEADING =
  /\b(?:under|minimal|without|little|close|limited|general|direct) (?:[a-zà-ÿ]+ )?supervis[a-zà-ÿ]+/i;

/** True if what years of work must be in is leading people. */
export const asksToLead = (words: string): boolean =>
  (LEADING.test(words.trim()) || findPeopleLed(words).length > 0) && !NOT_LEADING.test(words);

/** "Evaluates the performance of nurses", "conducts performance reviews of staff": what only those do who lead. */
const JUDGES_WORK = new RegExp(
  `\\bevaluat(?:e|es|ing) (?:the )?(?:work |job )?performance of (?:[\\p{L}-]+ ){0,4}?(?:${PEOPLE}|staff|teams?|personnel|crews?)\\b|\\b(?:conduct|writ|giv|prepar)\\p{L}* (?:annual |employee |staff |regular )*performance (?:reviews|evaluations|appraisals)(?=\\W*$|[.,;]| (?:of|for|with|and) (?:all |their |your |the )?(?:[\\p{L}-]+ ){0,3}?(?:${PEOPLE}|staff|teams?|personnel)\\b)`,
  'iu',
);
const BEGINS_WITHIN = REQUIREMENT_NUMBERS.leadingBeginsWithin.value;
const REST = REQUIREMENT_NUMBERS.leadingReads.value;

/** True for a requirement that begins with leading people: "Ability to supervise nurses", not "Keep budgets and supervise clerks". */
export function asksToLeadPeople(words: string): boolean {
  const [first] = findPeopleLed(words.slice(0, BEGINS_WITHIN + REST));
  const judges = words.includes('performance') ? JUDGES_WORK.exec(words)?.index : undefined;
  return (
    Math.min(first?.start ?? words.length, judges ?? words.length) < Math.min(words.length, BEGINS_WITHIN)
  );
}

/** True for "Supervise four payroll specialists and one tax analyst", which asks for nothing else. */
export function onlyLeads(words: string): boolean {
  const [first] = findPeopleLed(words);
  return first?.start === 0 && /^[^,;]{0,40}$/.test(words.slice(first.end));
}
