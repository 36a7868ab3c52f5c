export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** Ranks from 0; equal values share the mean of their ranks. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]! || a - b);
  const result = new Array<number>(values.length);
  for (let first = 0; first < order.length; ) {
    let last = first;
    while (last + 1 < order.length && values[order[last + 1]!] === values[order[first]!]) last++;
    for (let index = first; index <= last; index++) result[order[index]!] = (first + last) / 2;
    first = last + 1;
  }
  return result;
}

/** Pearson's correlation, −1…1; 0 if one side does not vary. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  let both = 0;
  let ofA = 0;
  let ofB = 0;
  for (let index = 0; index < a.length; index++) {
    const x = a[index]! - meanA;
    const y = b[index]! - meanB;
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA > 0 && ofB > 0 ? both / Math.sqrt(ofA * ofB) : 0;
}

/** Spearman's rank correlation, −1…1. */
export const spearman = (a: readonly number[], b: readonly number[]): number => pearson(ranks(a), ranks(b));

/** The mean of `values` where there is one, else null: a rate of nothing is no rate. */
export const rate = (values: readonly boolean[]): number | null =>
  values.length === 0 ? null : mean(values.map(Number));
