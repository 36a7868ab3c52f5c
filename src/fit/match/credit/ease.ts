import { type FeatureRow, type LinearModel, sumOf } from '../../learned/linear-model.ts';
import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../posting/posting.types.ts';
import { rarityOf, type WeightedStem } from '../../vectors/word-vectors.ts';
import { creditGroupOf } from './credit-groups.ts';
import data from './data/ease.json' with { type: 'json' };

/**
 * How readily judges credit a requirement, by what is asked alone ("ease" as of an item in a test): the same evidence shows
 * customer service sooner than load testing. It belongs to a posting, so nothing in a résumé changes it.
 */
export type EaseModel = LinearModel;

/** What was learned from the credits of judges (lab/credit). */
export const EASE: EaseModel = data;

const LONG = MATCH_NUMBERS.longRequirement.value;
const MANY_TERMS = MATCH_NUMBERS.manyTerms.value;

/** What the ease of a requirement is read from: its words, how long and how rare they are, its level and its kind. `stems` are its words. */
export function easeRow(requirement: PostingRequirement, stems: readonly WeightedStem[]): FeatureRow {
  const row: Record<string, number> = {
    [requirement.level]: 1,
    [`group ${creditGroupOf(requirement)}`]: 1,
    terms: Math.min(1, requirement.terms.length / MANY_TERMS),
  };
  const words = new Map<string, number>();
  for (const { stemmed, weight } of stems) if (weight > 0) words.set(stemmed, weight * rarityOf(stemmed));
  row['rarest word'] = Math.max(0, ...words.values());
  row.length = Math.log1p(words.size) / Math.log1p(LONG);
  const share = 1 / Math.sqrt(words.size);
  for (const word of words.keys()) row[`word ${word}`] = share;
  return row;
}

/** What a requirement's ease adds to the sum behind its credit. */
export const easeOf = (
  requirement: PostingRequirement,
  stems: readonly WeightedStem[],
  model: EaseModel = EASE,
): number => sumOf(model, easeRow(requirement, stems));
