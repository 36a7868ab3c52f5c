export type Matrix = [number, number, number, number, number, number];

/** Multiplies two PDF transformation matrices: applies `n` first, then `m`. Missing numbers default to the identity. */
export function multiply(m: number[], n: number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
