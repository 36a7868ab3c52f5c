import { expect, it } from 'vitest';
import { matchesOf } from './matches.ts';

const WORD = /(?<first>\p{L})\p{L}*/gu;

it('finds the same as matchAll', () => {
  const text = 'Äpfel, Brot und Öl';
  expect(matchesOf(text, WORD)).toEqual([...text.matchAll(WORD)]);
  expect(matchesOf('12', WORD)).toEqual([]);
});

it('begins at the start again, even if the pattern was left in the middle of another text', () => {
  WORD.test('one two');
  expect(matchesOf('one two', WORD).map(([word]) => word)).toEqual(['one', 'two']);
});
