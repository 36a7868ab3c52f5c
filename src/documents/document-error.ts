import type { DocumentProblem, DocumentProblemCode } from './document.types.ts';

const MESSAGES: Record<DocumentProblemCode, string> = {
  no_text:
    'This file is an image of a page, with no text in it. Save your résumé as a PDF or DOCX from the program you wrote it in, or paste its text.',
  encrypted: 'This file is password-protected. Save a copy without the password and try again.',
  damaged: 'This file is damaged and can’t be opened. Export it again from the program you wrote it in.',
  too_large:
    'This file is too large once it’s opened. Keep it under 50 pages, leave out embedded files and try again.',
  unsupported: 'This kind of file can’t be read. Save your résumé as a PDF or DOCX file and try again.',
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
