import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import { findDates, monthOf } from '../../../resume/dates.ts';

/** "Basic Life Support (American Heart Association), exp. 04/2026", "valid to 2026". */
const UNTIL =
  /^[^\n;•|]{0,60}?(?<!no |not )\b(?:exp(?:\.|ires?|iry|iration)?(?: (?:date|on|in))?|valid (?:to|until|till|thru|through)|good (?:until|through|thru))(?![a-z])[\s:.–-]{0,3}/i;
const LONGEST_DATE = MATCH_NUMBERS.longestExpiry.value;

/** Whether what stands behind a certificate says that it ended before `today` (YYYY-MM-DD). A bare year lasts to its end. */
export function hasEnded(after: string, today: string): boolean {
  const said = UNTIL.exec(after)?.[0];
  if (said === undefined) return false;
  const [date] = findDates(after.slice(said.length, said.length + LONGEST_DATE), LATEST);
  if (!date || date.start > 0 || date.current || Number.isNaN(date.to)) return false;
  const last = date.precision === 'year' ? Math.floor(date.to / 12) * 12 + 11 : date.to;
  return last < monthOf(today);
}

/** Dates are read up to a month: this one is after any. */
const LATEST = monthOf('2999-12-31');
