import type { JobBoard, PageFetch } from '../../../job-boards/job-board.types.ts';
import type { PackedReading } from '../postings/packed-reading.ts';
import type { FoundBoard } from './find-board.ts';

/** What the reader needs of a board. */
export type ReadableBoard = Pick<JobBoard, 'list' | 'describe'>;

/** A job as it is kept: what the board said, with its fingerprints. */
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
  /** Fingerprints of what the list said without the text, and of the text; without a text the second is empty. */
  fieldsHash: string;
  textHash: string;
  /** HTML; null where the list has no text and the board can be asked for it. */
  description: string | null;
};

export type BoardJobPage = { jobs: BoardJob[]; unreadable: number };

/** A job of which the text is still missing, as far as it is known. */
export type KnownJob = { externalId: string; title: string; url: string };

/** Reads boards and their jobs; what it reads is hostile, so it does that elsewhere. */
export type BoardReader = {
  /** A board's whole list, page by page; ends with an error where it is not whole. */
  list(fetch: PageFetch, options: { isFirst: boolean }): AsyncGenerator<BoardJobPage>;
  /** Null where the board has no way to ask for one job. */
  describe(job: KnownJob, fetch: PageFetch): Promise<BoardJob | null>;
  /** Postings as the engine reads them. */
  compile(postings: readonly { title: string; html: string }[]): Promise<PackedReading[]>;
};

/** An error that has crossed from one process to the other. */
export type SerializedError = {
  name: string;
  code: string;
  message: string;
  status?: number;
  retryAfterSeconds?: number;
};

export type BoardName = { kind: string; identifier: string };

/** What the server asks the reading process; it answers each before the next is asked. */
export type BoardReaderRequest =
  | { ask: 'list'; board: BoardName; isFirst: boolean }
  | { ask: 'page' }
  | { ask: 'describe'; board: BoardName; job: KnownJob }
  | { ask: 'find'; url: string }
  | { ask: 'compile'; postings: readonly { title: string; html: string }[] };

export type BoardReaderResponse =
  | { page: BoardJobPage | null }
  | { job: BoardJob | null }
  | { found: FoundBoard | null }
  | { readings: PackedReading[] }
  | { error: SerializedError };

/** Meanwhile the reading process asks for pages: the network is the server's. */
export type BoardFetchRequest = { fetch: number; url: string; accept?: string; wholeList?: boolean };
export type BoardFetchResponse = { fetched: number } & (
  | { url: string; status: number; contentType: string; bytes: Uint8Array }
  | { error: SerializedError }
);
