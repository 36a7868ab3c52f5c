import { expect, test } from 'vitest';
import { conditionWords } from './condition-words.ts';

test('conditions have labels in display order', () => {
  expect(Object.values(conditionWords)).toEqual([
    'Who may apply',
    'Where',
    'Hours',
    'Travel',
    'Driving',
    'Physical work',
    'Your own equipment',
    'Checks',
    'Right to work',
  ]);
});
