import { expect, it } from 'vitest';
import { unknownPhrases } from './unknown-phrases.ts';

it('lists phrases of several postings that the lexicon does not know, most frequent first', () => {
  const found = unknownPhrases(
    ['Zorbing coach with Python', 'Zorbing, flumping and SQL', 'Flumping or zorbing at sea'],
    2,
  ).map(({ phrase }) => phrase);
  expect(found).toEqual(['zorbing', 'flumping']);
});
