import { expect, test } from 'vitest';
import { skillMarkOf } from './career-plan.ts';

test.each([
  ['learning', 'learning'],
  ['have', 'have'],
  ['', null],
  ['none', null],
  [undefined, null],
  [1, null],
])('the mark %j on a skill is kept as %j', (given, mark) => {
  expect(skillMarkOf(given)).toBe(mark);
});
