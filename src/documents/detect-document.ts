import type { DocumentKind, DocumentProblem } from './document.types.ts';
import { documentProblem } from './document-error.ts';

type Magic = { name: string; bytes: number[] };

const OTHER_FORMATS: Magic[] = [
  { name: 'a PNG image', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'a JPEG image', bytes: [0xff, 0xd8, 0xff] },
  { name: 'a GIF image', bytes: [0x47, 0x49, 0x46, 0x38] },
  { name: 'a TIFF image', bytes: [0x49, 0x49, 0x2a, 0x00] },
  { name: 'an RTF document', bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66] },
  { name: 'a program', bytes: [0x4d, 0x5a] },
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** Old .doc files and DOCX files with a password use the same container format. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Like PDF readers, accepts bytes before the header: mail gateways and printers may add some. */
const MAX_PDF_HEADER_OFFSET = 1024;

/**
 * Detects a file's format from its first bytes and checks it against the extension; a name without one is accepted.
 * Returns the format, or the problem to show.
 */
export function detectDocument(bytes: Uint8Array, filename: string): DocumentKind | DocumentProblem {
  if (bytes.length === 0)
    return documentProblem(
      'damaged',
      'This file is empty. Export your résumé again and choose the new file.',
    );
  const extension = /\.([a-z0-9]{1,8})$/i.exec(filename)?.[1]?.toLowerCase();
  if (extension !== undefined && extension !== 'pdf' && extension !== 'docx')
    return documentProblem('unsupported');
  const kind = detectKind(bytes);
  if (kind === 'compound') return compoundProblem(bytes);
  if (kind === undefined) return unknownContent(bytes, extension);
  if (extension !== undefined && kind !== extension)
    return mismatch(`a ${kind.toUpperCase()} file`, extension);
  return kind;
}

function detectKind(bytes: Uint8Array): DocumentKind | 'compound' | undefined {
  if (startsWith(bytes, ZIP)) return 'docx';
  if (startsWith(bytes, COMPOUND_FILE)) return 'compound';
  const last = Math.min(bytes.length - PDF.length, MAX_PDF_HEADER_OFFSET);
  for (let at = 0; at <= last; at++) if (startsWith(bytes, PDF, at)) return 'pdf';
  return undefined;
}

function compoundProblem(bytes: Uint8Array): DocumentProblem {
  if (containsUtf16(bytes, 'EncryptedPackage')) return documentProblem('encrypted');
  return documentProblem(
    'unsupported',
    'This is an old Word file (.doc). Open it in Word, save it as DOCX or PDF, and try again.',
  );
}

function unknownContent(bytes: Uint8Array, extension: string | undefined): DocumentProblem {
  const other = OTHER_FORMATS.find((magic) => startsWith(bytes, magic.bytes));
  if (other !== undefined && extension !== undefined) return mismatch(other.name, extension);
  return other === undefined && extension !== undefined
    ? documentProblem('damaged')
    : documentProblem('unsupported');
}

function mismatch(what: string, extension: string): DocumentProblem {
  return documentProblem(
    'unsupported',
    `The file name ends in .${extension}, but this is ${what}. Save your résumé as a PDF or DOCX file and try again.`,
  );
}

function startsWith(bytes: Uint8Array, magic: number[], at = 0): boolean {
  return magic.every((byte, index) => bytes[at + index] === byte);
}

function containsUtf16(bytes: Uint8Array, word: string): boolean {
  const pattern = Buffer.from(word, 'utf16le');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(pattern);
}
