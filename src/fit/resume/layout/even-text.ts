/** A text without what only its setting put in, and where each of its characters stands in the text that was given. */
export type EvenText = {
  text: string;
  /** The offset in the given text of what stands at `at`; of the end, the given text's end. */
  startOf: (at: number) => number;
  /** The offset in the given text right behind what stands before `at`. */
  endOf: (at: number) => number;
};

const BLANKS = /[ \u00a0\u2000-\u200a\u202f\u3000]+/g;
/** Says where a word may be cut, or nothing at all. */
const UNSEEN = /\u00ad|(?<=\p{L})[\u200b\u2060\ufeff](?=\p{L})/gu;
const UNEVEN = /[\u00a0\u00ad\u2000-\u200b\u202f\u2060\u3000\ufeff\r]| {2}/;

/**
 * Takes out soft hyphens, makes a plain blank of every kind of blank and a line feed of a lone carriage return. Where
 * most words stand two or more blanks apart (justified text taken out of a PDF), such a gap becomes one blank; wider
 * ones stay wide, in proportion. Linear in the text's length.
 */
export function evenText(text: string): EvenText {
  if (!UNEVEN.test(text)) return { text, startOf: (at) => at, endOf: (at) => at };
  const usual = usualGap(text);
  const drops: [from: number, to: number][] = [];
  for (const { index } of text.matchAll(UNSEEN)) drops.push([index, index + 1]);
  if (usual > 1) {
    for (const { index, 0: blanks } of text.matchAll(BLANKS)) {
      const kept = Math.ceil(blanks.length / usual);
      if (kept < blanks.length) drops.push([index + kept, index + blanks.length]);
    }
    drops.sort((a, b) => a[0] - b[0]);
  }
  return without(plainBlanks(text), drops);
}

function plainBlanks(text: string): string {
  return text.replace(BLANKS, (blanks) => ' '.repeat(blanks.length)).replace(/\r(?!\n)/g, '\n');
}

/** Fewer gaps tell nothing of how the text was set. */
const FEWEST_GAPS = 8;

/** How many blanks stand between most words; 1 unless nearly all stand further apart. */
function usualGap(text: string): number {
  const counts: number[] = [];
  let gaps = 0;
  for (const { index, 0: blanks } of text.matchAll(BLANKS)) {
    if (isEdge(text.charAt(index - 1)) || isEdge(text.charAt(index + blanks.length))) continue;
    gaps++;
    const width = Math.min(blanks.length, WIDEST_USUAL + 1);
    counts[width] = (counts[width] ?? 0) + 1;
  }
  if (gaps < FEWEST_GAPS) return 1;
  let narrower = 0;
  for (let width = 1; width <= WIDEST_USUAL; width++) {
    narrower += counts[width] ?? 0;
    if (narrower > gaps * FEW) return width;
  }
  return 1;
}

/** Where words stand further apart than this, they are cells of a table. */
const WIDEST_USUAL = 4;
/** So small a share of narrow gaps may stand in a text that is set wide. */
const FEW = 0.3;

const isEdge = (sign: string) => sign === '' || sign === '\n' || sign === '\r' || sign === '\t';

function without(text: string, drops: [from: number, to: number][]): EvenText {
  if (drops.length === 0) return { text, startOf: (at) => at, endOf: (at) => at };
  let even = '';
  let from = 0;
  /** Where each kept stretch begins: in the even text, and by how much it was moved. */
  const begins = [0];
  const moved = [0];
  for (const [start, end] of drops) {
    even += text.slice(from, start);
    from = end;
    begins.push(even.length);
    moved.push(end - even.length);
  }
  even += text.slice(from);
  const startOf = (at: number) => at + (moved[lastUpTo(begins, at)] ?? 0);
  return { text: even, startOf, endOf: (at) => (at === 0 ? 0 : startOf(at - 1) + 1) };
}

/** The index of the last number that is not above `most`, in a sorted list. */
function lastUpTo(sorted: number[], most: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
