import { expect, it } from 'vitest';
import { likelySpans, START, TAGS, type TaggingSums } from './span-chances.ts';

const noLinks = new Float64Array((START + 1) * TAGS);
const always = () => true;

/** Sums that speak for one tag at each word: 0 outside, 1 first, 2 further. */
function line(tags: number[], strength: number, closed: number[] = []): TaggingSums {
  const sums = new Float64Array(tags.length * TAGS);
  tags.forEach((tag, word) => {
    sums[word * TAGS + tag] = strength;
  });
  return { length: tags.length, sums, links: noLinks, mayContinue: (word) => !closed.includes(word) };
}

it('finds the spans that the tags spell', () => {
  expect(likelySpans(line([0, 1, 2, 0, 1, 1], 5), 0.3, always)).toEqual([
    { from: 1, to: 2 },
    { from: 4, to: 4 },
    { from: 5, to: 5 },
  ]);
});

it('finds fewer spans if they must be likelier', () => {
  const unsure = line([0, 1, 0], 2);
  expect(likelySpans(unsure, 0.2, always)).toEqual([{ from: 1, to: 1 }]);
  expect(likelySpans(unsure, 0.9, always)).toEqual([]);
});

it('continues no span where none may go on', () => {
  const found = likelySpans(line([1, 2], 5, [1]), 0.3, always);
  expect(found).toContainEqual({ from: 0, to: 0 });
  expect(found).not.toContainEqual({ from: 0, to: 1 });
});

it('leaves out spans that are not whole', () => {
  expect(likelySpans(line([1, 2], 5), 0.3, ({ to }) => to === 0)).toEqual([]);
});

it('stays finite over long lines', () => {
  const tags = Array.from({ length: 3000 }, (_, word) => word % 3);
  expect(likelySpans(line(tags, 8), 0.3, always)).toHaveLength(1000);
});
