import type { DocumentProblem, DocumentProblemCode } from './document.types.ts';

const MESSAGES: Record<DocumentProblemCode, string> = {
  no_text:
    'This file is a picture of a page without any text in it. Save your résumé as a PDF or DOCX from the program it was written in, or paste its text.',
  encrypted: 'This file is protected by a password. Save a copy without the password and try again.',
  damaged: 'This file is damaged and cannot be opened. Export it again from the program it was written in.',
  too_large:
    'This file is too large once it is opened. Keep it under 50 pages, leave out embedded files, and try again.',
  unsupported: 'This kind of file cannot be read. Save your résumé as a PDF or DOCX file and try again.',
};

/** The only error that reading a document throws; whatever else a parser throws becomes one of these. */
export class DocumentError extends Error {
  // Checked by name, because a bundle can contain its own copy of the class.
  override name = 'DocumentProblem';
  readonly code: DocumentProblemCode;

  constructor(code: DocumentProblemCode, message: string = MESSAGES[code]) {
    super(message);
    this.code = code;
  }
}

export function documentProblem(
  code: DocumentProblemCode,
  message: string = MESSAGES[code],
): DocumentProblem {
  return { code, message };
}
