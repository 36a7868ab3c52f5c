import { expect, test } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';

test.each([
  ['2020-04-30', true],
  ['2020-04-31', false],
  ['2020-12-31', true],
  ['2020-04-00', false],
  ['2020-04-01T00:00', false],
  ['12020-04-01', false],
  ['2020-4-1', false],
  ['', false],
])('%j is a calendar date: %j', (text, isDay) => {
  expect(isCalendarDate(text)).toBe(isDay);
});
