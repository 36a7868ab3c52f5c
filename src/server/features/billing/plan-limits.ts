/** `jobsLimit`: analyses per month; `resumesLimit`: uploaded résumés. null means unlimited. */
export type Limits = { jobsLimit: number | null; resumesLimit: number | null };

export const limitsWithoutPlan: Limits = { jobsLimit: 200, resumesLimit: 1 };

/** The limits of a person's plan. There is only one plan so far. */
export const limitsOf = (_userId: string): Limits => limitsWithoutPlan;
