import { describe, expect, test } from 'vitest';
import { cleanText, lastDayOf, linesAt, proposedField, startOf } from './propose-field.ts';

const spanOf = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { text: part, start, end: start + part.length };
};
const readValue = (written: string) => proposedField(written, spanOf(written, written)).value;

describe('a proposed value', () => {
  test.each([
    ['  Harbour   Foods\n Ltd ', 'Harbour Foods Ltd'],
    ['Har\u00adbour Foods', 'Harbour Foods'],
    ['Leeds , UK', 'Leeds, UK'],
    ['Leeds  , UK', 'Leeds, UK'],
    ['Harbour Foods (Leeds', 'Harbour Foods'],
    ['Harbour Foods (Leeds) Ltd', 'Harbour Foods (Leeds) Ltd'],
    ['Harbour Foods(', 'Harbour Foods'],
    ['Head of Sales.', 'Head of Sales'],
    ['Harbour Foods Ltd.', 'Harbour Foods Ltd.'],
    ['B.A.', 'B.A.'],
    ['e.g. Sales. Marketing', 'e.g. Sales. Marketing'],
    ['– •| Harbour Foods ,;: -', 'Harbour Foods'],
    ['|,·', ''],
  ])('of %j', (written, value) => {
    expect(readValue(written)).toBe(value);
  });

  test('is quoted with its line, and is nothing if nothing was read', () => {
    const text = 'One\nHarbour Foods, Leeds\nThree';
    expect(proposedField(text, spanOf(text, 'Harbour Foods'))).toEqual({
      ...{ value: 'Harbour Foods', line: 'Harbour Foods, Leeds' },
    });
    const nothing = { value: '', line: null };
    expect(proposedField(text, undefined)).toEqual(nothing);
    expect(proposedField('--', spanOf('--', '--'))).toEqual(nothing);
  });
});

describe('a quoted line', () => {
  const text = 'first line\nsecond  line\nthird line';

  test.each([
    ['first', 'first line'],
    ['second', 'second line'],
    ['third line', 'third line'],
    ['line\nsecond', 'first line second line'],
    ['first line\n', 'first line second line'],
  ])('around %j', (part, line) => {
    const { start, end } = spanOf(text, part);
    expect(linesAt(text, start, end)).toBe(line);
  });

  test('is the one at a position', () => {
    expect(linesAt(text, 11)).toBe('second line');
    expect(linesAt(text, 10)).toBe('first line');
    expect(linesAt(text, 0)).toBe('first line');
  });

  test('has at most 160 characters', () => {
    expect(linesAt('x'.repeat(160), 0)).toBe('x'.repeat(160));
    expect(linesAt('x'.repeat(161), 0)).toBe(`${'x'.repeat(158)} …`);
  });
});

test('white space is collapsed and soft hyphens are removed', () => {
  expect(cleanText(' a\t\tb\u00ad\n c ')).toBe('a b c');
});

test.each([
  [2024 * 12 + 1, '2024-02-01', '2024-02-29'],
  [2023 * 12 + 11, '2023-12-01', '2023-12-31'],
  [2023 * 12, '2023-01-01', '2023-01-31'],
])('month %i is from %s to %s', (month, first, last) => {
  expect([startOf(month), lastDayOf(month)]).toEqual([first, last]);
});

test('an early year has four digits', () => {
  expect(startOf(987 * 12 + 9)).toBe('0987-10-01');
});
