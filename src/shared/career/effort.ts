import { counted } from '../plural.ts';

/** How long something takes to learn. */
export const effortUnits = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;
export type EffortUnit = (typeof effortUnits)[number];
export type Effort = { amount: number; unit: EffortUnit };

/** Everything that isn't counted in years is a quick win. */
export const isQuick = ({ unit }: Effort): boolean => unit !== 'years';

export function effortText({ amount, unit }: Effort): string {
  return counted(amount, unit.slice(0, -1), unit);
}

/** Sorts by unit, then by amount. */
export function byEffort(a: Effort, b: Effort): number {
  return effortUnits.indexOf(a.unit) - effortUnits.indexOf(b.unit) || a.amount - b.amount;
}

const unitDays: Record<EffortUnit, number> = {
  minutes: 1 / 480,
  hours: 1 / 8,
  days: 1,
  weeks: 7,
  months: 30,
  years: 365,
};

/** The total of efforts done one after another, in a suitable unit. */
export function sumEfforts(efforts: Effort[]): Effort {
  const days = efforts.reduce((sum, { amount, unit }) => sum + amount * unitDays[unit], 0);
  if (days < 14) return { amount: Math.max(1, Math.round(days)), unit: 'days' };
  if (days < 60 && days % 30 !== 0) return { amount: Math.round(days / 7), unit: 'weeks' };
  if (days % 365 === 0) return { amount: days / 365, unit: 'years' };
  return { amount: Math.round(days / 30), unit: 'months' };
}
