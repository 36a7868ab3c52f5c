import type { ReadDocument } from './document.types.ts';
import { DocumentError } from './document-problem.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { detectDocument } from './sniff.ts';

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
    return kind === 'pdf' ? await readPdf(bytes) : await readDocx(bytes);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('damaged');
  }
}
