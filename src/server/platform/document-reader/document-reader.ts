import type { ReadDocument } from '../../../documents/document.types.ts';
import { AppError } from '../errors.ts';
import type { ReadOptions } from './document-reader.types.ts';
import { type ReaderChild, startReaderChild } from './document-reader-process.ts';

const MAX_RUNNING = 2;
const MAX_WAITING = 6;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads the text of a PDF or DOCX file in its own child process. Two run at a time; more wait in a queue.
 *
 * Rejects with a `DocumentError`: the reader's own errors, `too_large` if it took too much memory or, once the reader was
 * loaded, over 10 s, `damaged` if it crashed. Aborting `signal` kills the child and rejects with the signal's reason.
 */
export async function readDocumentInChild(
  bytes: Uint8Array,
  filename: string,
  options: ReadOptions = {},
): Promise<ReadDocument> {
  const { signal } = options;
  if (options.refuseWhenBusy && waiting.length >= MAX_WAITING) throw busy();
  await waitForTurn(signal);
  let child: ReaderChild | undefined;
  try {
    signal?.throwIfAborted();
    child = startReaderChild();
    return await child.read(bytes, filename, signal);
  } finally {
    child?.end();
    running--;
    waiting.shift()?.();
  }
}

/**
 * Reads many files with reused children and yields the results in input order. A file that crashes its child doesn't
 * affect the others: the next one gets a new child. `load` is called when a file's turn comes.
 */
export async function* readDocumentsInChildren<File>(
  files: File[],
  load: (file: File) => Promise<{ bytes: Uint8Array; filename: string }>,
): AsyncGenerator<{ file: File; document?: ReadDocument; error?: unknown }> {
  const results = files.map(() => Promise.withResolvers<{ document?: ReadDocument; error?: unknown }>());
  let next = 0;
  const work = async (): Promise<void> => {
    const child = startReaderChild();
    for (let index = next++; index < files.length; index = next++) {
      try {
        const { bytes, filename } = await load(files[index]!);
        results[index]!.resolve({ document: await child.read(bytes, filename) });
      } catch (error) {
        results[index]!.resolve({ error });
      }
    }
    child.end();
  };
  const workers = Array.from({ length: Math.min(MAX_RUNNING, files.length) }, work);
  for (const [index, file] of files.entries()) yield { file, ...(await results[index]!.promise) };
  await Promise.all(workers);
}

const busy = () =>
  new AppError(
    'busy',
    'We’re reading a lot of files right now. Paste the text instead, or try again in a minute.',
    {
      field: 'resumeFile',
    },
  );

/** Waits until fewer than two children run. Aborting leaves the queue. */
async function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (running >= MAX_RUNNING) {
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leaveQueue);
        resolve();
      };
      const leaveQueue = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      waiting.push(start);
      signal?.addEventListener('abort', leaveQueue, { once: true });
    });
  }
  running++;
}
