import type { TimeRange } from '../../../shared/analytics/figures.ts';

export type PeriodStep = TimeRange['step'];

const dayFormat = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day or the first day of a week as "Nov 3", a month as "Nov 2026". Days are those of UTC, like the figures. */
export const periodLabel = (day: string, step: PeriodStep): string =>
  (step === 'month' ? monthFormat : dayFormat).format(new Date(`${day}T00:00:00Z`));

export const periodHeading: Record<PeriodStep, string> = { day: 'Day', week: 'Week from', month: 'Month' };
