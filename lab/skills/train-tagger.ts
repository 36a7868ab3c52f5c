import {
  type HintWeight,
  packHintWeights,
  WEIGHT_SCALE,
} from '../../src/fit/lexicon/tagging/hint-weights.ts';
import type { SkillTaggerFile } from '../../src/fit/lexicon/tagging/skill-tagger.ts';
import {
  type Chances,
  chancesOfTags,
  FIRST,
  FURTHER,
  OUTSIDE,
  START,
  TAGS,
} from '../../src/fit/lexicon/tagging/span-chances.ts';

/** A sentence's words by their hints, and the tag of each word. */
export type TaggedSentence = { hints: string[][]; tags: number[] };

const EPOCHS = 10;
const RATE = 0.1;
/** Pulls weights towards 0, so that a rare hint says little. */
const DECAY = 0.005;
/** A hint is learned if it occurs so often, and kept if it is one of the weightiest. */
const MIN_COUNT = 3;
const KEPT_HINTS = 40_000;

type Numbered = { hints: Int32Array[]; tags: number[] };

/**
 * Learns a linear-chain conditional random field by stochastic gradients (AdaGrad), in an order that is shuffled but
 * always the same; weights are the means of the second half.
 */
export function trainTagger(sentences: TaggedSentence[]): Pick<SkillTaggerFile, 'links' | 'weights'> {
  const { names, counts, numbered } = withNumbers(sentences);
  const weights = new Steps(names.length * TAGS);
  const links = new Steps((TAGS + 1) * TAGS);
  const random = steadyRandom();
  const order = numbered.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const index of order) learnFrom(numbered[index]!, weights, links);
    if (epoch >= EPOCHS / 2) for (const part of [weights, links]) part.remember();
  }
  const learned = names.map((name, index): [string, HintWeight] => [
    name,
    { first: beside(weights, index * TAGS, FIRST), further: beside(weights, index * TAGS, FURTHER) },
  ]);
  const worth = learned.map(
    ([, { first, further }], index) =>
      Math.max(Math.abs(first), Math.abs(further)) * Math.sqrt(counts[index]!),
  );
  const kept = learned
    .map((entry, index) => ({ entry, worth: worth[index]! }))
    .sort((a, b) => b.worth - a.worth || (a.entry[0] < b.entry[0] ? -1 : 1))
    .slice(0, KEPT_HINTS)
    .map(({ entry: [name, { first, further }] }): [string, HintWeight] => [
      name,
      { first: toByte(first), further: toByte(further) },
    ]);
  return {
    links: Array.from(links.means(), (value) => Math.round(value * 100) / 100 || 0),
    weights: packHintWeights(kept),
  };
}

/** What a hint says for a tag against `OUTSIDE`: sums that all tags share make no difference. */
const beside = (weights: Steps, at: number, tag: number) =>
  weights.mean(at + tag) - weights.mean(at + OUTSIDE);

const toByte = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight * WEIGHT_SCALE)));

function withNumbers(sentences: TaggedSentence[]): {
  names: string[];
  counts: number[];
  numbered: Numbered[];
} {
  const counts = new Map<string, number>();
  for (const { hints } of sentences)
    for (const own of hints) for (const hint of own) counts.set(hint, (counts.get(hint) ?? 0) + 1);
  const names = [...counts].flatMap(([hint, count]) => (count >= MIN_COUNT ? [hint] : [])).sort();
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    names,
    counts: names.map((name) => counts.get(name)!),
    numbered: sentences.map(({ hints, tags }) => ({
      tags,
      hints: hints.map((own) => Int32Array.from(own.flatMap((hint) => numbers.get(hint) ?? []))),
    })),
  };
}

function learnFrom({ hints, tags }: Numbered, weights: Steps, links: Steps): void {
  const length = tags.length;
  if (length === 0) return;
  const sums = new Float64Array(length * TAGS);
  hints.forEach((own, word) => {
    for (const hint of own)
      for (let tag = 0; tag < TAGS; tag++) sums[word * TAGS + tag]! += weights.values[hint * TAGS + tag]!;
  });
  const chances = chancesOfTags({ length, sums, links: links.values, mayContinue: () => true });
  const expected = new Float64Array(links.values.length);
  for (let word = 0; word < length; word++) {
    const pairs = pairChances(chances, word);
    for (let pair = 0; pair < pairs.length; pair++) expected[pair]! += pairs[pair]!;
    expected[(word === 0 ? START : tags[word - 1]!) * TAGS + tags[word]!]!--;
    for (let tag = 0; tag < TAGS; tag++) {
      let chance = 0;
      for (let previous = 0; previous <= TAGS; previous++) chance += pairs[previous * TAGS + tag]!;
      const error = chance - (tags[word] === tag ? 1 : 0);
      if (Math.abs(error) >= 1e-4) for (const hint of hints[word]!) weights.step(hint * TAGS + tag, error);
    }
  }
  expected.forEach((error, link) => {
    if (Math.abs(error) >= 1e-6) links.step(link, error);
  });
}

/** The chance of each pair of tags of a word and the one before it; they add up to 1. */
function pairChances({ fits, factors, left, right }: Chances, word: number): Float64Array {
  const pairs = new Float64Array((TAGS + 1) * TAGS);
  const factor = factors(word);
  let total = 0;
  for (let previous = 0; previous <= TAGS; previous++) {
    if ((previous === START) !== (word === 0)) continue;
    const before = word === 0 ? 1 : left[(word - 1) * TAGS + previous]!;
    for (let tag = 0; tag < TAGS; tag++) {
      const at = word * TAGS + tag;
      const value = before * factor[previous * TAGS + tag]! * fits[at]! * right[at]!;
      pairs[previous * TAGS + tag] = value;
      total += value;
    }
  }
  return pairs.map((value) => value / total);
}

/** Weights that take AdaGrad's steps. */
class Steps {
  readonly values: Float64Array;
  private readonly squares: Float64Array;
  private readonly sums: Float64Array;
  private times = 0;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.squares = new Float64Array(size).fill(1e-6);
    this.sums = new Float64Array(size);
  }

  step(at: number, error: number): void {
    const slope = error + DECAY * this.values[at]!;
    this.squares[at]! += slope * slope;
    this.values[at]! -= (RATE * slope) / Math.sqrt(this.squares[at]!);
  }

  remember(): void {
    this.times++;
    for (let at = 0; at < this.sums.length; at++) this.sums[at]! += this.values[at]!;
  }

  mean(at: number): number {
    return this.sums[at]! / this.times;
  }

  means(): Float64Array {
    return this.sums.map((sum) => sum / this.times);
  }
}

function steadyRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
}
