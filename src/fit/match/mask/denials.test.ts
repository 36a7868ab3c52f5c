import { expect, it } from 'vitest';
import { deniedIn } from './denials.ts';

const denied = (words: string) => deniedIn(words, 0).map(({ start, end }) => words.slice(start, end));

it.each([
  ['Our crate forbids unsafe code; state is kept in channels', 'forbids unsafe code'],
  ['Partner with the Renewals team, who own the forecast', ', who own the forecast'],
  ['Work with the operations team, who handle our maker in Dongguan', ', who handle our maker in Dongguan'],
  [
    'Send contracts to our outside CPA firm for their ASC 606 conclusion',
    'outside CPA firm for their ASC 606 conclusion',
  ],
])('“%s”: others do it, or nobody does', (words, part) => {
  expect(denied(words)).toEqual([part]);
});

it.each([
  'Led the team that built the ledger',
  'Joined the tax team, which I now lead',
  'Worked with a baker, who taught me rye',
])('“%s”: somebody may well have done it', (words) => {
  expect(denied(words)).toEqual([]);
});
