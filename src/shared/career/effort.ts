/** How long something takes to learn. */
export const effortUnits = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;
export type EffortUnit = (typeof effortUnits)[number];
export type Effort = { amount: number; unit: EffortUnit };

/** What is called a quick win: all but what is counted in years. */
export const isQuick = ({ unit }: Effort): boolean => unit !== 'years';

export function effortText({ amount, unit }: Effort): string {
  return `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;
}

/** Minutes, hours, days, weeks, months, years; of one unit the fewer first. */
export function byEffort(one: Effort, other: Effort): number {
  return effortUnits.indexOf(one.unit) - effortUnits.indexOf(other.unit) || one.amount - other.amount;
}

const daysOf: Record<EffortUnit, number> = {
  minutes: 1 / 480,
  hours: 1 / 8,
  days: 1,
  weeks: 7,
  months: 30,
  years: 365,
};

/** One after the other, in the unit that suits the sum. */
export function effortsTogether(efforts: Effort[]): Effort {
  const days = efforts.reduce((sum, { amount, unit }) => sum + amount * daysOf[unit], 0);
  if (days < 14) return { amount: Math.max(1, Math.round(days)), unit: 'days' };
  if (days < 60 && days % 30 !== 0) return { amount: Math.round(days / 7), unit: 'weeks' };
  if (days % 365 === 0) return { amount: days / 365, unit: 'years' };
  return { amount: Math.round(days / 30), unit: 'months' };
}
