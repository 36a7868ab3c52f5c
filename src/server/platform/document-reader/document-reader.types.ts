import type { DocumentProblem, ReadDocument } from '../../../documents/document.types.ts';

/** `refuseWhenBusy`: answer with an AppError `busy` instead of waiting behind several others. */
export type ReadOptions = { signal?: AbortSignal; refuseWhenBusy?: boolean };

/** Reads a résumé's bytes in a child process that can be killed; rejects with a named DocumentProblem. */
export type ReadDocumentInChild = (
  bytes: Uint8Array,
  filename: string,
  options?: ReadOptions,
) => Promise<ReadDocument>;

/** What goes to the child process and what comes back. */
export type DocumentRequest = { bytes: Uint8Array; filename: string };
export type DocumentResponse = { document: ReadDocument } | { problem: DocumentProblem };
