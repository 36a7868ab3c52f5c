import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { MONTHS, PRESENT_WORDS, RANGE_WORDS, SINCE_WORDS } from '../words/date-words.ts';

const MAX_HEAD = RESUME_NUMBERS.maxPlainHead.value;
const MAX_CAPITALS = RESUME_NUMBERS.maxPlainCapitals.value;

/**
 * A résumé that is written in lower case, with the headings of its jobs and the name at its top as most people write
 * them. Any other text is returned as it is. The length stays the same.
 */
export function withCapitalizedHeads(text: string): string {
  if (!isLowerCase(text) || !DATED.test(text)) return text;
  const lines = text.split('\n');
  const [name] = lines.flatMap((line, index) => (isBlank(line) || ADDRESS.test(line) ? [] : [index]));
  return lines
    .map((line, index) => (index === name || isHead(lines, index) ? capitalized(line) : line))
    .join('\n');
}

const ADDRESS = /[\d@]/;

/** Names such as "NHS" may stand in it. */
const isLowerCase = (text: string): boolean => {
  const [letters, capitals] = [/\p{L}/gu, /\p{Lu}/gu].map((kind) => text.match(kind)?.length ?? 0);
  return capitals! <= letters! * MAX_CAPITALS;
};

const DATED = /\b(?:19|20)\d{2}\b/;
/** The words that may stand in a line of dates. */
const DATE_WORDS: ReadonlySet<string> = new Set(
  [...Object.keys(MONTHS), ...PRESENT_WORDS, ...RANGE_WORDS, ...SINCE_WORDS].flatMap((words) =>
    words.split(' '),
  ),
);
const BULLET = /^\s*[-–*•]/;

const isDated = (line: string | undefined): boolean => DATED.test(line ?? '');
const isBlank = (line: string | undefined): boolean => !/\p{L}|\d/u.test(line ?? '');
const isOnlyDates = (line: string): boolean =>
  isDated(line) && (line.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => DATE_WORDS.has(word));

/** Whether a line has the dates of a job, or is one of the two above or, where the dates stand first, below them. */
function isHead(lines: readonly string[], index: number): boolean {
  const line = lines[index]!;
  if (BULLET.test(line) || isBlank(line) || line.trim().split(/\s+/).length > MAX_HEAD) return false;
  if (isDated(line)) return true;
  const standsAbove = (by: number): boolean =>
    lines.slice(index + 1, index + by).every((between) => !isBlank(between) && !BULLET.test(between)) &&
    isOnlyDates(lines[index + by] ?? '');
  const standsBelow = (by: number): boolean =>
    isOnlyDates(lines[index - by] ?? '') &&
    isBlank(lines[index - by - 1]) &&
    !lines.slice(index - by + 1, index).some(isBlank);
  return [1, 2].some((by) => standsAbove(by) || standsBelow(by));
}

const FIRST_LETTER =
  /(?<![\p{L}\d@.'’])(?!(?:of|and|for|in|at|to|a|with|on|by|or)\b)[a-z](?=[\p{L}'’-]*(?![\p{L}@]))/gu;

const capitalized = (line: string): string => line.replace(FIRST_LETTER, (letter) => letter.toUpperCase());
