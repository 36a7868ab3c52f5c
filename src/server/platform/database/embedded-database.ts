import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataFolder } from './data-lock.ts';

export type EmbeddedDatabase = {
  /** What node-postgres needs to reach it: a folder with the private socket. */
  connection: { host: string; port: number; user: string; database: string };
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
};

const port = 5432;

/**
 * Starts PGlite in a worker thread behind a Unix socket only this user can reach. `folder` is locked for
 * this process; without one the database lives in memory, from `snapshot` if given (tests).
 */
export async function startEmbeddedDatabase(options: {
  folder?: string;
  snapshot?: string;
}): Promise<EmbeddedDatabase> {
  if (options.folder) mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const unlock = options.folder ? lockDataFolder(options.folder) : () => {};
  const socketFolder = makeSocketFolder(options.folder);
  const worker = new Worker(new URL('./embedded-database.worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
    workerData: {
      dataDir: options.folder ? join(options.folder, 'database') : 'memory://',
      snapshot: options.snapshot,
      socketPath: join(socketFolder, `.s.PGSQL.${port}`),
    },
  });
  const clean = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  try {
    await answer(worker, 'ready');
  } catch (error) {
    clean();
    throw error;
  }
  return {
    connection: { host: socketFolder, port, user: 'postgres', database: 'postgres' },
    async dump() {
      worker.postMessage({ kind: 'dump' });
      return (await answer(worker, 'dumped')).bytes as Uint8Array;
    },
    async close() {
      worker.postMessage({ kind: 'close' });
      await answer(worker, 'closed');
      await worker.terminate();
      clean();
    },
  };
}

/** A socket's whole path may have about 100 characters, and some machines have longer names for temporary folders. */
const shortEnough = 60;

/**
 * A folder only this user can enter. For a data folder, which is locked by now, it always has the same name, so that the
 * one a killed process left is found and made anew.
 */
function makeSocketFolder(dataFolder: string | undefined): string {
  const parent = tmpdir().length <= shortEnough ? tmpdir() : '/tmp';
  if (!dataFolder) return mkdtempSync(join(parent, 'rolefit-'));
  const folder = join(
    parent,
    `rolefit-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`,
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

type Answer = { kind: string; bytes?: Uint8Array };

/** The next message of this kind. Others pass by: under `node --watch` the worker reports its imports the same way. */
function answer(worker: Worker, kind: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const hear = (message: Answer) => message.kind === kind && resolve(message);
  const ended = (code: number) =>
    reject(new Error(`The built-in database ended unexpectedly (code ${code}).`));
  worker.on('message', hear).on('error', reject).on('exit', ended);
  return promise.finally(() => worker.off('message', hear).off('error', reject).off('exit', ended));
}
