/**
 * `base` (0 or more) to the power of `exponent` (above 0). Unlike the operator, it gives the same bytes in every version of
 * Node: exponential functions and logarithms are computed alike everywhere, powers are not.
 */
export const power = (base: number, exponent: number): number =>
  base === 0 ? 0 : Math.exp(exponent * Math.log(base));
