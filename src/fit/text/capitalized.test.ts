import { expect, it } from 'vitest';
import { capitalized } from './capitalized.ts';

it.each([
  ['bake rye bread', 'Bake rye bread'],
  ['at least two years', 'At least two years'],
  ['Über', 'Über'],
  ['iOS apps', 'iOS apps'],
  ['npm', 'npm'],
  ['node.js', 'node.js'],
  ['group/individual lessons', 'Group/individual lessons'],
  ['src/main', 'src/main'],
  ['pH of dough', 'pH of dough'],
])('%j as a label is %j', (words, label) => {
  expect(capitalized(words)).toBe(label);
});
