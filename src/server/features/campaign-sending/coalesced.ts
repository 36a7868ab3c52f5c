import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for several to come together, short beside what sending one takes. */
const gatherMs = 4;

/** Turns single writes into common ones: those of a few milliseconds go together. Each caller waits until its own is stored. */
export function coalesced<Item, Result>(
  write: (items: Item[]) => Promise<Result>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  let isWriting = false;
  const flush = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      await pause(gatherMs);
      const group = waiting;
      waiting = [];
      try {
        const result = await write(group.map(({ item }) => item));
        for (const { resolve } of group) resolve(result);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isWriting = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void flush();
    });
}
