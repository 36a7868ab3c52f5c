import { expect, test } from 'vitest';
import { parseSkillMark } from './career-plan.ts';

test.each([
  ['learning', 'learning'],
  ['have', 'have'],
  ['', null],
  ['none', null],
  [undefined, null],
  [1, null],
])('the form value %j becomes the mark %j', (value, mark) => {
  expect(parseSkillMark(value)).toBe(mark);
});
