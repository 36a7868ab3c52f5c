/** What the people with a plan have used in their current periods. */
export type PlanUsage = {
  plan: string;
  people: number;
  /** Analyses per person and period; null means unlimited. */
  jobsLimit: number | null;
  used: number;
  /** People who have used at least nine tenths of the limit. */
  nearLimit: number;
};

/** How the job boards of followed companies are doing now. */
export type SyncHealth = {
  boards: number;
  /** Tried within a day without a failure since. */
  healthy: number;
  failing: number;
  /** Never tried, or not within a day. */
  overdue: number;
  lastRunAt: Date | null;
};
