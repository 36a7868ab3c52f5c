import { expect, it } from 'vitest';
import type { Term } from '../../lexicon/lexicon.types.ts';
import { specificityOf } from './specificity.ts';

it('a term says less the more trades require it, but always something', () => {
  const requiredBy = (trades: number) =>
    specificityOf({ professions: Array(trades).fill('a trade') } as unknown as Term);
  const says = [1, 2, 3, 4, 5, 8, 9, 15, 16, 40].map(requiredBy);
  expect(says).toEqual(says.toSorted((one, other) => other - one));
  expect(new Set(says).size).toBe(5);
  expect(requiredBy(2)).toBe(1);
  expect(requiredBy(4)).toBe(requiredBy(3));
  expect(requiredBy(8)).toBe(requiredBy(5));
  expect(requiredBy(15)).toBe(requiredBy(9));
  expect(requiredBy(40)).toBeGreaterThan(0);
});
