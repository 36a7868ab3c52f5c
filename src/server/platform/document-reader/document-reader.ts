import type { ReadDocument } from '../../../documents/document.types.ts';
import { AppError } from '../errors.ts';
import type { ReadOptions } from './document-reader.types.ts';
import { type ReaderChild, startReaderChild } from './document-reader-process.ts';

const AT_ONCE = 2;
const MOST_WAITING = 6;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads the text of a PDF or DOCX file in a child process of its own, two at a time; more wait their turn.
 *
 * Rejects with a `DocumentError`: what the file's own faults are, `too_large` where reading took over 10 s or too much
 * memory, `damaged` where the reader broke. An aborted `signal` kills the child and rejects with the signal's reason.
 */
export async function readDocumentInChild(
  bytes: Uint8Array,
  filename: string,
  options: ReadOptions = {},
): Promise<ReadDocument> {
  const { signal } = options;
  if (options.refuseWhenBusy && waiting.length >= MOST_WAITING) throw busy();
  await turn(signal);
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
 * Reads many files with children that are kept, answering in the files' order. A file that breaks its child costs only
 * itself: the next one gets a new child. `load` is called when a file's turn comes.
 */
export async function* readDocumentsInChildren<File>(
  files: File[],
  load: (file: File) => Promise<{ bytes: Uint8Array; filename: string }>,
): AsyncGenerator<{ file: File; document?: ReadDocument; error?: unknown }> {
  const answers = files.map(() => Promise.withResolvers<{ document?: ReadDocument; error?: unknown }>());
  let next = 0;
  const work = async (): Promise<void> => {
    const child = startReaderChild();
    for (let at = next++; at < files.length; at = next++) {
      try {
        const { bytes, filename } = await load(files[at]!);
        answers[at]!.resolve({ document: await child.read(bytes, filename) });
      } catch (error) {
        answers[at]!.resolve({ error });
      }
    }
    child.end();
  };
  const workers = Array.from({ length: Math.min(AT_ONCE, files.length) }, work);
  for (const [at, file] of files.entries()) yield { file, ...(await answers[at]!.promise) };
  await Promise.all(workers);
}

const busy = () =>
  new AppError(
    'busy',
    'Many files are being read right now. Paste the text instead, or try again in a minute.',
    {
      field: 'resumeFile',
    },
  );

/** Waits until fewer than two children run; an abort gives the place in the queue up. */
async function turn(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (running >= AT_ONCE) {
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      waiting.push(start);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }
  running++;
}
