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
  return named(names, system.solve(new Float64Array(names.length + 1)));
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
    weights = system.solve(before);
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
    const aim = system.solve(weights);
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

/** How exactly the weights are solved for, beside the size of what they must come to. */
const EXACT = 1e-11;
const MOST_ROUNDS = 5000;

/** Gathers weighted rows and solves for the weights, by conjugate gradients: most rows have few of the names. */
class NormalEquations {
  private readonly penalties: Float64Array;
  private readonly right: Float64Array;
  private readonly diagonal: Float64Array;
  private readonly rows: SparseRow[] = [];
  private readonly importances: number[] = [];

  constructor(names: readonly string[], { penalty }: FitOptions) {
    this.penalties = Float64Array.of(1e-6, ...names.map(penalty));
    this.diagonal = Float64Array.from(this.penalties);
    this.right = new Float64Array(names.length + 1);
  }

  add(row: SparseRow, importance: number, target: number): void {
    this.rows.push(row);
    this.importances.push(importance);
    const { columns, values } = row;
    for (let at = 0; at < columns.length; at++) {
      this.right[columns[at]!]! += values[at]! * target;
      this.diagonal[columns[at]!]! += values[at]! ** 2 * importance;
    }
  }

  /** The weights, found from `start` on. */
  solve(start: Float64Array): Float64Array<ArrayBuffer> {
    const solution = Float64Array.from(start);
    const applied = this.times(solution);
    const residual = this.right.map((value, index) => value - applied[index]!);
    const aim = EXACT * Math.sqrt(dot(this.right, this.right));
    let scaled = this.scaled(residual);
    let direction = Float64Array.from(scaled);
    let size = dot(residual, scaled);
    for (let round = 0; round < MOST_ROUNDS && Math.sqrt(dot(residual, residual)) > aim; round++) {
      const along = this.times(direction);
      const step = size / dot(direction, along);
      for (let index = 0; index < solution.length; index++) {
        solution[index]! += step * direction[index]!;
        residual[index]! -= step * along[index]!;
      }
      scaled = this.scaled(residual);
      const before = size;
      size = dot(residual, scaled);
      direction = scaled.map((value, index) => value + (size / before) * direction[index]!);
    }
    return solution;
  }

  /** Each part beside how strongly the rows and the penalty hold it, so that fewer rounds are needed. */
  private scaled(residual: Float64Array): Float64Array<ArrayBuffer> {
    return Float64Array.from(residual, (value, index) => value / Math.max(this.diagonal[index]!, 1e-12));
  }

  private times(vector: Float64Array): Float64Array {
    const product = vector.map((value, index) => value * this.penalties[index]!);
    for (let index = 0; index < this.rows.length; index++) {
      const { columns, values } = this.rows[index]!;
      const factor = this.importances[index]! * scored(this.rows[index]!, vector);
      for (let at = 0; at < columns.length; at++) product[columns[at]!]! += factor * values[at]!;
    }
    return product;
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!;
  return sum;
}
