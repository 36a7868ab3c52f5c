import { expect, it } from 'vitest';
import { packHintWeights, unpackHintWeights, WEIGHT_SCALE } from './hint-weights.ts';

function sumsOf(add: ReturnType<typeof unpackHintWeights>, hint: string): number[] {
  const sums = new Float64Array(3);
  add(hint, sums, 0);
  return [...sums];
}

it('gives the weights back that were packed', () => {
  const hints = Array.from({ length: 5000 }, (_, index) => `word0=${index}`);
  const add = unpackHintWeights(
    packHintWeights(
      hints.map((hint, index) => [hint, { first: (index % 255) - 127, further: 127 - (index % 255) }]),
    ),
  );
  const same = hints.filter((hint, index) => {
    const weight = ((index % 255) - 127) / WEIGHT_SCALE;
    const [outside, first, further] = sumsOf(add, hint);
    return outside === 0 && first === weight && further === -weight;
  });
  expect(same.length).toBeGreaterThan(4980);
});

it('gives nothing to hints that were never learned', () => {
  const add = unpackHintWeights(packHintWeights([['word0=java', { first: 64, further: -32 }]]));
  expect(sumsOf(add, 'word0=java')).toEqual([0, 2, -1]);
  expect(sumsOf(add, 'word0=kotlin')).toEqual([0, 0, 0]);
});
