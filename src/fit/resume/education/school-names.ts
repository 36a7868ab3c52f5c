import type { Range } from '../../../shared/range.ts';
import { wordSet } from '../../text/word-set.ts';
import { trimmed } from '../layout/spans.ts';
import { isPlace, isStateCode } from '../person/places.ts';
import { EMPLOYER_NOUNS } from '../words/employer-words.ts';
import { CITIES, REGIONS } from '../words/place-words.ts';
import { SCHOOL_NOUNS, SCHOOL_STEM, SUB_SCHOOL_NOUNS, WEAK_SCHOOL_NOUNS } from '../words/school-words.ts';
import { STUDY_LINKS, STUDY_WORDS } from '../words/study-words.ts';
import { isTitleNoun, stripped } from '../work/part-kinds.ts';

/** A school found in a piece of text, with what else stood in the piece. */
export type SchoolName = Range & { field?: Range; place?: Range; partOfOther: boolean };

/** Words of the line that go on behind a school's name. */
const ENDS_NAME =
  /^(?:city|state|gpa|cgpa|graduat(?:ed|ion|ing)|expected|anticipated|present|current|major(?:ed|ing)?|minor|honou?rs|certifications?|skills)$/;

type Word = { raw: string; low: string; start: number; end: number };

const MOST_WORDS = 24;
const LEAD = new Set([
  'degree',
  'completed',
  'attended',
  'studied',
  'graduated',
  'from',
  'at',
  'in',
  'of',
  'the',
  'by',
  'to',
  'von',
  'an',
  'der',
]);
const LINKS = wordSet(`
  of at for de del in and & für der und du des la le di do da the zu van von a y et
`);
const GENERIC = new Set(
  'elementary middle high higher school schools secondary primary public private training institute institution board education of year the district city name college university grade campus'.split(
    ' ',
  ),
);
/** Words that follow a school's noun where it is no school's name: "College courses", "University press". */
const NO_NAME = new Set(
  'program programs programme project projects press courses course coursework assessment students student scholarship society club council committee library fair level degree graduate diploma certificate board district-wide activities credit credits'.split(
    ' ',
  ),
);

/**
 * The name of a school inside a piece that no mark cuts further. Behind a degree it may begin with the field:
 * "Nursing Elm State University Salem".
 */
export function schoolIn(view: string, piece: Range, behindDegree: boolean): SchoolName | undefined {
  const words = wordsIn(view, piece);
  if (words.length === 0 || words.length >= MOST_WORDS) return undefined;
  const noun = words.findIndex((word) => isSchoolNoun(word));
  if (noun < 0) return undefined;
  const last = lastNoun(words);
  const weak = words.every((word) => !isSchoolNoun(word) || WEAK_SCHOOL_NOUNS.has(stripped(word.low)));
  if (weak && !namesBoard(words, last) && !namesFaculty(words, noun)) return undefined;
  const from = startOf(words, noun, behindDegree);
  const to = endOf(view, words, last);
  if (to === undefined || to < noun) return undefined;
  const named = words.slice(from, to + 1);
  if (!isName(view, named, words)) return undefined;
  const range = trimmed(view, named[0]!.start, named.at(-1)!.end);
  if (!range) return undefined;
  const field = fieldBefore(words.slice(0, from)) ?? fieldBefore(words.slice(to + 1));
  const place = to < words.length - 1 ? placeBehind(view, words.slice(to + 1)) : undefined;
  return {
    ...range,
    partOfOther: namesPart(named),
    ...(field ? { field } : {}),
    ...(place ? { place } : {}),
  };
}

/** How many words at the front are those of a field of study. */
export function studyRun(words: { low: string }[]): number {
  let run = 0;
  while (run < words.length && STUDY_WORDS.has(words[run]!.low)) run++;
  while (run > 0 && STUDY_LINKS.has(words[run - 1]!.low)) run--;
  return run;
}

