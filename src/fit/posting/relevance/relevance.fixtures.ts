import { weightedStems } from '../../match/word-weights.ts';
import { tokenize } from '../../text/tokens.ts';
import type { RelevanceModel } from './relevance.ts';

/**
 * A model that gives every sentence the same chance (0…1) of being asked, and the same importance (1…5). It has learned
 * the words of `knows`.
 */
export function modelWith({ chance = 0.99, must = 0.99, weight = 1, knows = '' }): RelevanceModel {
  const known = weightedStems(tokenize(knows)).map(({ stemmed }) => [`word ${stemmed}`, 0]);
  const logit = (share: number) => Math.log(share / (1 - share));
  return {
    alone: { bias: logit(chance), weights: Object.fromEntries(known) },
    listed: { bias: logit(chance), weights: {} },
    must: { bias: logit(must), weights: {} },
    weight: { bias: weight, weights: {} },
  };
}

/** Everything is asked, as a must, and equally important: what remains is what the wording says. */
export const ALL_ASKED = modelWith({});
