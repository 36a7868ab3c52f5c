/** The start of the billing period that contains `now`. Without a plan it is a calendar month in UTC. */
export function periodStartOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** The end of that period, which is the start of the next one. */
export function periodEndOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
