import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import model from '../data/heading-weights.json' with { type: 'json' };

/**
 * What a line of a posting opens: what is asked for, wished for or done, what asks for nothing ("none": perks, the employer, how
 * to apply), the programs in use, the first weeks, or no part at all ("other").
 */
export const HEADING_KINDS = ['must', 'preferred', 'duties', 'none', 'stack', 'onboarding', 'other'] as const;
export type HeadingKind = (typeof HEADING_KINDS)[number];

/** For each kind in order, "34 -12 0 …" in hundredths: what is added always, and what each name adds. */
export type HeadingModel = { bias: string; weights: Record<string, string> };

/** What was learned from headings with their kinds (lab/headings). */
export const HEADING_MODEL: HeadingModel = model;

const WORDS = /[\p{L}\d]+(?:'\p{L}+)?/gu;

/** What a person would notice about a line: its words, which stand side by side or one apart, and which open and end it. */
export function headingFeatures(line: string): Set<string> {
  const words = (line.toLowerCase().replaceAll('’', "'").match(WORDS) ?? []).map((word) =>
    /^\d+$/.test(word) ? '#' : word,
  );
  const features = new Set<string>();
  for (const [index, word] of words.entries()) {
    features.add(`word ${word}`);
    const [base] = word.split("'");
    if (base !== word) features.add(`word ${base}`);
    const [next, second] = words.slice(index + 1, index + 3);
    if (next !== undefined) features.add(`pair ${word} ${next}`);
    if (second !== undefined) features.add(`apart ${word} ${second}`);
  }
  if (words[0] !== undefined) features.add(`first ${words[0]}`).add(`last ${words.at(-1)}`);
  if (words.length === 1) features.add('one word');
  if (words.length > LONG) features.add('long');
  if (/\?\W*$/.test(line)) features.add('question');
  if (/(?:\.{3}|…)\s*$/.test(line)) features.add('goes on');
  if (/:\s*$/.test(line)) features.add('colon');
  if (/:\s*\S/.test(line)) features.add('value');
  return features;
}
const LONG = POSTING_NUMBERS.longHeadingWords.value;

const maps = new WeakMap<HeadingModel, ReadonlyMap<string, number[]>>();

/** The likeliest kind of a short line and its chance, 0…1. `isHeading`: it opens a part for sure. */
export function kindOfHeading(
  line: string,
  { isHeading = false, learned = HEADING_MODEL } = {},
): { kind: HeadingKind; chance: number } {
  const weights = maps.get(learned) ?? numbersOf(learned);
  maps.set(learned, weights);
  const sums = numbersIn(learned.bias);
  for (const name of headingFeatures(line))
    for (const [index, weight] of (weights.get(name) ?? []).entries())
      sums[index] = (sums[index] as number) + weight;
  if (isHeading) sums[HEADING_KINDS.indexOf('other')] = Number.NEGATIVE_INFINITY;
  const most = Math.max(...sums);
  const likelihoods = sums.map((sum) => Math.exp((sum - most) / IN_ONE));
  const all = likelihoods.reduce((total, one) => total + one, 0);
  const best = likelihoods.indexOf(Math.max(...likelihoods));
  return { kind: HEADING_KINDS[best] as HeadingKind, chance: (likelihoods[best] as number) / all };
}

const IN_ONE = POSTING_NUMBERS.headingWeightsInOne.value;

const numbersOf = ({ weights }: HeadingModel): ReadonlyMap<string, number[]> =>
  new Map(Object.entries(weights).map(([name, row]) => [name, numbersIn(row)]));

const numbersIn = (row: string): number[] => row.split(' ').map(Number);
