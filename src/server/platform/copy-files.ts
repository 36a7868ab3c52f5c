import type { Storage } from './storage.ts';

const copiedAtOnce = 4;

export type Copied = { copied: number; unchanged: number };

/**
 * Copies every file from one storage to another and reads it back to compare. Files that are there already with the same
 * bytes are left alone, so a copy that was interrupted can be started again. Nothing is removed.
 */
export async function copyFiles(
  from: Storage,
  to: Storage,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Copied> {
  const keys = (await from.list()).map(({ key }) => key).filter((key) => !key.endsWith('.part'));
  const total = keys.length;
  const outcome: Copied = { copied: 0, unchanged: 0 };
  const work = async () => {
    for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
      outcome[await copyFile(from, to, key)]++;
      onProgress(outcome.copied + outcome.unchanged, total);
    }
  };
  await Promise.all(Array.from({ length: copiedAtOnce }, work));
  return outcome;
}

async function copyFile(from: Storage, to: Storage, key: string): Promise<keyof Copied> {
  const bytes = await from.get(key);
  // Deleted meanwhile; a copy of it would be an orphan.
  if (!bytes || isSame(bytes, await to.get(key))) return 'unchanged';
  await to.put(key, bytes);
  if (!isSame(bytes, await to.get(key))) throw new Error(`The copy of ${key} differs from the original.`);
  return 'copied';
}

const isSame = (a: Uint8Array, b: Uint8Array | null) => b !== null && Buffer.compare(a, b) === 0;
