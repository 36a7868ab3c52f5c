import type { DocumentProblem, ReadDocument } from '../../../documents/document.types.ts';

/** With `refuseWhenBusy`, throws the AppError `busy` when the queue is full instead of waiting. */
export type ReadOptions = { signal?: AbortSignal; refuseWhenBusy?: boolean };

/** Reads a file in a child process that can be killed. Rejects with a `DocumentError`. */
export type ReadDocumentInChild = (
  bytes: Uint8Array,
  filename: string,
  options?: ReadOptions,
) => Promise<ReadDocument>;

/** The messages to and from the child process. */
export type DocumentRequest = { bytes: Uint8Array; filename: string };
/** `loaded` says that the reader's own code is loaded, from when on the file has its time. */
export type DocumentResponse = { document: ReadDocument } | { problem: DocumentProblem } | { loaded: true };
