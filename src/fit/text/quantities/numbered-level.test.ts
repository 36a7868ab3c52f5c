import { expect, it } from 'vitest';
import { numberedLevel } from './numbered-level.ts';

it.each([
  ['Level 2 food safety', 2],
  ['CCST Level II or above', 2],
  ['Operator – Grade III, since 2022 (Grade I 2017)', 3],
  ['Level I trauma center', 0],
  ['Teaches grade 5', 0],
  ['Entry level', 0],
])('%s', (text, level) => {
  expect(numberedLevel(text)).toBe(level);
});
