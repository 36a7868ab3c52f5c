import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { LONE_RETURN } from '../../text/plain-blanks.ts';

/** A text with normalized spacing, and the position of each of its characters in the original text. */
export type EvenText = {
  text: string;
  /** The original offset of the character at `at`; for the end of the text, the original end. */
  startOf: (at: number) => number;
  /** The original offset directly after the character before `at`. */
  endOf: (at: number) => number;
};

const BLANKS = /[ \u00a0\u2000-\u200a\u202f\u3000]+/g;
/** Soft hyphens and zero-width characters inside words. */
const INVISIBLE = /\u00ad|(?<=\p{L})[\u200b\u2060\ufeff](?=\p{L})/gu;
/** The first of the two characters that end a line on Windows. */
const WINDOWS_RETURN = /\r(?=\n)/g;
const LABELS =
  'company|employer|organi[sz]ation|position|designation|job title|title|role|period|duration|dates?|duties|job scope|location|school|institution|qualification|course|degree|year|cgpa|client|name|surname|first names?|last name|phone|mobile|address|nationality|languages?';
/** What stands between a label and its value in a form: "Company        :   Elm Ltd". */
const BEFORE_COLON = new RegExp(`(?<=^[ \\t]*(?:${LABELS}))[ \\t]{1,40}(?=:)`, 'gim');
const BEHIND_LABEL = new RegExp(`(?<=^[ \\t]*(?:${LABELS})[ \\t]{0,40}:)(?:[ \\t]{2,}|\\t)(?=\\S)`, 'gim');
/** "1. Elm Ltd" above "Position: Clerk" */
const NUMBER_ABOVE_LABEL =
  /(?<=^[ \t]*)\d{1,2}\. (?=[^\n]{3,80}\n[ \t]*(?:position|designation|role|title|job title|duration|period) ?:)/gim;
const UNEVEN = /[\t\u00a0\u00ad\u2000-\u200b\u202f\u2060\u3000\ufeff\r]| {2}| :|^[ \t]*\d{1,2}\. /m;

/**
 * Removes soft hyphens and the carriage return of CRLF, and replaces every kind of blank with a space and a lone carriage
 * return with a line feed. If most words are two or more blanks apart (justified text from a PDF), such a gap becomes one
 * space; wider gaps stay proportionally wide. Linear in the length of the text.
 */
export function evenText(text: string): EvenText {
  if (!UNEVEN.test(text)) return { text, startOf: (at) => at, endOf: (at) => at };
  const usual = typicalGap(text);
  const drops: [from: number, to: number][] = [];
  for (const { index } of text.matchAll(INVISIBLE)) drops.push([index, index + 1]);
  for (const { index } of text.matchAll(WINDOWS_RETURN)) drops.push([index, index + 1]);
  for (const { index, 0: blanks } of text.matchAll(BEHIND_LABEL))
    if (blanks.length > 1) drops.push([index + 1, index + blanks.length]);
  for (const { index, 0: dropped } of [...text.matchAll(BEFORE_COLON), ...text.matchAll(NUMBER_ABOVE_LABEL)])
    drops.push([index, index + dropped.length]);
  if (usual > 1) {
    for (const { index, 0: blanks } of text.matchAll(BLANKS)) {
      const kept = Math.ceil(blanks.length / usual);
      if (kept < blanks.length) drops.push([index + kept, index + blanks.length]);
    }
  }
  drops.sort((a, b) => a[0] - b[0]);
  return withoutRanges(withPlainBlanks(text), drops);
}

function withPlainBlanks(text: string): string {
  return text
    .replace(BEHIND_LABEL, (blanks) => ' '.repeat(blanks.length))
    .replace(BLANKS, (blanks) => ' '.repeat(blanks.length))
    .replace(LONE_RETURN, '\n');
}

const MIN_GAPS = RESUME_NUMBERS.minGaps.value;

/** The number of blanks between most words, or 1 unless nearly all gaps are wider. */
function typicalGap(text: string): number {
  const counts: number[] = [];
  let gaps = 0;
  for (const { index, 0: blanks } of text.matchAll(BLANKS)) {
    if (isEdge(text.charAt(index - 1)) || isEdge(text.charAt(index + blanks.length))) continue;
    gaps++;
    const width = Math.min(blanks.length, MAX_TYPICAL_GAP + 1);
    counts[width] = (counts[width] ?? 0) + 1;
  }
  if (gaps < MIN_GAPS) return 1;
  let narrower = 0;
  for (let width = 1; width <= MAX_TYPICAL_GAP; width++) {
    narrower += counts[width] ?? 0;
    if (narrower > gaps * MAX_NARROW_SHARE) return width;
  }
  return 1;
}

const MAX_TYPICAL_GAP = RESUME_NUMBERS.maxTypicalGap.value;
const MAX_NARROW_SHARE = RESUME_NUMBERS.maxNarrowShare.value;

const isEdge = (character: string) =>
  character === '' || character === '\n' || character === '\r' || character === '\t';

function withoutRanges(text: string, drops: [from: number, to: number][]): EvenText {
  if (drops.length === 0) return { text, startOf: (at) => at, endOf: (at) => at };
  let even = '';
  let from = 0;
  /** For each kept range, its start in the even text and the distance it moved. */
  const begins = [0];
  const moved = [0];
  for (const [start, end] of drops) {
    even += text.slice(from, start);
    from = end;
    begins.push(even.length);
    moved.push(end - even.length);
  }
  even += text.slice(from);
  const startOf = (at: number) => at + (moved[lastIndexUpTo(begins, at)] ?? 0);
  return { text: even, startOf, endOf: (at) => (at === 0 ? 0 : startOf(at - 1) + 1) };
}

/** The index of the last number up to `most` in a sorted list. */
function lastIndexUpTo(sorted: number[], most: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
