import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';

/** A word is outside all names, the first of one, or a further one. */
export const OUTSIDE = 0;
export const FIRST = 1;
export const FURTHER = 2;
export const TAGS = 3;

/** The row of `links` for the first word of a line. */
export const START = TAGS;

/** A name covers the words `from`…`to`, both included. */
export type WordSpan = { from: number; to: number };

const MOST_WORDS = LEXICON_NUMBERS.mostNameWords.value;

/**
 * How well tags fit a line of `length` words: `sums[word × TAGS + tag]`, and `links[previous × TAGS + tag]` for each pair
 * of neighbours, with the row `START` for the first word. `mayContinue(word)` is false where no name goes on.
 */
export type TaggingSums = {
  length: number;
  sums: Float64Array;
  links: ArrayLike<number>;
  mayContinue: (word: number) => boolean;
};

/** The sums as factors and the scaled sums over all taggings before (`left`) and after (`right`) each word. */
export type Chances = {
  fits: Float64Array;
  /** `factors(word)[previous × TAGS + tag]` */
  factors: (word: number) => Float64Array;
  left: Float64Array;
  right: Float64Array;
  scales: Float64Array;
};

/** The forward and backward sums of a linear-chain conditional random field (Lafferty, McCallum & Pereira 2001). */
export function chancesOfTags({ length, sums, links, mayContinue }: TaggingSums): Chances {
  const open = new Float64Array((TAGS + 1) * TAGS);
  for (let index = 0; index < open.length; index++) open[index] = Math.exp(links[index]!);
  open[OUTSIDE * TAGS + FURTHER] = 0;
  open[START * TAGS + FURTHER] = 0;
  const closed = open.slice();
  for (let previous = 0; previous <= TAGS; previous++) closed[previous * TAGS + FURTHER] = 0;
  const factors = (word: number) => (mayContinue(word) ? open : closed);
  const fits = new Float64Array(length * TAGS);
  const left = new Float64Array(length * TAGS);
  const right = new Float64Array(length * TAGS).fill(1);
  const scales = new Float64Array(length);
  for (let word = 0; word < length; word++) {
    const at = word * TAGS;
    const most = Math.max(sums[at]!, sums[at + 1]!, sums[at + 2]!);
    const factor = factors(word);
    for (let tag = 0; tag < TAGS; tag++) {
      fits[at + tag] = Math.exp(sums[at + tag]! - most);
      let before = 0;
      if (word === 0) before = factor[START * TAGS + tag]!;
      else
        for (let previous = 0; previous < TAGS; previous++)
          before += left[at - TAGS + previous]! * factor[previous * TAGS + tag]!;
      left[at + tag] = before * fits[at + tag]!;
      scales[word]! += left[at + tag]!;
    }
    for (let tag = 0; tag < TAGS; tag++) left[at + tag]! /= scales[word]!;
  }
  for (let word = length - 2; word >= 0; word--) {
    const next = (word + 1) * TAGS;
    const factor = factors(word + 1);
    for (let tag = 0; tag < TAGS; tag++) {
      let after = 0;
      for (let following = 0; following < TAGS; following++)
        after += factor[tag * TAGS + following]! * fits[next + following]! * right[next + following]!;
      right[word * TAGS + tag] = after / scales[word + 1]!;
    }
  }
  return { fits, factors, left, right, scales };
}

/**
 * The names that are likely enough: of all ways to choose spans that don't overlap, the one with the highest sum of
 * chance − `least`. For the best F1, `least` is about half of the F1 that can be reached (Lipton, Elkan & Naryanaswamy
 * 2014). `isWhole` is false for spans that are no name, whatever their chance.
 */
export function likelySpans(
  sums: TaggingSums,
  least: number,
  isWhole: (span: WordSpan) => boolean,
): WordSpan[] {
  const { length } = sums;
  const { fits, factors, left, right, scales } = chancesOfTags(sums);
  const best = new Float64Array(length + 1);
  const opening = new Int32Array(length + 1).fill(-1);
  const chances = new Float64Array(length * MOST_WORDS);
  for (let from = 0; from < length; from++) {
    let chance = left[from * TAGS + FIRST]!;
    for (let to = from; to < Math.min(length, from + MOST_WORDS) && chance > 0; to++) {
      const tag = to === from ? FIRST : FURTHER;
      if (to > from) {
        const previous = to === from + 1 ? FIRST : FURTHER;
        chance *= (factors(to)[previous * TAGS + FURTHER]! * fits[to * TAGS + FURTHER]!) / scales[to]!;
      }
      let end = to === length - 1 ? 1 : 0;
      if (to < length - 1)
        for (const next of [OUTSIDE, FIRST]) {
          const at = (to + 1) * TAGS + next;
          end += (factors(to + 1)[tag * TAGS + next]! * fits[at]! * right[at]!) / scales[to + 1]!;
        }
      chances[from * MOST_WORDS + to - from] = chance * end;
    }
  }
  for (let end = 1; end <= length; end++) {
    best[end] = best[end - 1]!;
    for (let from = Math.max(0, end - MOST_WORDS); from < end; from++) {
      const sum = best[from]! + chances[from * MOST_WORDS + end - 1 - from]! - least;
      if (sum <= best[end]! || !isWhole({ from, to: end - 1 })) continue;
      best[end] = sum;
      opening[end] = from;
    }
  }
  const spans: WordSpan[] = [];
  for (let end = length; end > 0; ) {
    const from = opening[end]!;
    if (from >= 0) spans.push({ from, to: end - 1 });
    end = from >= 0 ? from : end - 1;
  }
  return spans.reverse();
}
