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

/**
 * The model whose logistic function gives the chance that the target is 1, by Newton's method with ridge penalties. `known` are
 * sums that another model gives the rows already; this one adds to them.
 */
export function fitLogistic(
  rows: readonly FeatureRow[],
  targets: readonly number[],
  options: FitOptions,
  known?: readonly number[],
): LinearModel {
  const model = fitUnbounded(rows, targets, options, known);
  const below = new Set(Object.keys(model.weights).filter((name) => model.weights[name]! < 0));
  if (!options.nonNegative || below.size === 0) return model;
  const kept = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !below.has(name))),
  );
  return fitLogistic(kept, targets, options, known);
}

/** Weights that move less are done: they are kept with three decimals. */
const SETTLED = 1e-6;

function fitUnbounded(
  rows: readonly FeatureRow[],
  targets: readonly number[],
  options: FitOptions,
  known?: readonly number[],
): LinearModel {
  const { names, sparse } = toSparse(rows, options);
  let weights = new Float64Array(names.length + 1);
  for (let round = 0; round < 12; round++) {
    const system = new NormalEquations(names, options);
    for (const [index, row] of sparse.entries()) {
      const sum = scored(row, weights);
      const chance = logistic(sum + (known?.[index] ?? 0));
      const spread = Math.max(1e-6, chance * (1 - chance));
      system.add(row, spread, spread * sum + targets[index]! - chance);
    }
    const before = weights;
    weights = system.solve();
    if (weights.every((weight, index) => Math.abs(weight - before[index]!) < SETTLED)) break;
  }
  return named(names, weights);
}

/** One of several rows is chosen: `chosen` holds the indices of those that would be right. */
export type Choice = { rows: readonly FeatureRow[]; chosen: readonly number[] };

/**
 * The model whose sums make the chosen row of each choice likeliest (conditional logit), by Newton's method with ridge
 * penalties; a step that goes too far is halved. Only differences of sums mean something, so there is no bias.
 */
export function fitChoice(choices: readonly Choice[], options: FitOptions): LinearModel {
  const { names, sparse } = toSparse(
    choices.flatMap(({ rows }) => rows),
    options,
  );
  let first = 0;
  const own = choices.map(({ rows, chosen }) => {
    first += rows.length;
    return { rows: sparse.slice(first - rows.length, first), chosen };
  });
  const loss = (weights: Float64Array): number =>
    own.reduce((sum, choice) => sum + surprise(choice, weights), 0) +
    names.reduce((sum, name, index) => sum + (options.penalty(name) * weights[index + 1]! ** 2) / 2, 0);
  let weights = new Float64Array(names.length + 1);
  for (let round = 0; round < 12; round++) {
    const system = new NormalEquations(names, options);
    for (const choice of own) addChoice(system, choice, weights);
    const aim = system.solve();
    const from = weights;
    const least = loss(from);
    let step = 1;
    do {
      weights = from.map((value, index) => value + step * (aim[index]! - value));
      step /= 2;
    } while (loss(weights) > least && step > 1e-3);
  }
  return { ...named(names, weights), bias: 0 };
}

type SparseChoice = { rows: readonly SparseRow[]; chosen: readonly number[] };

/** The chance that each row is chosen. */
function chancesOf(rows: readonly SparseRow[], weights: Float64Array): number[] {
  const sums = rows.map((row) => scored(row, weights));
  const highest = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - highest));
  const total = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / total);
}

/** How unlikely the chosen rows are: the mean of their negative log chances. */
function surprise({ rows, chosen }: SparseChoice, weights: Float64Array): number {
  const chances = chancesOf(rows, weights);
  return chosen.reduce((sum, index) => sum - Math.log(chances[index]! + 1e-300) / chosen.length, 0);
}

/** The gradient and curvature of one choice: its rows by their chances, less what all rows have in common. */
function addChoice(system: NormalEquations, { rows, chosen }: SparseChoice, weights: Float64Array): void {
  const chances = chancesOf(rows, weights);
  const sums = rows.map((row) => scored(row, weights));
  const mean = chances.reduce((all, chance, index) => all + chance * sums[index]!, 0);
  const common = new Float64Array(weights.length);
  rows.forEach((row, index) => {
    const chance = chances[index]!;
    const wanted = chosen.includes(index) ? 1 / chosen.length : 0;
    system.add(row, chance, chance * (sums[index]! - mean) + wanted - chance);
    row.columns.forEach((column, at) => {
      common[column]! += chance * row.values[at]!;
    });
  });
  system.add({ columns: Int32Array.from(common.keys()), values: common }, -1, 0);
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
