import type { Range } from '../../../shared/range.ts';
import { isOneTitle } from '../../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { lowerWords } from '../layout/spans.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { ABBREVIATIONS } from '../words/abbreviations.ts';
import { describesAction, isTitleNoun } from './part-kinds.ts';

/**
 * What begins a text behind a column of dates and names the job: "Elm Utilities" of "2018-present   Elm Utilities. Dozers and
 * scrapers on …", "Apprentice, Elm Homes" of "2017-2020  Apprentice, Elm Homes. Tract houses …".
 */
export function headBehindDates(view: string, segment: ResumeSegment): Range | undefined {
  if (segment.gap !== 'spaces' || segment.bullet) return undefined;
  const name = NAMES_AND_STOP.exec(openingOf(view, segment))?.[0];
  if (name) return { start: segment.start, end: segment.start + name.length };
  const job = jobBesideDates(view, segment);
  return job && job.end < segment.end ? job : undefined;
}

/**
 * What opens a description and names the job, up to the end of its sentence or line: "Radio ad sales, KXYZ" behind a column of dates,
 * or "Kitchen designer, Elm Home Center" below dates alone, where it must begin with a title.
 */
export function jobBesideDates(view: string, segment: ResumeSegment): Range | undefined {
  const sentence = segment.bullet ? undefined : SENTENCE.exec(openingOf(view, segment))?.[0];
  if (sentence === undefined || NO_JOB.test(sentence) || view.charAt(segment.start + sentence.length) === ':')
    return undefined;
  const first = FIRST_PART.exec(sentence)?.[0] ?? sentence;
  const words = lowerWords(first);
  const isTitle = isOneTitle(first) || isTitleNoun(words.at(-1) ?? '') || OWN_BUSINESS.test(first);
  const isName = isTitle && !OF_SOMETHING.test(first);
  if (words.length > LONGEST_NAME || (!isName && (segment.gap === 'line' || describesAction(sentence))))
    return undefined;
  return { start: segment.start, end: segment.start + sentence.length };
}

const openingOf = (view: string, { start, end }: Range): string =>
  view.slice(start, Math.min(end, start + LONGEST_OPENING));

const NAME =
  "(?:\\p{Lu}[\\p{L}'’&-]*|&|of|and|the)(?: (?:\\p{Lu}[\\p{L}'’&-]*|St\\.|&|of|and|the|\\([^()]{2,20}\\))){1,6}";
/**
 * "Elm Utilities", "St. Brendan Hospital, Duluth", "Field Investigator, Claims, Elm Casualty", "Elm Exteriors, Ashtabula - lead
 * man": names, a town and a title.
 */
const NAMES_AND_STOP = new RegExp(
  `^(?:St\\. )?${NAME}(?:, \\p{Lu}[\\p{L}'’&-]+(?: \\p{Lu}[\\p{L}'’&-]+){0,3}){0,3}(?: [-–] \\p{Ll}[\\p{L}-]{2,20}(?: \\p{Ll}[\\p{L}-]{1,20}){0,2})?(?=\\. \\S|, \\d)`,
  'u',
);

/** Up to a full stop that ends no abbreviation, a semicolon, a colon or the end of the line. */
const SENTENCE = new RegExp(
  `^\\p{L}[^;:\\n]{1,110}?(?=(?<!\\b(?:${ABBREVIATIONS}))\\.(?: |$)|[;:]| ?\\n|$)`,
  'iu',
);
const FIRST_PART = /^[^,/(–]+?(?= ?(?:[,/(–]| - | at | for | then ))/u;
/** Time off, and time at school. */
const NO_JOB =
  /^(?:off\b|at home|home with|stay[- ]at[- ]home|raising|caring|care of|family|parental|maternity|retired|unemployed|between jobs|travel|studie|student|school|college|(?:coding )?bootcamp|courses?\b|trade school|apprentice school|\d)/iu;
/** "Lead two techs and a groundskeeper" */
const OF_SOMETHING = / (?:an?|the|my|our|all|two|three|four|five|six|\d+) /i;
const OWN_BUSINESS = /^(?:own (?:business|shop|company)|self[- ]employed|freelance)$/i;
const LONGEST_OPENING = RESUME_NUMBERS.maxHead.value;
const LONGEST_NAME = RESUME_NUMBERS.maxNameWords.value;
