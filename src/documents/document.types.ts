/** A document that was read: plain text with `\n` line breaks, and the number of `pages` if the format has pages. */
export type ReadDocument = { text: string; pages?: number; warnings: string[] };

export type DocumentKind = 'pdf' | 'docx';

export type DocumentProblemCode = 'no_text' | 'encrypted' | 'damaged' | 'too_large' | 'unsupported';

/** Why a file could not be read. `message` tells the person who provided it what is wrong and what to do next. */
export type DocumentProblem = { code: DocumentProblemCode; message: string };
