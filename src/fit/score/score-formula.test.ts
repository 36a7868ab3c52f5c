import { expect, it } from 'vitest';
import { assemble } from './score-formula.ts';

const rawOf = (licenceWeight: number, credit: number): number =>
  assemble(
    [
      { slot: 0, weight: 20, licence: false },
      { slot: 0, weight: licenceWeight, licence: true },
    ],
    Float64Array.of(1, credit),
  ).raw;
/** The share of the score that lacking a licence costs, beside its own weight in the mean. */
const costOf = (weight: number): number => 1 - rawOf(weight, 0) / ((100 * 20) / (20 + weight));

it('a missing license costs the more the more it weighs', () => {
  expect(costOf(1.8)).toBeCloseTo(0);
  expect(costOf(2.4)).toBeCloseTo(0.15);
  expect(costOf(3)).toBeCloseTo(0.3);
  expect(costOf(5)).toBeCloseTo(0.3);
});

it('a license that is held costs nothing', () => {
  expect(rawOf(4, 1)).toBe(100);
});
