/** Rows of a few numbers each, `width` columns wide. */
export type SparseTable = { width: number; rows: { column: number; value: number }[][] };

/** Vectors one after the other, each with a length of 1. */
export type Dense = { width: number; values: Float64Array };

const DIMENSIONS = 80;
const ROUNDS = 5;

/** The leading left vectors of a table, by subspace iteration, each dimension by the root of its singular value. */
export function leadingVectors({ width, rows }: SparseTable): Dense {
  let seed = 5;
  const right = Float64Array.from({ length: width * DIMENSIONS }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000 - 0.5;
  });
  const left = new Float64Array(rows.length * DIMENSIONS);
  for (let round = 0; ; round++) {
    left.fill(0);
    forEachCell(rows, (row, column, value) => {
      for (let index = 0; index < DIMENSIONS; index++)
        left[row * DIMENSIONS + index]! += value * right[column * DIMENSIONS + index]!;
    });
    if (round === ROUNDS) break;
    orthonormalize(left);
    right.fill(0);
    forEachCell(rows, (row, column, value) => {
      for (let index = 0; index < DIMENSIONS; index++)
        right[column * DIMENSIONS + index]! += value * left[row * DIMENSIONS + index]!;
    });
    orthonormalize(right);
  }
  scaleDimensions(left);
  for (let at = 0; at < left.length; at += DIMENSIONS) {
    const length = Math.hypot(...left.subarray(at, at + DIMENSIONS)) || 1;
    for (let index = at; index < at + DIMENSIONS; index++) left[index]! /= length;
  }
  return { width: DIMENSIONS, values: left };
}

function forEachCell(
  rows: SparseTable['rows'],
  visit: (row: number, column: number, value: number) => void,
): void {
  rows.forEach((cells, row) => {
    for (const { column, value } of cells) visit(row, column, value);
  });
}

/** Gram–Schmidt over the dimensions. */
function orthonormalize(values: Float64Array): void {
  for (let index = 0; index < DIMENSIONS; index++) {
    for (let earlier = 0; earlier < index; earlier++) {
      const shared = product(values, index, earlier);
      for (let at = 0; at < values.length; at += DIMENSIONS)
        values[at + index]! -= shared * values[at + earlier]!;
    }
    const length = Math.sqrt(product(values, index, index)) || 1;
    for (let at = index; at < values.length; at += DIMENSIONS) values[at]! /= length;
  }
}

function scaleDimensions(values: Float64Array): void {
  for (let index = 0; index < DIMENSIONS; index++) {
    const root = product(values, index, index) ** 0.25 || 1;
    for (let at = index; at < values.length; at += DIMENSIONS) values[at]! /= root;
  }
}

function product(values: Float64Array, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += DIMENSIONS) sum += values[at + one]! * values[at + other]!;
  return sum;
}
