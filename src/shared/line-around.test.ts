import { describe, expect, test } from 'vitest';
import { lineAround } from './line-around.ts';

/** The line around the first occurrence of some words in a text. */
function shown(text: string, words: string): string {
  const start = text.indexOf(words);
  const { start: from, end: to } = lineAround(text, { start, end: start + words.length });
  return text.slice(from, to);
}

describe('the line around a quote', () => {
  const posting = 'Requirements\nBake rye bread daily\nClean the ovens';

  test.each([
    ['Requirements', 'Requirements'],
    ['rye', 'Bake rye bread daily'],
    ['Bake', 'Bake rye bread daily'],
    ['daily', 'Bake rye bread daily'],
    ['ovens', 'Clean the ovens'],
    ['daily\nClean', 'Bake rye bread daily\nClean the ovens'],
  ])('of %j is %j', (words, line) => {
    expect(shown(posting, words)).toBe(line);
  });

  test('is cut between words, with at most 160 characters on either side', () => {
    const filler = (word: string) => `${word} `.repeat(60);
    const line = `${filler('before')}rye bread ${filler('afterwards').trim()}`;
    const cut = shown(line, 'rye bread');
    const [before = '', after = ''] = cut.split('rye bread');
    expect(before).toBe('before '.repeat(22));
    expect(after).toBe(' afterwards'.repeat(14));
  });

  test('is not cut with exactly 160 characters on either side', () => {
    const side = 'x'.repeat(159);
    expect(shown(`${side} rye ${side}`, 'rye')).toBe(`${side} rye ${side}`);
  });

  test('omits a word that begins before the cut', () => {
    expect(shown(`one ${'y '.repeat(79)}z rye`, 'rye')).toBe(`${'y '.repeat(79)}z rye`);
    expect(shown(`rye z${' y'.repeat(79)} one`, 'rye')).toBe(`rye z${' y'.repeat(79)}`);
  });

  test('is cut within a word that goes on and on', () => {
    const { start, end } = lineAround('x'.repeat(1_000), { start: 500, end: 510 });
    expect({ start, end }).toEqual({ start: 340, end: 670 });
  });

  test('treats tabs and line feeds between words like spaces', () => {
    const words = 'word\t'.repeat(60);
    expect(shown(`${words}rye`, 'rye')).toBe(`${'word\t'.repeat(32)}rye`);
  });
});
