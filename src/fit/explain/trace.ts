import type { CompiledPosting, CompiledResume } from '../match/compiled.types.ts';
import { computeCredits } from '../match/credit/credit.ts';
import { CREDIT_FEATURES, creditFeatures } from '../match/credit/credit-features.ts';
import { COMPILED_CREDIT_MODEL } from '../match/credit/credit-model.ts';
import { withoutPostingText } from '../match/mask/without-posting-text.ts';
import { pairOf } from '../match/pair.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';

const LEAST_REASON = EXPLAIN_NUMBERS.leastReason.value;

/**
 * Why a requirement has its credit: each feature's name and what it adds to the sum, the largest first. "ease" is how readily
 * judges credit such a requirement at all, and may be below 0.
 */
export type TracedRequirement = {
  label: string;
  level: string;
  /** Its part of the whole, 0…1. */
  share: number;
  /** 0…1. */
  credit: number;
  reasons: { feature: string; adds: number }[];
};

/** Every requirement of a pair that can be scored, with weight, credit and reasons, the heaviest first. */
export function traceCredits(original: CompiledResume, posting: CompiledPosting): TracedRequirement[] {
  const pair = pairOf(withoutPostingText(original, posting), posting);
  const credits = computeCredits(pair);
  const total = posting.requirements.reduce((sum, { weight }) => sum + weight, 0);
  return posting.requirements
    .map((requirement, index) => {
      const { label, level, kind } = requirement.source;
      const features = new Float64Array(CREDIT_FEATURES.length);
      creditFeatures(requirement, pair, features);
      const { linear, squares } = COMPILED_CREDIT_MODEL[requirement.group];
      const reasons = CREDIT_FEATURES.map((feature, at) => {
        const value = features[at] as number;
        return { feature, adds: value * ((linear[at] as number) + value * (squares[at] as number)) };
      });
      const ease = { feature: 'ease', adds: requirement.ease };
      return {
        label,
        level,
        share: requirement.weight / total,
        credit: credits[index] as number,
        reasons:
          kind === 'title' || requirement.options
            ? []
            : [...reasons, ease]
                .filter(({ adds }) => Math.abs(adds) >= LEAST_REASON)
                .sort((a, b) => b.adds - a.adds),
      };
    })
    .sort((a, b) => b.share - a.share);
}
