/** A run that hasn't finished after this time is stale. */
export const staleAfterMs = 30 * 60_000;
/** For this long after its start a run counts as active. Later it may be continued by starting it again. */
export const activeForMs = 5 * 60_000;
/** The maximum number of hand-picked jobs in one run. */
export const maxPicks = 500;
