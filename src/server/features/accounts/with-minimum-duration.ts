import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes on a machine that isn't overloaded. */
const minimumMs = 500;

/** Hides by its duration whether an address has an account: the fast path takes as long as the slow one. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const minimum = pause(minimumMs);
  try {
    return await work();
  } finally {
    await minimum;
  }
}