export function wordsIn(view: string, range: Range): Word[] {
  const end = Math.min(range.end, range.start + 240);
  return [...view.slice(range.start, end).matchAll(/[\p{L}\p{N}&][\p{L}\p{N}&'.+-]*/gu)]
    .slice(0, MOST_WORDS)
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

/** "Kerala State Board" examines schools, an advisory board does not. */
function namesBoard(words: Word[], at: number): boolean {
  if (/campus/.test(words[at]!.low)) return true;
  return (
    words.length < 9 &&
    words.some((word) => word.low === 'board') &&
    words.some((word) => BOARDS.test(word.low) || REGIONS.has(word.low))
  );
}

const lastNoun = (words: Word[]) => words.findLastIndex((word) => isSchoolNoun(word));

const namesFaculty = (words: Word[], noun: number) =>
  /^faculty$/.test(words[noun]!.low) && words[noun + 1]?.low === 'of';

/** Past "Completed at", a field of study, or a sentence's small words. */
function startOf(words: Word[], noun: number, behindDegree: boolean): number {
  let from = 0;
  for (let i = 0; i < noun; i++) {
    const { raw, low } = words[i]!;
    const said = /^\p{Ll}/u.test(raw) && (!LINKS.has(low) || /^(?:from|at|in|by)$/.test(low));
    if (said && words.slice(i + 1, noun + 1).some((word) => /^\p{Lu}/u.test(word.raw))) from = i + 1;
  }
  while (from < noun && /^[\d.,]+$/.test(words[from]!.raw)) from++;
  const ahead = studyRun(words.slice(from, noun + 1));
  // "Graphic Era University" has a field's word in its name; two such words and a name behind them are a field.
  const run =
    behindDegree || (ahead > 1 && from + ahead < noun && /^(?:university|college)$/.test(words[noun]!.low))
      ? ahead
      : 0;
  const stands = from + run < noun || /^(?:of|für|de|for)$/.test(words[noun + 1]?.low ?? '');
  if (run > 0 && stands && from + run <= noun) from += run;
  while (from < noun && LEAD.has(words[from]!.low)) from++;
  return from;
}

/** The last word of the name, or undefined where the noun only describes another: "School Counselor". */
function endOf(view: string, words: Word[], noun: number): number | undefined {
  const next = words[noun + 1];
  if (!next) return noun;
  if (NO_NAME.has(next.low) || isTitleNoun(next.low)) return undefined;
  if (!LINKS.has(next.low)) {
    const tail = words.slice(noun + 1, noun + 4);
    if (ENDS_NAME.test(next.low)) return noun;
    if (EMPLOYER_NOUNS.has(next.low) && !STUDY_WORDS.has(next.low)) return undefined;
    if (
      studyRun(words.slice(noun + 1)) === words.length - noun - 1 &&
      /^(?:university|college)$/.test(words[noun]!.low)
    )
      return noun;
    const apart = /^\p{Ll}/u.test(next.raw) || /^(?:city|state)$/.test(next.low) || words.length - noun > 4;
    if (apart || isPlaceLike(view, tail.slice(1)))
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

/** "University of Elmshire Business Administration": the field that runs on behind the name is none of it. */
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

function placeBehind(view: string, tail: Word[]): Range | undefined {
  const range = { start: tail[0]!.start, end: tail.at(-1)!.end };
  return isPlace(view.slice(range.start, range.end)) ? range : undefined;
}

function fieldBefore(words: Word[]): Range | undefined {
  const run = studyRun(words);
  if (run === 0 || !/^\p{Lu}/u.test(words[0]!.raw)) return undefined;
  return { start: words[0]!.start, end: words[run - 1]!.end };
}

function isName(view: string, named: Word[], all: Word[]): boolean {
  if (/^\p{L}+ing$/u.test(named[0]!.low) && !STUDY_WORDS.has(named[0]!.low)) return false;
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
  // "br day public school" is written so throughout; inside a sentence small letters are no name.
  const whole = all.length <= 7 && all.every((word) => /^\p{Ll}/u.test(word.raw));
  const capital = named.some((word) => /^[\p{Lu}\d]/u.test(word.raw));
  return (
    ((capital && small < named.length * 0.25) || whole) &&
    /^["'(]?[\p{L}\d]/u.test(view.slice(named[0]!.start))
  );
}

/** "Faculty of Law", "School of Nursing", "Clayton Campus": no name of its own beside a university's. */
function namesPart(named: Word[]): boolean {
  if (/campus|faculty/.test(named.at(-1)!.low)) return true;
  const noun = named.findIndex((word) => isSchoolNoun(word));
  const others = named.some((word, index) => index !== noun && /^univ/.test(word.low));
  return SUB_SCHOOL_NOUNS.has(named[noun]?.low ?? '') && noun === 0 && !others;
}
