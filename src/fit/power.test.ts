import { expect, it } from 'vitest';
import { power } from './power.ts';

it('a power is the same to the last digit in every version of Node', () => {
  expect([power(3, 0.4), power(7, 1.5), power(0.3, 1.2)]).toEqual([
    1.5518455739153596, 18.52025917745213, 0.2358009256789868,
  ]);
});

it('a power of 0 is 0 and of 1 is 1', () => {
  expect([power(0, 1.5), power(1, 0.4)]).toEqual([0, 1]);
});
