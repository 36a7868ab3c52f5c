const grouped = new Intl.NumberFormat('en');

/** "job" for one, "jobs" for any other number; `many` where an "s" is not enough. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** The number and its noun: "1 job", "2,000 jobs". */
export const counted = (count: number, one: string, many?: string): string =>
  `${grouped.format(count)} ${plural(count, one, many)}`;
