import { describe, expect, test } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';
import { dateOfParts, dateParts, partName, partsOfDate, typedPart } from './date-entry.ts';

describe('a date box', () => {
  test.each([
    ['month', '1', '1'],
    ['month', '2', '02'],
    ['month', '9', '09'],
    ['month', '0', '0'],
    ['month', '12', '12'],
    ['month', '123', '12'],
    ['month', 'Mar', ''],
    ['month', '3.', '03'],
    ['day', '3', '3'],
    ['day', '4', '04'],
    ['day', '31', '31'],
    ['day', '/7', '07'],
    ['year', '2', '2'],
    ['year', '20201', '2020'],
    ['year', '20 20', '2020'],
    ['year', '٢٠٢٠', ''],
  ] as const)('%s: %j becomes %j', (part, text, kept) => {
    expect(typedPart(part, text)).toBe(kept);
  });
});

describe('three boxes together', () => {
  test.each([
    [{ month: '', day: '', year: '' }, '', false],
    [{ month: '03', day: '01', year: '2020' }, '2020-03-01', true],
    [{ month: '3', day: '1', year: '2020' }, '2020-03-01', true],
    [{ month: '02', day: '29', year: '2024' }, '2024-02-29', true],
    [{ month: '02', day: '29', year: '2023' }, '2023-02-29', false],
    [{ month: '02', day: '30', year: '2024' }, '2024-02-30', false],
    [{ month: '13', day: '01', year: '2020' }, '2020-13-01', false],
    [{ month: '00', day: '01', year: '2020' }, '2020-00-01', false],
    [{ month: '12', day: '31', year: '1899' }, '1899-12-31', false],
    [{ month: '01', day: '01', year: '1900' }, '1900-01-01', true],
    [{ month: '12', day: '31', year: '2100' }, '2100-12-31', true],
    [{ month: '01', day: '01', year: '2101' }, '2101-01-01', false],
    [{ month: '04', day: '', year: '' }, '-04-', false],
    [{ month: '04', day: '01', year: '20' }, '20-04-01', false],
  ])('%j becomes %j, valid: %j', (parts, text, isDate) => {
    expect(dateOfParts(parts)).toBe(text);
    expect(isCalendarDate(text)).toBe(isDate);
  });

  test('can be split again, even if they are not a valid date', () => {
    for (const typed of [
      { month: '04', day: '', year: '' },
      { month: '', day: '05', year: '2020' },
      { month: '', day: '', year: '' },
      { month: '13', day: '40', year: '20' },
    ]) {
      expect(partsOfDate(dateOfParts(typed))).toEqual(typed);
    }
  });
});

test('the boxes are month, day and year, each with its own name', () => {
  expect(dateParts.map((part) => partName('startDate', part))).toEqual([
    'startDate-month',
    'startDate-day',
    'startDate-year',
  ]);
});

test('an empty text becomes three empty boxes', () => {
  expect(partsOfDate('')).toEqual({ month: '', day: '', year: '' });
});
