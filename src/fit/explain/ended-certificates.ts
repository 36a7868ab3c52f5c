import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import { findDates, monthOf } from '../resume/dates.ts';

/** "Basic Life Support (American Heart Association), exp. 04/2026", "valid to 2026". */
const UNTIL =
  /^[^\n;•|]{0,60}?(?<!no |not )\b(?:exp(?:\.|ires?|iry|iration)?(?: (?:date|on|in))?|valid (?:to|until|till|thru|through)|good (?:until|through|thru))(?![a-z])[\s:.–-]{0,3}/i;
const LONGEST_DATE = EXPLAIN_NUMBERS.longestExpiry.value;

/**
 * The date, as it is written, on which what stands before `after` ended, if that was before `today` (YYYY-MM-DD). A bare year
 * lasts to its end.
 */
export function endedOn(after: string, today: string): string | undefined {
  const said = UNTIL.exec(after)?.[0];
  if (said === undefined) return undefined;
  const rest = after.slice(said.length, said.length + LONGEST_DATE);
  const [date] = findDates(rest, LATEST);
  if (!date || date.start > 0 || date.current || Number.isNaN(date.to)) return undefined;
  const last = date.precision === 'year' ? Math.floor(date.to / 12) * 12 + 11 : date.to;
  return last < monthOf(today) ? rest.slice(0, date.end) : undefined;
}

/** Dates are read up to a month: this one is after any. */
const LATEST = monthOf('2999-12-31');
