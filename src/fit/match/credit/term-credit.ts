import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { CompiledRequirement } from '../compiled.types.ts';
import { creditOf, hasKey, type KeyTable } from '../key-table.ts';
import { bestPassageWeight, type PassageIndex } from '../passages.ts';

const WIDER_SHARE = MATCH_NUMBERS.widerShare.value;

/** True for a program that the lexicon knows: "Teams" isn't met by words such as "led teams". */
export const isKnownTool = ({ source: { kind, sufficient } }: CompiledRequirement): boolean =>
  kind === 'tool' && sufficient.length > 0;

/** What the best of the required terms earns, 0…1, or a wider one. */
export function bestTermCredit(requirement: CompiledRequirement, table: KeyTable): number {
  const best = highest(requirement.terms, table);
  return Math.max(best, WIDER_SHARE * highest(requirement.wider, table));
}

function highest(keys: Int32Array, table: KeyTable): number {
  let best = 0;
  for (let index = 0; index < keys.length; index++) {
    const credit = creditOf(table, keys[index] as number);
    if (credit > best) best = credit;
  }
  return best;
}

/** What the best of the required terms earns if the résumé names it, 0…1. */
export function namedTermCredit({ named }: CompiledRequirement, table: KeyTable): number {
  return highest(named, table);
}

/** What all required terms earn on average, 0…1. */
export function meanTermCredit({ terms }: CompiledRequirement, table: KeyTable): number {
  if (terms.length === 0) return 0;
  let sum = 0;
  for (let index = 0; index < terms.length; index++) sum += creditOf(table, terms[index] as number);
  return sum / terms.length;
}

/** What all required terms earn on average if what people with the titles held usually do counts as well, 0…1. */
export function meanUsual({ terms, usual }: CompiledRequirement, table: KeyTable): number {
  if (terms.length === 0) return 0;
  let sum = 0;
  for (let index = 0; index < terms.length; index++)
    sum += Math.max(creditOf(table, terms[index] as number), creditOf(table, usual[index] as number));
  return sum / terms.length;
}

/** The share of a requirement's words that the résumé uses, by weight, 0…1. */
export function wordShare(requirement: CompiledRequirement, table: KeyTable): number {
  if (requirement.wordTotal === 0) return 0;
  let found = 0;
  for (let index = 0; index < requirement.words.length; index++) {
    if (hasKey(table, requirement.words[index] as number)) found += requirement.weights[index] as number;
  }
  return found / requirement.wordTotal;
}

/** The share of a requirement's neighbouring words that are neighbours in the résumé, 0…1. */
export function pairShare({ pairs }: CompiledRequirement, table: KeyTable): number {
  if (pairs.length === 0) return 0;
  let found = 0;
  for (let index = 0; index < pairs.length; index++) {
    if (hasKey(table, pairs[index] as number)) found++;
  }
  return found / pairs.length;
}

type Words = { words: Int32Array; weights: Float32Array };

/** The share of these words, of weight `total` in all, that one passage uses, 0…1. */
export function passageShare({ words, weights }: Words, total: number, passages: PassageIndex): number {
  return total === 0 ? 0 : bestPassageWeight(passages, words, weights) / total;
}
