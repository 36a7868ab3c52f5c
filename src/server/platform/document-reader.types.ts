import type { DocumentProblem, ReadDocument } from '../../documents/document.types.ts';

/** Reads a résumé's bytes in a child process that can be killed; rejects with a named DocumentProblem. */
export type ReadDocumentInChild = (
  bytes: Uint8Array,
  filename: string,
  options?: { signal?: AbortSignal },
) => Promise<ReadDocument>;

/** What goes to the child process and what comes back. */
export type ReaderQuestion = { bytes: Uint8Array; filename: string };
export type ReaderAnswer = { document: ReadDocument } | { problem: DocumentProblem };
