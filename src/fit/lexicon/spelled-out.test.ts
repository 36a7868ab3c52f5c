import { expect, it } from 'vitest';
import { spelledOut } from './spelled-out.ts';

it.each([
  ['rye bread', ['rye bread']],
  ['{bake,baked} rye', ['bake rye', 'baked rye']],
  [
    '{bake,baked} {rye,oats} daily',
    ['bake rye daily', 'bake oats daily', 'baked rye daily', 'baked oats daily'],
  ],
])('%s', (alias, names) => {
  expect(spelledOut(alias)).toEqual(names);
});
