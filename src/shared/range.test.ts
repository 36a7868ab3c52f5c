import { expect, test } from 'vitest';
import { within } from './range.ts';

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
