/** What a reader gives back: plain text with `\n` line ends, `pages` where the format has pages. */
export type ReadDocument = { text: string; pages?: number; warnings: string[] };

export type DocumentKind = 'pdf' | 'docx';

export type DocumentProblemCode = 'no_text' | 'encrypted' | 'damaged' | 'too_large' | 'unsupported';

/** Why a file could not be read. `message` is for the person who gave the file: what is wrong and what to do next. */
export type DocumentProblem = { code: DocumentProblemCode; message: string };
