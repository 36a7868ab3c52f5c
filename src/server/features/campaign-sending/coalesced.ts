/**
 * Turns single writes into common ones: while one is on its way, the next ones gather and go together. Each caller still
 * waits until its own is stored.
 */
export function coalesced<Item, Result>(
  write: (items: Item[]) => Promise<Result>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  let isWriting = false;
  const flush = async () => {
    isWriting = true;
    while (waiting.length > 0) {
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
      if (!isWriting) {
        isWriting = true;
        // Others of the same moment come along.
        setImmediate(() => void flush());
      }
    });
}
