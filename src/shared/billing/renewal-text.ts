import type { PlanSummary } from './plan.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Says when a plan renews; with a date from the seventh day on. `dateText` formats it. */
export function renewalText(
  { isFree, periodEnd, endsAt }: Pick<PlanSummary, 'isFree' | 'periodEnd' | 'endsAt'>,
  now: Date,
  dateText: (date: Date) => string,
): string {
  if (isFree) return 'Renews monthly';
  const end = endsAt ?? periodEnd;
  const days = Math.ceil((end.getTime() - now.getTime()) / dayMs);
  if (days <= 0) return 'Expired';
  const verb = endsAt ? 'Ends' : 'Renews';
  if (days === 1) return `${verb} tomorrow`;
  return days <= 6 ? `${verb} in ${days} days` : `${verb} ${dateText(end)}`;
}
