/** A row of named numbers; a name that is missing counts as 0. */
export type FeatureRow = Readonly<Record<string, number>>;

/** A linear model that a person can read: what is added always, and what each name adds per unit. */
export type LinearModel = { bias: number; weights: Record<string, number> };

/** The sum that a linear model gives a row. */
export function sumOf({ bias, weights }: LinearModel, row: FeatureRow): number {
  let sum = bias;
  for (const name in row) sum += (weights[name] ?? 0) * (row[name] as number);
  return sum;
}

const maps = new WeakMap<LinearModel, ReadonlyMap<string, number>>();

/** The weights of a model as a map, which is quicker to ask for words that it may not know. */
export function weightsOf(model: LinearModel): ReadonlyMap<string, number> {
  const known = maps.get(model);
  if (known) return known;
  const weights = new Map(Object.entries(model.weights));
  maps.set(model, weights);
  return weights;
}

/** The chance of each of several choices, 0…1, from their sums. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const likelihoods = sums.map((sum) => Math.exp(sum - most));
  const all = likelihoods.reduce((total, one) => total + one, 0);
  return likelihoods.map((one) => one / all);
}

/** The logistic function: a chance, 0…1, from a sum. */
export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));
