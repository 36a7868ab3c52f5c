import { Worker } from 'node:worker_threads';
import { DocumentError } from '../../documents/document-problem.ts';
import { readDocument } from '../../documents/read-document.ts';
import type { ReaderAnswer, ReaderQuestion } from './document-reader.types.ts';

// This process is expendable: it keeps nothing, knows no secrets, and is killed when it takes too long or too much.
process.on('message', async ({ bytes, filename }: ReaderQuestion) => {
  process.send?.(await answer(bytes, filename));
});
process.on('disconnect', () => process.exit());

// A file can keep this thread busy for long, so the word that the server is gone is not heard: another thread looks.
const watch = `const server = process.ppid; setInterval(() => process.ppid === server || process.kill(process.pid, 'SIGKILL'), 500);`;
new Worker(watch, { eval: true }).unref();

async function answer(bytes: Uint8Array, filename: string): Promise<ReaderAnswer> {
  try {
    return { document: await readDocument(bytes, filename) };
  } catch (error) {
    const { code, message } = error instanceof DocumentError ? error : new DocumentError('damaged');
    return { problem: { code, message } };
  }
}
