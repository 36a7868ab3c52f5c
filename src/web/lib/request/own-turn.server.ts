let latest = Promise.resolve();

/**
 * Resolves in a round of the event loop that nobody else's turn is in. Reading a large form or rendering a page takes
 * milliseconds; done for many people in one round, it would keep everybody else waiting.
 */
export function ownTurn(): Promise<void> {
  latest = latest.then(() => new Promise((resolve) => setImmediate(resolve)));
  return latest;
}
