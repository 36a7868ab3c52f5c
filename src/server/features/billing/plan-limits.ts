/** null means unlimited. */
export type Limits = { jobsLimit: number | null; resumesLimit: number | null };

export const limitsWithoutPlan: Limits = { jobsLimit: 200, resumesLimit: 1 };

/** What a person may use. Plans that can be bought will answer here. */
export const limitsOf = (_userId: string): Limits => limitsWithoutPlan;
