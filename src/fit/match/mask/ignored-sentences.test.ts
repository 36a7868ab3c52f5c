import { expect, it } from 'vitest';
import { ignoredRanges } from './ignored-sentences.ts';

const ignoredIn = (text: string) =>
  ignoredRanges(text).map(({ start, end }) => text.slice(start, end).trim());

it.each(['No government loans at this shop', '- Never ran the deck oven', 'No rye, no spelt'])(
  'what somebody says they never did shows nothing: %s',
  (line) => {
    expect(ignoredIn(`Baked bread.\n${line}\nSold bread.`)).toEqual([line]);
  },
);

it.each([
  'No chargeable accidents',
  'No lost-time injuries in nine years',
  'No OSHA card yet.',
  'No degree, but two years of biology',
  'No discipline on file',
])('what is good to lack, or told as not held, stays: %s', (line) => {
  expect(ignoredIn(`Baked bread.\n${line}\nSold bread.`)).toEqual([]);
});
