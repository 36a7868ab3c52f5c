import { type FeatureRow, type LinearModel, logistic } from '../../src/fit/learned/linear-model.ts';

/** `penalty` is how strongly the weight of a name is drawn to 0 (ridge); `rows` below `minRows` leave a name out. */
export type FitOptions = {
  penalty: (name: string) => number;
  minRows: number;
  /** Leaves out names whose weight would be below 0. */
  nonNegative?: boolean;
};

/** The least-squares model with ridge penalties. */
export function fitLinear(
  rows: readonly FeatureRow[],
  targets: readonly number[],
  options: FitOptions,
): LinearModel {
  const { names, sparse } = toSparse(rows, options);
  const system = new NormalEquations(names, options);
  for (const [index, row] of sparse.entries()) system.add(row, 1, targets[index]!);
  return named(names, system.solve());
}

/** The model whose logistic function gives the chance that the target is 1, by Newton's method with ridge penalties. */
export function fitLogistic(
  rows: readonly FeatureRow[],
  targets: readonly number[],
  options: FitOptions,
): LinearModel {
  const model = fitUnbounded(rows, targets, options);
  const below = new Set(Object.keys(model.weights).filter((name) => model.weights[name]! < 0));
  if (!options.nonNegative || below.size === 0) return model;
  const kept = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !below.has(name))),
  );
  return fitLogistic(kept, targets, options);
}

function fitUnbounded(
  rows: readonly FeatureRow[],
  targets: readonly number[],
  options: FitOptions,
): LinearModel {
  const { names, sparse } = toSparse(rows, options);
  let weights = new Float64Array(names.length + 1);
  for (let round = 0; round < 12; round++) {
    const system = new NormalEquations(names, options);
    for (const [index, row] of sparse.entries()) {
      const sum = scored(row, weights);
      const chance = logistic(sum);
      const spread = Math.max(1e-6, chance * (1 - chance));
      system.add(row, spread, spread * sum + targets[index]! - chance);
    }
    weights = system.solve();
  }
  return named(names, weights);
}

type SparseRow = { columns: Int32Array; values: Float64Array };

function toSparse(
  rows: readonly FeatureRow[],
  { minRows }: FitOptions,
): { names: string[]; sparse: SparseRow[] } {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const name in row) if (row[name] !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= minRows ? [name] : [])).sort();
  const columns = new Map(names.map((name, column) => [name, column + 1]));
  const sparse = rows.map((row) => {
    const entries: [number, number][] = [[0, 1]];
    for (const name in row) {
      const column = columns.get(name);
      if (column !== undefined && row[name] !== 0) entries.push([column, row[name]!]);
    }
    return {
      columns: Int32Array.from(entries, ([column]) => column),
      values: Float64Array.from(entries, ([, value]) => value),
    };
  });
  return { names, sparse };
}

function scored({ columns, values }: SparseRow, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < columns.length; index++) sum += weights[columns[index]!]! * values[index]!;
  return sum;
}

function named(names: string[], weights: Float64Array): LinearModel {
  return {
    bias: weights[0]!,
    weights: Object.fromEntries(names.map((name, index) => [name, weights[index + 1]!])),
  };
}

/** Gathers weighted rows and solves for the weights, by Cholesky decomposition. */
class NormalEquations {
  private readonly size: number;
  private readonly matrix: Float64Array;
  private readonly right: Float64Array;

  constructor(names: readonly string[], { penalty }: FitOptions) {
    this.size = names.length + 1;
    this.matrix = new Float64Array(this.size * this.size);
    this.right = new Float64Array(this.size);
    this.matrix[0] = 1e-6;
    names.forEach((name, index) => {
      this.matrix[(index + 1) * (this.size + 1)] = penalty(name);
    });
  }

  add({ columns, values }: SparseRow, importance: number, target: number): void {
    for (let i = 0; i < columns.length; i++) {
      this.right[columns[i]!]! += values[i]! * target;
      const from = columns[i]! * this.size;
      const value = values[i]! * importance;
      for (let j = 0; j < columns.length; j++) this.matrix[from + columns[j]!]! += value * values[j]!;
    }
  }

  solve(): Float64Array<ArrayBuffer> {
    const { size, matrix } = this;
    for (let column = 0; column < size; column++) {
      for (let row = column; row < size; row++) {
        let sum = matrix[row * size + column]!;
        for (let inner = 0; inner < column; inner++)
          sum -= matrix[row * size + inner]! * matrix[column * size + inner]!;
        matrix[row * size + column] =
          row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[column * size + column]!;
      }
    }
    const solution = Float64Array.from(this.right);
    for (let row = 0; row < size; row++) {
      for (let inner = 0; inner < row; inner++)
        solution[row]! -= matrix[row * size + inner]! * solution[inner]!;
      solution[row]! /= matrix[row * size + row]!;
    }
    for (let row = size - 1; row >= 0; row--) {
      for (let inner = row + 1; inner < size; inner++)
        solution[row]! -= matrix[inner * size + row]! * solution[inner]!;
      solution[row]! /= matrix[row * size + row]!;
    }
    return solution;
  }
}
