import { expect, test } from 'vitest';
import { conditionWords } from './condition-words.ts';

test('conditions are named in the order in which a person checks them', () => {
  expect(Object.values(conditionWords)).toEqual([
    'Where',
    'Hours',
    'Travel',
    'Driving',
    'Physical work',
    'Checks',
    'Right to work',
  ]);
});
