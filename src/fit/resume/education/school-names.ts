import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { wordSet } from '../../text/word-set.ts';
import { trimmed } from '../layout/spans.ts';
import { isPlace, isStateCode } from '../person/places.ts';
import { EMPLOYER_NOUNS } from '../words/employer-words.ts';
import { CITIES, REGIONS } from '../words/place-words.ts';
import { SCHOOL_NOUNS, SCHOOL_STEM, SUB_SCHOOL_NOUNS, WEAK_SCHOOL_NOUNS } from '../words/school-words.ts';
import { STUDY_LINKS, STUDY_WORDS } from '../words/study-words.ts';
import { bareWord, isTitleNoun } from '../work/part-kinds.ts';

/** A school found in a piece of text, with the field and place found beside it. */
export type SchoolName = Range & { field?: Range; place?: Range; partOfOther: boolean };

/** Words after which the name of a school has ended. */
const ENDS_NAME =
  /^(?:city|state|gpa|cgpa|graduat(?:ed|ion|ing)|expected|anticipated|present|current|major(?:ed|ing)?|minor|honou?rs|certifications?|skills)$/;

type Word = { raw: string; low: string; start: number; end: number };

const MAX_WORDS = RESUME_NUMBERS.maxSchoolWords.value;
const MAX_SMALL = RESUME_NUMBERS.maxSmallInSchool.value;
const LEAD = wordSet(
  'degree completed attended studied graduated from at in of the by to von an der present current',
);
/** Small words inside of names. */
export const LINKS = wordSet(`
  of at for de del in and & für der und du des la le di do da the zu van von a y et
`);
const GENERIC = wordSet(`
  elementary middle high higher school schools secondary primary public private training institute
  institution board education of year the district city name college university grade campus
`);
/** Words after a school noun that make it something else: "College courses", "University press". */
const NOT_A_SCHOOL_BEFORE = wordSet(`
  program programs programme project projects press courses course coursework assessment students student
  scholarship society club council committee library fair level degree graduate diploma certificate board
  district-wide activities credit credits
`);

/**
 * Finds the name of a school in a piece without separators. After a degree, the piece may begin with the field: "Nursing
 * Elm State University Salem".
 */
export function schoolIn(view: string, piece: Range, afterDegree: boolean): SchoolName | undefined {
  const words = wordsIn(view, piece);
  if (words.length === 0 || words.length >= MAX_WORDS) return undefined;
  const noun = words.findIndex((word) => isSchoolNoun(word));
  if (noun < 0) return shortNameIn(view, piece);
  const last = lastNoun(words);
  const weak = words.every((word) => !isSchoolNoun(word) || WEAK_SCHOOL_NOUNS.has(bareWord(word.low)));
  if (weak && !isExaminationBoard(words, last) && !isFaculty(words, noun)) return undefined;
  const from = startOf(words, noun, afterDegree);
  const to = endOf(view, words, last);
  if (to === undefined || to < noun) return undefined;
  const named = words.slice(from, to + 1);
  if (!isName(view, named, words)) return undefined;
  const range = trimmed(view, named[0]!.start, named.at(-1)!.end);
  if (!range) return undefined;
  const field = fieldIn(words.slice(0, from)) ?? fieldIn(words.slice(to + 1));
  const place = to < words.length - 1 ? placeIn(view, words.slice(to + 1)) : undefined;
  return {
    ...range,
    partOfOther: isPartOfUniversity(named),
    ...(field ? { field } : {}),
    ...(place ? { place } : {}),
  };
}

/** "UC Davis", "Penn State": universities by the names that everybody calls them. */
const SHORT_NAME =
  /^(?:(?:UC|UT|UNC|CSU|UMass|Cal State|Cal Poly) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?:Penn|Ohio|Michigan|Iowa|Arizona|Florida|Kansas|Oregon|Washington|Oklahoma|Colorado|Utah|Boise|Fresno|San Diego|San Jos[eé]|NC|Mississippi|Montana|Kent|Ball|Wichita|Wayne|Cleveland|Portland|Georgia|Louisiana) State|(?:Georgia|Virginia|Texas|Louisiana|Michigan|Illinois) Tech|Texas A&M|Cal Poly|Caltech|UCLA|USC|UCSD|NYU|LSU|BYU|UMass)$/u;

function shortNameIn(view: string, { start, end }: Range): SchoolName | undefined {
  return SHORT_NAME.test(view.slice(start, end)) ? { start, end, partOfOther: false } : undefined;
}

/** The number of words at the start that belong to a field of study. */
export function studyRun(words: { low: string }[]): number {
  let run = 0;
  while (run < words.length && STUDY_WORDS.has(words[run]!.low)) run++;
  while (run > 0 && STUDY_LINKS.has(words[run - 1]!.low)) run--;
  return run;
}

