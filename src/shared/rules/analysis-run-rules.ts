/** A run that hasn't finished after this time is stale. */
export const staleAfterMs = 30 * 60_000;
/** The maximum number of hand-picked jobs in one run. */
export const maxPicks = 500;
