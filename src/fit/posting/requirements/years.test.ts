import { expect, it } from 'vitest';
import { findYears } from './years.ts';

const years = (text: string) => findYears(text).map(({ min, max }) => [min, max]);
const settings: [string, (text: string) => string][] = [
  ['one space', (text) => text],
  ['a no-break space', (text) => text.replaceAll(' ', '\u00a0')],
  ['two spaces', (text) => text.replaceAll(' ', '  ')],
];

it.each(settings)('years are found with %s between words', (_name, set) => {
  expect(years(set('5 years of experience'))).toEqual([[5, undefined]]);
  expect(years(set('four (4) or more years in sales'))).toEqual([[4, undefined]]);
  expect(years(set('2 to 3 full time years'))).toEqual([[2, 3]]);
});

it.each(settings)('ages and periods are not experience, with %s between words', (_name, set) => {
  for (const text of [
    'must be 18 years of age',
    '21 years or older',
    'open for more than 6 years',
    'in six years',
  ])
    expect(years(set(text))).toEqual([]);
});
