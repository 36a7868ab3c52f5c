import { expect, test } from 'vitest';
import { usageLevel } from './usage-meter.tsx';

test.each([
  [149, 200, 'Good'],
  [150, 200, 'Warning'],
  [179, 200, 'Warning'],
  [180, 200, 'Critical'],
  [1, 1, 'Critical'],
  [0, 0, 'Critical'],
  [5000, null, 'Unlimited'],
] as const)('%i of %s used is %s', (used, limit, level) => {
  expect(usageLevel(used, limit)).toBe(level);
});
