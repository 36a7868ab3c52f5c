import { softmax } from '../../learned/linear-model.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import model from '../data/heading-weights.json' with { type: 'json' };
import type { SectionKind } from './headings.ts';
import type { Line } from './posting-lines.ts';

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
  const chances = softmax(sums.map((sum) => sum / IN_ONE));
  const chance = Math.max(...chances);
  return { kind: HEADING_KINDS[chances.indexOf(chance)] as HeadingKind, chance };
}

const IN_ONE = POSTING_NUMBERS.headingWeightsInOne.value;

const numbersOf = ({ weights }: HeadingModel): ReadonlyMap<string, number[]> =>
  new Map(Object.entries(weights).map(([name, row]) => [name, numbersIn(row)]));

const numbersIn = (row: string): number[] => row.split(' ').map(Number);

const SURE_OF_PLAIN = POSTING_NUMBERS.sureOfPlainHeading.value;
const SURE_OF_LINE = POSTING_NUMBERS.sureOfHeading.value;
const MAX_WORDS = POSTING_NUMBERS.maxLearnedHeadingWords.value;
const MAX_LENGTH = POSTING_NUMBERS.maxTopicLabel.value;
const MIN_PARAGRAPH_LENGTH = POSTING_NUMBERS.minParagraphLength.value;

/** What each kind opens. What the first weeks look like says little of what is asked. */
export const SECTIONS = {
  must: 'must',
  preferred: 'preferred',
  duties: 'duties',
  none: 'none',
  stack: 'preferred',
  onboarding: 'after',
} as const satisfies Record<Exclude<HeadingKind, 'other'>, SectionKind>;

/** What a heading without any known phrase opens, if that is sure enough. `isPlain`: it looks like a heading. */
export function learnedKind(line: string, isPlain: boolean): keyof typeof SECTIONS | undefined {
  const { kind, chance } = kindOfHeading(line, { isHeading: isPlain });
  const isEnough = chance >= (isPlain && kind !== 'none' ? SURE_OF_PLAIN : SURE_OF_LINE);
  return isEnough && kind !== 'other' ? kind : undefined;
}

/** True for a heading such as "what we use today". */
export const isLikelyStack = (heading: string): boolean =>
  kindOfHeading(heading, { isHeading: true }).kind === 'stack';

/** A short line above a list or a paragraph: "Does this sound like you?", "the stuff you're good at". */
export function couldBeHeading(view: string, line: Line, next: Line | undefined): boolean {
  const words = view.slice(line.start, line.end);
  if (line.bullet || !line.blankBefore || !next || /[.,;]$/.test(words) || ENDS_IN_LEVEL.test(words))
    return false;
  const opens = next.bullet || next.end - next.start >= MIN_PARAGRAPH_LENGTH;
  return opens && words.length <= MAX_LENGTH && words.split(/\s+/).length <= MAX_WORDS;
}

/** "Baking experience required", "Rye would be a plus" */
const ENDS_IN_LEVEL =
  /\b(?:required|preferred|desired|desirable|essential|mandatory|needed|necessary|welcome|helpful|an? (?:\w+ )?(?:plus|must|bonus|asset|advantage))$/i;
