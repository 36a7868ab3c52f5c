import { renewEveryMs } from './sync-leases.ts';

/** Runs `work` and renews a lease in the meantime. `signal` aborts when the lease is lost. */
export async function whileRenewing<T>(
  renew: () => Promise<void>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const timer = setInterval(() => renew().catch((error) => lost.abort(error)), renewEveryMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}
