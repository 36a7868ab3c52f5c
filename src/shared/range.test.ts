import { expect, test } from 'vitest';
import { outside, within } from './range.ts';

const words = [
  { start: 0, end: 4 },
  { start: 5, end: 9 },
  { start: 10, end: 14 },
  { start: 15, end: 19 },
  { start: 20, end: 24 },
];
const startsIn = (start: number, end: number) => within(words, { start, end }).map((word) => word.start);

test.each([
  ['all of it', 0, 24, [0, 5, 10, 15, 20]],
  ['exactly two words', 5, 14, [5, 10]],
  ['a cut first word', 1, 14, [5, 10]],
  ['a cut last word', 5, 13, [5]],
  ['the last word', 20, 24, [20]],
  ['beyond the end', 16, 99, [20]],
  ['nothing after the end', 25, 99, []],
  ['nothing between two words', 4, 5, []],
  ['a range inside one word', 6, 8, []],
])('the words of %s', (_what, start, end, expected) => {
  expect(startsIn(start, end)).toEqual(expected);
});

test('an empty list has no items in range', () => {
  expect(within([], { start: 0, end: 10 })).toEqual([]);
});

test('what stands outside of ranges begins in none of them', () => {
  const at = (start: number, end: number) => ({ start, end });
  expect(outside([at(0, 2), at(3, 5), at(6, 9), at(9, 12)], [at(3, 7), at(20, 30)])).toEqual([
    at(0, 2),
    at(9, 12),
  ]);
  expect(outside([at(0, 2)], [])).toEqual([at(0, 2)]);
});
