import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ReadDocument } from '../../../documents/document.types.ts';
import { DocumentError } from '../../../documents/document-error.ts';
import { isAlive, outOfMemorySignals, startSandboxedProcess } from '../processes/sandboxed-process.ts';
import type { DocumentRequest, DocumentResponse } from './document-reader.types.ts';

/** Loading the reader takes a second, and many times that on a slow, busy machine. No file is to blame for it. */
const LOAD_LIMIT = 60_000;
const TIME_LIMIT = 10_000;
const HEAP_LIMIT_MB = 384;
/** Images and streams are unpacked outside the heap, so the memory of the whole process is watched too. */
const MEMORY_LIMIT = 800 * 1024 * 1024;
const WATCH_INTERVAL = 40;
const TOO_LONG =
  'Reading this file took too long. Export it again with fewer images, or paste its text instead.';
const TOO_MUCH =
  'This file needs too much memory to open. Export it again with fewer images, or paste its text instead.';

/** A child process that reads one file after another. `end` kills it. */
export type ReaderChild = {
  read(bytes: Uint8Array, filename: string, signal?: AbortSignal): Promise<ReadDocument>;
  end(): void;
};

/** The process starts with the first file, and again with the first file after a crash. A file may take `timeLimit` ms. */
export function startReaderChild(timeLimit = TIME_LIMIT): ReaderChild {
  let child: ChildProcess | undefined;
  return {
    async read(bytes, filename, signal) {
      child =
        child !== undefined && isAlive(child)
          ? child
          : startSandboxedProcess(
              'src/server/platform/document-reader/document-reader.child.ts',
              HEAP_LIMIT_MB,
            );
      return readWith(child, { bytes, filename }, timeLimit, signal);
    },
    end() {
      child?.kill('SIGKILL');
    },
  };
}

function readWith(
  child: ChildProcess,
  request: DocumentRequest,
  timeLimit: number,
  signal?: AbortSignal,
): Promise<ReadDocument> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>();
  const stop = (reason: unknown): void => {
    child.kill('SIGKILL');
    reject(reason);
  };
  const startTimer = (limit: number) =>
    setTimeout(() => stop(new DocumentError('too_large', TOO_LONG)), limit);
  let timer = startTimer(LOAD_LIMIT);
  const onResponse = (response: DocumentResponse): void => {
    if ('loaded' in response) {
      clearTimeout(timer);
      timer = startTimer(timeLimit);
    } else if ('document' in response) resolve(response.document);
    else reject(new DocumentError(response.problem.code, response.problem.message));
  };
  const onExit = (_code: number | null, killSignal: NodeJS.Signals | null): void =>
    reject(
      killSignal !== null && outOfMemorySignals.has(killSignal)
        ? new DocumentError('too_large', TOO_MUCH)
        : new DocumentError('damaged'),
    );
  const onError = (): void => stop(new DocumentError('damaged'));
  const onAbort = (): void => stop(signal?.reason);
  const watch = setInterval(async () => {
    if ((await residentMemory(child.pid)) > MEMORY_LIMIT) stop(new DocumentError('too_large', TOO_MUCH));
  }, WATCH_INTERVAL);

  child.ref();
  child.on('message', onResponse).once('exit', onExit).once('error', onError);
  signal?.addEventListener('abort', onAbort, { once: true });
  child.send(request, (error) => error !== null && onError());

  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    child.off('message', onResponse).off('exit', onExit).off('error', onError);
    signal?.removeEventListener('abort', onAbort);
    child.unref();
  });
}

/** Resident memory of a process in bytes; 0 where /proc is missing. */
async function residentMemory(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
