/** How far behind its pace sending may catch up, so that coarse timers cost nothing. */
const slackMs = 100;

/** Decides when the next email may go out: to anybody, and to each domain. */
export function createSendRates(perSecond: number, perDomainPerSecond: number) {
  const gaps = { all: 1000 / perSecond, domain: 1000 / perDomainPerSecond };
  const nextAt = new Map<string, number>();
  let nextForAll = 0;
  return {
    /** Milliseconds until an email to this domain may go out. */
    waitFor: (domain: string, now: number) => Math.max(0, nextForAll - now, (nextAt.get(domain) ?? 0) - now),
    /** Counts one that goes out now. */
    spend(domain: string, now: number): void {
      nextForAll = Math.max(nextForAll, now - slackMs) + gaps.all;
      nextAt.set(domain, Math.max(nextAt.get(domain) ?? 0, now - slackMs) + gaps.domain);
    },
  };
}
