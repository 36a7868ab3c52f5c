import type { RelevanceModel } from './relevance.ts';

/** A model that gives every sentence the same chance (0…1) of being asked, and the same importance (1…5). */
export function modelWith({
  chance = 0.99,
  must = 0.99,
  weight = 1,
  words = [] as string[],
}): RelevanceModel {
  const known = Object.fromEntries(words.map((word) => [`word ${word}`, 0]));
  const logit = (share: number) => Math.log(share / (1 - share));
  return {
    listed: { bias: logit(chance), weights: known },
    must: { bias: logit(must), weights: {} },
    weight: { bias: weight, weights: {} },
  };
}

/** Everything is asked, as a must, and equally important: what remains is what the wording says. */
export const ALL_ASKED = modelWith({});
