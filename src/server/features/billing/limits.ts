/** null means unlimited. Plans that can be bought will answer here; without one these hold. */
export type Limits = { jobsLimit: number | null; resumesLimit: number | null };

export const limitsWithoutPlan: Limits = { jobsLimit: 200, resumesLimit: 1 };
