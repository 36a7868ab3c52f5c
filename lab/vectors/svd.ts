import type { SparseRows } from './cooccurrence.ts';

/** Rows of `width` numbers, one after the other. */
export type Dense = { rows: number; width: number; values: Float64Array };

/**
 * Replaces counts by positive pointwise mutual information: how much more often two words stand together than chance
 * would have it. Contexts are smoothed (power 0.75), so that rare words don't dominate. Levy, Goldberg & Dagan 2015.
 */
export function toPositiveMutualInformation({ starts, columns, values }: SparseRows): SparseRows {
  const size = starts.length - 1;
  const sums = new Float64Array(size);
  for (let row = 0; row < size; row++)
    for (let at = starts[row]!; at < starts[row + 1]!; at++) sums[row]! += values[at]!;
  const smoothed = sums.map((sum) => sum ** 0.75);
  const total = smoothed.reduce((all, sum) => all + sum, 0);
  const kept = new Float32Array(values.length);
  for (let row = 0; row < size; row++)
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const information = Math.log((values[at]! * total) / (sums[row]! * smoothed[columns[at]!]!));
      kept[at] = Math.max(0, information);
    }
  return { starts, columns, values: kept };
}

/**
 * The leading eigenvectors of a symmetric matrix, scaled by the given power of their eigenvalue's size: randomised
 * subspace iteration with a fixed seed. Halko, Martinsson & Tropp 2011.
 */
export function leadingVectors(
  matrix: SparseRows,
  { dimensions, rounds, power }: { dimensions: number; rounds: number; power: number },
): Dense {
  const size = matrix.starts.length - 1;
  const width = dimensions + 16;
  let basis = randomDense(size, width);
  for (let round = 0; round < rounds; round++) basis = orthonormal(multiply(matrix, basis));
  const image = multiply(matrix, basis);
  const small = gram(basis, image);
  const { values, vectors } = eigen(small, width);
  const order = values
    .map((value, index) => ({ index, size: Math.abs(value) }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, dimensions);
  const result: Dense = { rows: size, width: dimensions, values: new Float64Array(size * dimensions) };
  order.forEach(({ index, size: eigenvalue }, column) => {
    const scale = eigenvalue ** power;
    for (let row = 0; row < size; row++) {
      let sum = 0;
      for (let inner = 0; inner < width; inner++)
        sum += basis.values[row * width + inner]! * vectors[inner * width + index]!;
      result.values[row * dimensions + column] = sum * scale;
    }
  });
  return result;
}

function multiply({ starts, columns, values }: SparseRows, { rows, width, values: dense }: Dense): Dense {
  const result = new Float64Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const to = row * width;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const value = values[at]!;
      if (value === 0) continue;
      const from = columns[at]! * width;
      for (let column = 0; column < width; column++) result[to + column]! += value * dense[from + column]!;
    }
  }
  return { rows, width, values: result };
}

/** The transpose of one matrix times the other, made symmetric. */
function gram(a: Dense, b: Dense): Float64Array {
  const { rows, width } = a;
  const product = new Float64Array(width * width);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < width; i++) {
      const value = a.values[row * width + i]!;
      for (let j = 0; j < width; j++) product[i * width + j]! += value * b.values[row * width + j]!;
    }
  return product.map((value, at) => (value + product[(at % width) * width + Math.floor(at / width)]!) / 2);
}

/** Modified Gram–Schmidt on the columns. */
function orthonormal({ rows, width, values }: Dense): Dense {
  for (let column = 0; column < width; column++) {
    for (let before = 0; before < column; before++) {
      let dot = 0;
      for (let row = 0; row < rows; row++)
        dot += values[row * width + column]! * values[row * width + before]!;
      for (let row = 0; row < rows; row++)
        values[row * width + column]! -= dot * values[row * width + before]!;
    }
    let length = 0;
    for (let row = 0; row < rows; row++) length += values[row * width + column]! ** 2;
    const scale = 1 / Math.sqrt(length || 1);
    for (let row = 0; row < rows; row++) values[row * width + column]! *= scale;
  }
  return { rows, width, values };
}

/** All eigenvalues and eigenvectors (as columns) of a small symmetric matrix, by cyclic Jacobi rotations. */
function eigen(symmetric: Float64Array, size: number): { values: number[]; vectors: Float64Array } {
  const matrix = symmetric.slice();
  const vectors = new Float64Array(size * size);
  for (let index = 0; index < size; index++) vectors[index * size + index] = 1;
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) off += matrix[p * size + q]! ** 2;
    if (off < 1e-12) break;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(matrix, vectors, size, p, q);
  }
  return { values: Array.from({ length: size }, (_, index) => matrix[index * size + index]!), vectors };
}

function rotate(matrix: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const apq = matrix[p * size + q]!;
  if (Math.abs(apq) < 1e-300) return;
  const theta = (matrix[q * size + q]! - matrix[p * size + p]!) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < size; k++) {
    const kp = matrix[k * size + p]!;
    const kq = matrix[k * size + q]!;
    matrix[k * size + p] = c * kp - s * kq;
    matrix[k * size + q] = s * kp + c * kq;
  }
  for (let k = 0; k < size; k++) {
    const pk = matrix[p * size + k]!;
    const qk = matrix[q * size + k]!;
    matrix[p * size + k] = c * pk - s * qk;
    matrix[q * size + k] = s * pk + c * qk;
    const vp = vectors[k * size + p]!;
    const vq = vectors[k * size + q]!;
    vectors[k * size + p] = c * vp - s * vq;
    vectors[k * size + q] = s * vp + c * vq;
  }
}

/** Numbers from −1 to 1 from a fixed seed (mulberry32). */
function randomDense(rows: number, width: number): Dense {
  const values = new Float64Array(rows * width);
  let state = 20261122;
  for (let at = 0; at < values.length; at++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    values[at] = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  }
  return { rows, width, values };
}
