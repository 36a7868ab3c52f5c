import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes on a machine that isn't overloaded. */
const floorMs = 500;

/** Takes as long whether or not an address has an account, so that the time doesn't tell. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const floor = pause(floorMs);
  try {
    return await work();
  } finally {
    await floor;
  }
}
