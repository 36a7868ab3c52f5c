import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Where files' bytes live. Keys are ours (`resumes/<user>/<id>`), never a name that a person gave. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Takes everything under a prefix. */
  removeAll(prefix: string): Promise<void>;
  /** Every key under a prefix with the time it was written, for sweeping what no row points at. */
  list(prefix: string): Promise<{ key: string; writtenAt: Date }[]>;
};

/** A draft is a key with `.part` behind it: a kill leaves it, `list` shows it and `remove` takes it. */
const keyPattern = /^[a-z0-9-]+(\/[A-Za-z0-9-]+)*(\.part)?$/;

export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(draft, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeAll(prefix) {
      await rm(pathOf(prefix), { recursive: true, force: true });
    },
    async list(prefix) {
      const root = pathOf(prefix);
      const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = names.filter((entry) => entry.isFile());
      return Promise.all(
        files.map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          return { key: relative(folder, path).split(sep).join('/'), writtenAt: (await stat(path)).mtime };
        }),
      );
    },
  };
}
