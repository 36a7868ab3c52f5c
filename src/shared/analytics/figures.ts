/** Figures of each day. `average`: a sum over several days would count the same people more than once. */
export const figures = {
  'sign-ups': { label: 'Sign-ups', over: 'sum' },
  'active-people': { label: 'Active people', over: 'average' },
  uploads: { label: 'Uploads', over: 'sum' },
  analyses: { label: 'Analyses', over: 'sum' },
  'score-90': { label: 'Excellent (90 to 100)', over: 'sum' },
  'score-80': { label: 'Strong (80 to 89)', over: 'sum' },
  'score-70': { label: 'Good (70 to 79)', over: 'sum' },
  'score-60': { label: 'Fair (60 to 69)', over: 'sum' },
  'score-50': { label: 'Moderate (50 to 59)', over: 'sum' },
  'score-0': { label: 'Low (below 50)', over: 'sum' },
  'blog-views': { label: 'Blog views', over: 'sum' },
  'emails-sent': { label: 'Emails sent', over: 'sum' },
  'emails-failed': { label: 'Emails failed', over: 'sum' },
  'boards-synced': { label: 'Boards synced', over: 'sum' },
  'boards-failed': { label: 'Boards failed', over: 'sum' },
} as const satisfies Record<string, { label: string; over: 'sum' | 'average' }>;

export type FigureName = keyof typeof figures;

/** The charts over time, with what an empty one says. */
export const charts: { title: string; description: string; figures: [FigureName, FigureName?] }[] = [
  {
    title: 'People',
    description: 'New accounts, and people who uploaded or analyzed something that day.',
    figures: ['sign-ups', 'active-people'],
  },
  {
    title: 'Use',
    description: 'Uploaded résumés, samples left out, and results.',
    figures: ['analyses', 'uploads'],
  },
  {
    title: 'Blog',
    description: 'Posts that were opened, once for each browser tab. Administrators aren’t counted.',
    figures: ['blog-views'],
  },
  {
    title: 'Email',
    description: 'Emails that the mail server took, campaigns included, and those that failed or bounced.',
    figures: ['emails-sent', 'emails-failed'],
  },
  {
    title: 'Syncing',
    description: 'Job boards that the automated sync reached, and those that failed.',
    figures: ['boards-synced', 'boards-failed'],
  },
];

export const scoreNames = [
  'score-90',
  'score-80',
  'score-70',
  'score-60',
  'score-50',
  'score-0',
] as const satisfies FigureName[];

/** How far back to look, and how many days one point or row stands for. */
export const ranges = [
  { days: 7, label: '7 days', step: 'day' },
  { days: 30, label: '30 days', step: 'day' },
  { days: 90, label: '90 days', step: 'week' },
  { days: 365, label: '12 months', step: 'month' },
] as const;
export type TimeRange = (typeof ranges)[number];

export const rangeOf = (days: string | null): TimeRange =>
  ranges.find((range) => String(range.days) === days) ?? ranges[1];

/** A day as YYYY-MM-DD with all figures. */
export type DayFigures = { day: string } & Record<FigureName, number>;

/** Days that are shown as one, named by the first. */
export type PeriodFigures = DayFigures & { dayCount: number };

/** Sums or averages days up to weeks, which start on Mondays, or months. */
export function grouped(days: DayFigures[], step: TimeRange['step']): PeriodFigures[] {
  const periods = Map.groupBy(days, ({ day }) => firstDayOf(day, step));
  return [...periods.values()].map((inPeriod) => ({
    ...totals(inPeriod),
    day: inPeriod[0]?.day ?? '',
    dayCount: inPeriod.length,
  }));
}

/** The sum of each figure, or its average rounded to one decimal. */
export function totals(days: DayFigures[]): Record<FigureName, number> {
  const names = Object.keys(figures) as FigureName[];
  return Object.fromEntries(
    names.map((name) => {
      const sum = days.reduce((total, day) => total + day[name], 0);
      const isAverage = figures[name].over === 'average' && days.length > 0;
      return [name, isAverage ? Math.round((sum / days.length) * 10) / 10 : sum];
    }),
  ) as Record<FigureName, number>;
}

function firstDayOf(day: string, step: TimeRange['step']): string {
  if (step === 'day') return day;
  if (step === 'month') return day.slice(0, 7);
  const date = new Date(`${day}T00:00:00Z`);
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - daysSinceMonday * 86_400_000).toISOString().slice(0, 10);
}
