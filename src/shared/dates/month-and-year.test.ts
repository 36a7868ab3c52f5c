import { expect, test } from 'vitest';
import { monthAndYear } from './month-and-year.ts';

test('every month has its short English name', () => {
  const year = Array.from({ length: 12 }, (_, month) =>
    monthAndYear(`2021-${String(month + 1).padStart(2, '0')}-15`),
  );
  expect(year.join(', ')).toBe(
    'Jan 2021, Feb 2021, Mar 2021, Apr 2021, May 2021, Jun 2021, Jul 2021, Aug 2021, Sep 2021, Oct 2021, Nov 2021, Dec 2021',
  );
});