export function wordsIn(view: string, range: Range): Word[] {
  const end = Math.min(range.end, range.start + 240);
  return [...view.slice(range.start, end).matchAll(/[\p{L}\p{N}&][\p{L}\p{N}&'.+-]*/gu)]
    .slice(0, MAX_WORDS)
    .map((match) => ({
      raw: match[0],
      low: match[0].toLowerCase().replace(/[.']+$/, ''),
      start: range.start + match.index,
      end: range.start + match.index + match[0].length,
    }));
}

export function isSchoolNoun({ low, raw }: { low: string; raw: string }): boolean {
  return SCHOOL_NOUNS.has(low) || (raw.endsWith('.') && SCHOOL_NOUNS.has(`${low}.`)) || SCHOOL_STEM.test(low);
}

const BOARDS =
  /^(?:state|secondary|examination|education|central|intermediate|technical|matriculation|cbse|icse|u\.p|m\.p|h\.p|a\.p|up|mp|ap)$/;

/** True for an examination board ("Kerala State Board") but not for an advisory board. */
function isExaminationBoard(words: Word[], at: number): boolean {
  if (/campus/.test(words[at]!.low)) return true;
  return (
    words.length < 9 &&
    words.some((word) => word.low === 'board') &&
    words.some((word) => BOARDS.test(word.low) || REGIONS.has(word.low))
  );
}

const lastNoun = (words: Word[]) => words.findLastIndex((word) => isSchoolNoun(word));

const isFaculty = (words: Word[], noun: number) =>
  /^faculty$/.test(words[noun]!.low) && words[noun + 1]?.low === 'of';

/** The first word of the name, after "Completed at", a field of study or the lower-case words of a sentence. */
function startOf(words: Word[], noun: number, afterDegree: boolean): number {
  let from = 0;
  for (let i = 0; i < noun; i++) {
    const { raw, low } = words[i]!;
    const isLeadIn = /^\p{Ll}/u.test(raw) && (!LINKS.has(low) || /^(?:from|at|in|by)$/.test(low));
    if (isLeadIn && words.slice(i + 1, noun + 1).some((word) => /^\p{Lu}/u.test(word.raw))) from = i + 1;
  }
  while (from < noun && /^[\d.,]+$/.test(words[from]!.raw)) from++;
  const ahead = studyRun(words.slice(from, noun + 1));
  const run = afterDegree || isFieldBefore(words.slice(from), noun - from, ahead) ? ahead : 0;
  const leavesName = from + run < noun || /^(?:of|für|de|for)$/.test(words[noun + 1]?.low ?? '');
  if (run > 0 && leavesName && from + run <= noun) from += run;
  while (from < noun && LEAD.has(words[from]!.low)) from++;
  return from;
}

/**
 * One word of a field may be part of the name ("Graphic Era University"); two of them before a name are a field, and so is
 * what no university calls itself: "Marketing Elm University", "Accounting University of Elmsford".
 */
function isFieldBefore(words: Word[], noun: number, ahead: number): boolean {
  if (ahead === 0 || !/^(?:university|college)$/.test(words[noun]!.low)) return false;
  const isNoName = ahead > 1 || FIELDS_ALONE.has(words[0]!.low);
  const isOfSomewhere =
    ahead === noun &&
    words[noun]!.low === 'university' &&
    words[noun + 1]?.low === 'of' &&
    !MAY_QUALIFY_UNIVERSITY.has(words[noun - 1]!.low);
  return isNoName && (ahead < noun || isOfSomewhere);
}
const FIELDS_ALONE = wordSet(`
  accounting advertising architecture biology chemistry communication communications counseling economics finance geography history
  journalism kinesiology management marketing mathematics nursing philosophy physics politics psychology sociology statistics taxation
`);
const MAY_QUALIFY_UNIVERSITY = wordSet('agricultural arts medical science sciences technical technology');

/** "Universidad Nacional Autónoma de México": what kind of school it is follows. */
const BEFORE_ADJECTIVE =
  /^(?:universid(?:ad|ade)|università|université|universitatea|instituto|politehnica|politecnico)$/;

/** The last word of the name, or undefined if the noun only modifies another one: "School Counselor". */
function endOf(view: string, words: Word[], noun: number): number | undefined {
  const next = words[noun + 1];
  if (!next) return noun;
  if (NOT_A_SCHOOL_BEFORE.has(next.low) || isTitleNoun(next.low)) return undefined;
  if (!LINKS.has(next.low) && !BEFORE_ADJECTIVE.test(words[noun]!.low)) {
    const tail = words.slice(noun + 1, noun + 4);
    if (ENDS_NAME.test(next.low)) return noun;
    if (EMPLOYER_NOUNS.has(next.low) && !STUDY_WORDS.has(next.low)) return undefined;
    if (
      studyRun(words.slice(noun + 1)) === words.length - noun - 1 &&
      /^(?:university|college)$/.test(words[noun]!.low)
    )
      return noun;
    const ended = /^\p{Ll}/u.test(next.raw) || /^(?:city|state)$/.test(next.low) || words.length - noun > 4;
    if (ended || isPlaceLike(view, tail.slice(1)))
      return isPlaceLike(view, tail.slice(0, 1)) ? noun + 1 : noun;
    return Math.min(words.length - 1, noun + 3);
  }
  let end = noun;
  for (let i = noun + 1; i < words.length && i < noun + 10; i++) {
    const word = words[i]!;
    if (LINKS.has(word.low)) continue;
    if (/^\p{Ll}/u.test(word.raw) && !STUDY_WORDS.has(word.low)) break;
    if (word.low !== 'city' && ENDS_NAME.test(word.low)) break;
    if (word.low === 'city' && !CITIES.has(`${words[i - 1]!.low} city`)) break;
    end = i;
  }
  return withoutField(words, noun, end);
}

/** "University of Elmshire Business Administration": cuts off a field directly after the name. */
function withoutField(words: Word[], noun: number, end: number): number {
  let from = end + 1;
  while (from > noun + 3 && STUDY_WORDS.has(words[from - 1]!.low) && !LINKS.has(words[from - 1]!.low)) from--;
  const before = words[from - 1];
  const named = before && !LINKS.has(before.low) && !STUDY_WORDS.has(before.low);
  return named && end + 1 - from >= 2 ? from - 1 : end;
}

function isPlaceLike(view: string, tail: Word[]): boolean {
  if (!tail[0]) return false;
  const range = { start: tail[0]!.start, end: tail.at(-1)!.end };
  return isPlace(view.slice(range.start, range.end)) || isPlace(tail[0]!.raw) || isStateCode(tail[0]!.raw);
}

function placeIn(view: string, tail: Word[]): Range | undefined {
  const range = { start: tail[0]!.start, end: tail.at(-1)!.end };
  return isPlace(view.slice(range.start, range.end)) ? range : undefined;
}

function fieldIn(words: Word[]): Range | undefined {
  const run = studyRun(words);
  if (run === 0 || !/^\p{Lu}/u.test(words[0]!.raw)) return undefined;
  return { start: words[0]!.start, end: words[run - 1]!.end };
}

function isName(view: string, named: Word[], all: Word[]): boolean {
  if (opensSentence(named)) return false;
  if (named.length > 12 || named.every((word) => GENERIC.has(word.low))) return false;
  if (named.length < 2) {
    const only = named[0]!;
    if (/^(?:cbse|icse|ssc|hsc|board)$/.test(only.low)) return false;
    return (
      /^\p{Lu}[\p{Lu}-]{2,6}$/u.test(only.raw) ||
      (/^\p{Lu}/u.test(only.raw) && /.(?:college|universit)/i.test(only.raw))
    );
  }
  const small = named.filter(
    (word) =>
      /^\p{Ll}/u.test(word.raw) && !LINKS.has(word.low) && !isSchoolNoun(word) && !STUDY_WORDS.has(word.low),
  ).length;
  // A name may be all in lower case ("br day public school"), but not inside a sentence.
  const whole = all.length <= 7 && all.every((word) => /^\p{Ll}/u.test(word.raw));
  const capital = named.some((word) => /^[\p{Lu}\d]/u.test(word.raw));
  return (
    ((capital && small < named.length * MAX_SMALL) || whole) &&
    /^["'(]?[\p{L}\d]/u.test(view.slice(named[0]!.start))
  );
}

/** "Attending Elm College", unlike "Wing Luke College" */
function opensSentence(named: Word[]): boolean {
  const [first] = named;
  if (!/^\p{L}+ing$/u.test(first!.low) || STUDY_WORDS.has(first!.low)) return false;
  const isUniversity = named.some(({ low }) => low === 'university' || low === 'college');
  return /^\p{Ll}/u.test(first!.raw) || !isUniversity || DOING.has(first!.low);
}
const DOING = wordSet(`
  advising assisting attending beginning building coaching completing continuing coordinating creating developing directing during
  enrolling entering finishing following graduating helping including leading learning managing obtaining performing
  preparing presenting providing pursuing recruiting researching serving starting studying supporting taking transferring tutoring
  using visiting volunteering working writing
`);

/** "Faculty of Law", "School of Nursing", "Clayton Campus": part of a university. */
function isPartOfUniversity(named: Word[]): boolean {
  if (/campus|faculty/.test(named.at(-1)!.low)) return true;
  const noun = named.findIndex((word) => isSchoolNoun(word));
  const others = named.some((word, index) => index !== noun && /^univ/.test(word.low));
  return SUB_SCHOOL_NOUNS.has(named[noun]?.low ?? '') && noun === 0 && !others;
}
