import { renewEveryMs } from './sync-leases.ts';

/** Runs `work` while a lease is renewed now and then; `signal` says that it was lost. */
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
