import { expect, test } from 'vitest';
import { monthSince } from './usage-period.ts';

const at = (iso: string) => new Date(iso);

test.each([
  ['at the sign-up', '2026-01-10T08:00:00.000Z', '2026-01-10T08:00:00.000Z', '2026-01-10', '2026-02-10'],
  [
    'just before it is over',
    '2026-01-10T08:00:00.000Z',
    '2026-02-10T07:59:59.999Z',
    '2026-01-10',
    '2026-02-10',
  ],
  ['in the next year', '2025-11-20T08:00:00.000Z', '2026-01-05T00:00:00.000Z', '2025-12-20', '2026-01-20'],
  [
    'at the end of February',
    '2026-01-31T08:00:00.000Z',
    '2026-02-28T08:00:00.000Z',
    '2026-02-28',
    '2026-03-31',
  ],
  ['after February', '2026-01-31T08:00:00.000Z', '2026-03-31T07:00:00.000Z', '2026-02-28', '2026-03-31'],
  ['in a leap year', '2027-12-30T08:00:00.000Z', '2028-02-29T09:00:00.000Z', '2028-02-29', '2028-03-30'],
  ['before the sign-up', '2026-05-10T08:00:00.000Z', '2026-03-31T00:00:00.000Z', '2026-03-10', '2026-04-10'],
])('the month %s', (_when, signedUpAt, now, start, end) => {
  const month = monthSince(at(signedUpAt), at(now));
  expect(month.start).toEqual(at(`${start}T08:00:00.000Z`));
  expect(month.end).toEqual(at(`${end}T08:00:00.000Z`));
});
