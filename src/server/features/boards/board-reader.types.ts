import type { JobBoard, PageFetch, Posting } from '../../../job-boards/job-board.types.ts';
import type { PackedReading } from '../postings/packed-reading.ts';
import type { FoundBoard } from './find-board.ts';

/** The part of a `JobBoard` that a reader uses. */
export type ReadableBoard = Pick<JobBoard, 'list' | 'describe'>;

/** A job as listed by a board, with hashes to detect changes. */
export type BoardJob = {
  externalId: string;
  title: string;
  url: string | null;
  applyUrl: string | null;
  location: string | null;
  department: string | null;
  type: string | null;
  salary: string | null;
  postedAt: Date | null;
  version: string | null;
  /** Hashes of the listed fields and of the text; `textHash` is empty if there is no text. */
  fieldsHash: string;
  textHash: string;
  /** HTML; null if the list has no text and it has to be fetched for each job. */
  description: string | null;
};

export type BoardJobPage = { jobs: BoardJob[]; unreadable: number };

/** A job whose text is still missing. */
export type KnownJob = { externalId: string; title: string; url: string };

/** Reads a board and its jobs. Boards are untrusted, so this usually happens in another process. */
export type BoardReader = {
  /** A board's complete list, page by page. Throws if the list is not complete. */
  list(fetch: PageFetch, options: { isFirst: boolean }): AsyncGenerator<BoardJobPage>;
  /** One job in full; null if the board cannot be asked for a single job. */
  describe(job: KnownJob, fetch: PageFetch): Promise<BoardJob | null>;
  /** Compiles postings, in order. */
  compile(postings: readonly { title: string; html: string }[]): Promise<PackedReading[]>;
};

/** An error in the form in which it is sent between processes. */
export type SerializedError = {
  name: string;
  code: string;
  message: string;
  status?: number;
  retryAfterSeconds?: number;
};

export type BoardName = { kind: string; identifier: string };

/** Sent by the server to the reading process. Each request is answered before the next one is sent. */
export type BoardReaderRequest =
  | { type: 'list'; board: BoardName; isFirst: boolean }
  | { type: 'page' }
  | { type: 'describe'; board: BoardName; job: KnownJob }
  | { type: 'find'; url: string }
  | { type: 'posting'; url: string }
  | { type: 'compile'; postings: readonly { title: string; html: string }[] };

export type BoardReaderResponse =
  | { page: BoardJobPage | null }
  | { job: BoardJob | null }
  | { found: FoundBoard | null }
  | { posting: Posting }
  | { readings: PackedReading[] }
  | { error: SerializedError };

/** Sent by the reading process in the meantime: only the server has access to the network. */
export type BoardFetchRequest = { fetch: number; url: string; accept?: string; wholeList?: boolean };
export type BoardFetchResponse = { fetched: number } & (
  | { url: string; status: number; contentType: string; bytes: Uint8Array }
  | { error: SerializedError }
);
