import type { FeatureRow, LinearModel } from '../../src/fit/learned/linear-model.ts';

const OURS = 'judged by us';

/** A row that also says who judged it, so that how strict a judge is doesn't pass for what the row shows. */
export const withJudge = (row: FeatureRow, isOurs: boolean): FeatureRow =>
  isOurs ? { ...row, [OURS]: 1 } : row;

/** The model for the judges of the data folder. */
export function withoutJudge({ bias, weights }: LinearModel): LinearModel {
  const { [OURS]: _, ...others } = weights;
  return { bias, weights: others };
}
