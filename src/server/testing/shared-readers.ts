import type { App } from '../context.ts';
import { startReaderChild } from '../platform/document-reader/document-reader-process.ts';
import { createProcessPool } from '../platform/processes/process-pool.ts';

/** Kept for the files that a test process runs, because each reader takes a second of a processor to load its library. */
const readers = createProcessPool(startSharedReader, 2);

/** Reads a file as the application does, but in a process that read others before. One that refuses a file is not used again. */
export const readInSharedProcess: App['readDocument'] = (bytes, filename, { signal } = {}) =>
  readers.lend((reader) => reader.read(bytes, filename, signal));

function startSharedReader() {
  const child = startReaderChild();
  let isIdle = true;
  const read: typeof child.read = async (...file) => {
    isIdle = false;
    const document = await child.read(...file);
    isIdle = true;
    return document;
  };
  return { read, isIdle: () => isIdle, end: child.end };
}
