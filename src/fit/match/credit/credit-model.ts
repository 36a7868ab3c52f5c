import { type LinearModel, logistic } from '../../learned/linear-model.ts';
import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import { CREDIT_FEATURES } from './credit-features.ts';
import { CREDIT_GROUPS, type CreditGroup } from './credit-groups.ts';
import data from './data/credit.json' with { type: 'json' };

/** For each group, how the features add up. A name that ends in "²" is the square of a feature. */
export type CreditModel = Record<CreditGroup, LinearModel>;

/** What was learned from the credits of judges (lab/credit). No feature weighs less than 0. */
export const CREDIT_MODEL: CreditModel = data;

const FULL = MATCH_NUMBERS.fullChance.value;

/** The model as numbers: for each group the bias, and a weight for each feature and each square. */
export type CompiledCreditModel = Record<CreditGroup, CompiledWeights>;
type CompiledWeights = { bias: number; linear: Float64Array; squares: Float64Array };

export function compileCreditModel(model: CreditModel): CompiledCreditModel {
  return Object.fromEntries(
    CREDIT_GROUPS.map((group) => {
      const { bias, weights } = model[group];
      return [
        group,
        {
          bias,
          linear: Float64Array.from(CREDIT_FEATURES, (name) => weights[name] ?? 0),
          squares: Float64Array.from(CREDIT_FEATURES, (name) => weights[`${name}²`] ?? 0),
        },
      ];
    }),
  ) as CompiledCreditModel;
}

export const COMPILED_CREDIT_MODEL = compileCreditModel(CREDIT_MODEL);

/**
 * The credit, 0…1, that features earn for a requirement of this ease: 0 without any evidence, 1 when judges would be as sure as
 * they ever are.
 */
export function creditFrom(
  { bias, linear, squares }: CompiledWeights,
  features: Float64Array,
  ease: number,
): number {
  let sum = bias + ease;
  const base = logistic(sum);
  for (let index = 0; index < features.length; index++) {
    const value = features[index] as number;
    sum += value * ((linear[index] as number) + value * (squares[index] as number));
  }
  return Math.min(1, (logistic(sum) - base) / (FULL - base));
}
