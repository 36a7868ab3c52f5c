import { expect, it } from 'vitest';
import { tokenize } from '../../text/tokens.ts';
import { buildVocabulary, contentWordKeys, hasEchoes } from './echoed-words.ts';

const names = (count: number, letter: string) =>
  Array.from(
    { length: count },
    (_, index) => `${letter}${'bcdfghklmnpqrst'[index % 15]}o${'bcdfgh'[index % 6]}u${index}`,
  );
const asked = names(40, 'z');
const others = names(90, 'q');
const vocabulary = buildVocabulary(tokenize(asked.join(' ')));
const echoes = (words: string[]) => hasEchoes(contentWordKeys(tokenize(words.join(' '))), vocabulary);

it('29 of 32 words in a row are an echo, wherever they stand', () => {
  for (let before = 0; before <= 40; before++) {
    const around = (words: string[]) => [...others.slice(0, before), ...words, ...others.slice(40)];
    expect(echoes(around(asked.slice(0, 29)))).toBe(true);
    expect(echoes(around(asked.slice(0, 28)))).toBe(false);
  }
});

it('three other words may stand among them, and four may not', () => {
  const mixed = (count: number) =>
    asked.slice(0, 32).map((word, index) => (index % 8 < count ? others[index] : word) as string);
  const three = asked.slice(0, 32).map((word, index) => (index % 11 === 5 ? others[index] : word) as string);
  for (let before = 0; before <= 40; before++)
    expect(echoes([...others.slice(0, before), ...three, ...others.slice(40)])).toBe(true);
  expect(echoes(mixed(1))).toBe(false);
});

it('a short text is one if it has enough of the words', () => {
  expect(echoes(asked.slice(0, 29))).toBe(true);
  expect(echoes(asked.slice(0, 28))).toBe(false);
  expect(echoes([])).toBe(false);
});
