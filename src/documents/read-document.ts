import { detectDocument } from './detect-document.ts';
import type { ReadDocument } from './document.types.ts';
import { DocumentError } from './document-error.ts';

/** Loaded with the first file of its kind: most processes that read a file read no other, and each library takes its time. */
const readers = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
};

/**
 * Reads the text of a PDF or DOCX file (its kind is told from the bytes and checked against the name).
 *
 * Throws a `DocumentError` and nothing else: `no_text` (a scan), `encrypted`, `damaged`, `too_large` (over 50 pages,
 * 1 MB of text, or 50 MB unpacked), `unsupported`. A hostile file can still take all memory or never end: run this
 * where it can be killed.
 */
export async function readDocument(bytes: Uint8Array, filename: string): Promise<ReadDocument> {
  const kind = detectDocument(bytes, filename);
  if (typeof kind !== 'string') throw new DocumentError(kind.code, kind.message);
  try {
    const read = await readers[kind]();
    return await read(bytes);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('damaged');
  }
}
