import type { FeatureRow, LinearModel } from '../../src/fit/learned/linear-model.ts';

/** What a row says of who judged it, unless the judges of the data folder did. */
const OTHERS = { ours: 'judged by us', boards: 'judged by us, as on job boards' } as const;
export type Judge = keyof typeof OTHERS;

/** A row that also says who judged it, so that how strict a judge is doesn't pass for what the row shows. */
export const withJudge = (row: FeatureRow, judge: Judge | undefined): FeatureRow =>
  judge ? { ...row, [OTHERS[judge]]: 1 } : row;

/** The model for the judges of the data folder. */
export function withoutJudge({ bias, weights }: LinearModel): LinearModel {
  const { [OTHERS.ours]: _, [OTHERS.boards]: __, ...others } = weights;
  return { bias, weights: others };
}
