import { detectDocument } from './detect-document.ts';
import type { ReadDocument } from './document.types.ts';
import { DocumentError } from './document-error.ts';

/** Imported on first use: loading a library takes time, and most processes read a single file. */
const readers = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
};

/**
 * Reads the text of a PDF or DOCX file. The format is detected from the bytes and checked against the file name.
 *
 * Throws only `DocumentError`: `no_text` (a scan), `encrypted`, `damaged`, `too_large` (over 50 pages, 1,000,000
 * characters of text, or 50 MB unpacked), `unsupported`. A hostile file can still use all memory or run forever, so
 * call this in a process that can be killed. `onLoaded` is called once the library for the format is loaded.
 */
export async function readDocument(
  bytes: Uint8Array,
  filename: string,
  onLoaded?: () => void,
): Promise<ReadDocument> {
  const kind = detectDocument(bytes, filename);
  if (typeof kind !== 'string') throw new DocumentError(kind.code, kind.message);
  try {
    const readFile = await readers[kind]();
    onLoaded?.();
    return await readFile(bytes);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('damaged');
  }
}
