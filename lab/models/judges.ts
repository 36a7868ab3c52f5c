import type { FeatureRow, LinearModel } from '../../src/fit/learned/linear-model.ts';

/** What a row says of who judged it, unless the judges of the data folder did. */
const OTHERS = { ours: 'judged by us', boards: 'judged by us, as on job boards' } as const;
export type Judge = keyof typeof OTHERS;

/** What judges see differently: postings as on job boards tell more duties than anybody lists. */
const SEEN_OTHERWISE = [
  'duty',
  'section duties',
  'traits',
  'only traits',
  'traits in a requirement',
  'no specific word',
];

/** A row that also says who judged it, so that how strict a judge is doesn't pass for what the row shows. */
export function withJudge(row: FeatureRow, judge: Judge | undefined): FeatureRow {
  if (!judge) return row;
  const name = OTHERS[judge];
  if (judge === 'ours') return { ...row, [name]: 1 };
  const also = SEEN_OTHERWISE.flatMap((seen) => (row[seen] ? [[`${name}: ${seen}`, row[seen]]] : []));
  return { ...row, [name]: 1, ...Object.fromEntries(also) };
}

/** The model for the judges of the data folder. */
export function withoutJudge({ bias, weights }: LinearModel): LinearModel {
  const others = Object.entries(weights).filter(([name]) => !name.startsWith(OTHERS.ours));
  return { bias, weights: Object.fromEntries(others) };
}
