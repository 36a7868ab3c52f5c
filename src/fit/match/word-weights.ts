import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';
import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import { remembered } from '../text/remembered.ts';
import { sameWord, stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { WeightedStem } from '../vectors/word-vectors.ts';
import words from './data/common-words.json' with { type: 'json' };

const MIN_WORD_LENGTH = MATCH_NUMBERS.minWordLength.value;
const MAX_ROLE_NOUN = MATCH_NUMBERS.maxRoleNoun.value;

/**
 * How much a shared word says: 0 nothing (and), little (manage), more (budget), 1 specific to a profession (ledger).
 */
const weights = new Map<string, number>();
const traits = new Set<string>();
const stops = new Set<string>();
const roleNouns = new Set(words.roleNouns.split(' ').map(stem));

for (const word of words.medium.split(' ')) weights.set(stem(word), MATCH_NUMBERS.mediumWord.value);
for (const word of words.generic.split(' ')) weights.set(stem(word), MATCH_NUMBERS.genericWord.value);
for (const word of words.trait.split(' ')) {
  traits.add(stem(word));
  weights.set(stem(word), MATCH_NUMBERS.traitWord.value);
}
for (const word of `${words.stop} ${words.stopOther}`.split(' ')) {
  stops.add(word);
  stops.add(sameWord(word));
}

export function isStopWord(norm: string): boolean {
  return stops.has(norm) || norm.length < MIN_WORD_LENGTH;
}

/** The weight of a word, 0…1, from its normal form and its stem. Numbers have none. */
export function wordWeight(norm: string, stemmed: string): number {
  if (isStopWord(norm) || /^[\d.,%]+$/.test(norm)) return 0;
  return weights.get(stemmed) ?? weights.get(withoutNon(stemmed)) ?? 1;
}

/** "Nontechnical" says as little as "technical" does. */
const withoutNon = (stemmed: string): string => stemmed.replace(/^non/, '');

/** The weight of a word in a job title, where "technician" or "lead" says less than "automotive". */
export function titleWordWeight(norm: string, stemmed: string): number {
  if (/\d/.test(norm) || /^(?:i{1,3}|iv|v)$/.test(norm)) return 0;
  const weight = wordWeight(norm, stemmed);
  return roleNouns.has(stemmed) ? Math.min(weight, MAX_ROLE_NOUN) : weight;
}

export function isTraitWord(stemmed: string): boolean {
  return traits.has(stemmed) || traits.has(withoutNon(stemmed));
}

/** A word's stem and weight, one object for all texts, as many rules ask about each word. It must not be changed. */
export const weightedStem = remembered((norm: string): WeightedStem => {
  const stemmed = stem(norm);
  return { stemmed, weight: wordWeight(norm, stemmed) };
}, LEXICON_NUMBERS.maxWordsKept.value);

/** The stems of tokens with their weights, in order. */
export function weightedStems(tokens: readonly Token[]): WeightedStem[] {
  return tokens.map(({ norm }) => weightedStem(norm));
}
