import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataFolder } from './data-lock.ts';

export type EmbeddedDatabase = {
  /** Connection options for node-postgres; `host` is the folder of the private socket. */
  connection: { host: string; port: number; user: string; database: string };
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
};

const port = 5432;

/**
 * Starts PGlite in a worker thread behind a Unix socket that only this user can reach. Locks `folder` for this
 * process. Without a folder the database lives in memory, loaded from `snapshot` if given, as tests want it. They open many, so
 * they give the compiled `program`, too: compiling takes half of a start.
 */
export async function startEmbeddedDatabase(options: {
  folder?: string;
  snapshot?: string;
  program?: WebAssembly.Module;
}): Promise<EmbeddedDatabase> {
  if (options.folder) mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const unlock = options.folder ? lockDataFolder(options.folder) : () => {};
  const socketFolder = makeSocketFolder(options.folder);
  const worker = new Worker(new URL('./embedded-database.worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
    workerData: {
      dataDir: options.folder ? join(options.folder, 'database') : 'memory://',
      snapshot: options.snapshot,
      program: options.program,
      socketPath: join(socketFolder, `.s.PGSQL.${port}`),
    },
  });
  const cleanUp = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  try {
    await nextMessage(worker, 'ready');
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    connection: { host: socketFolder, port, user: 'postgres', database: 'postgres' },
    async dump() {
      worker.postMessage({ kind: 'dump' });
      return (await nextMessage(worker, 'dumped')).bytes as Uint8Array;
    },
    async close() {
      worker.postMessage({ kind: 'close' });
      await nextMessage(worker, 'closed');
      await worker.terminate();
      cleanUp();
    },
  };
}

/** PGlite's program, to be given to several databases. */
export const compileEmbeddedDatabase = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));

/** Socket paths are limited to about 100 characters, and some machines have long temporary folder names. */
const maxParentLength = 60;

/**
 * Creates a folder that only this user can enter. Each data folder (locked by now) always gets the same socket folder,
 * so one left by a killed process is replaced.
 */
function makeSocketFolder(dataFolder: string | undefined): string {
  const parent = tmpdir().length <= maxParentLength ? tmpdir() : '/tmp';
  if (!dataFolder) return mkdtempSync(join(parent, 'rolefit-'));
  const folder = join(
    parent,
    `rolefit-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`,
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

type WorkerMessage = { kind: string; bytes?: Uint8Array };

/** The next message of this kind. Ignores others: under `node --watch` the worker also posts messages about its imports. */
function nextMessage(worker: Worker, kind: string): Promise<WorkerMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerMessage>();
  const onMessage = (message: WorkerMessage) => message.kind === kind && resolve(message);
  const onExit = (code: number) =>
    reject(new Error(`The built-in database ended unexpectedly (code ${code}).`));
  worker.on('message', onMessage).on('error', reject).on('exit', onExit);
  return promise.finally(() => worker.off('message', onMessage).off('error', reject).off('exit', onExit));
}
