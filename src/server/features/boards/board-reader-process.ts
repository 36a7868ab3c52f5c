import type { ChildProcess } from 'node:child_process';
import type { PageFetch, Posting } from '../../../job-boards/job-board.types.ts';
import type { PooledProcess } from '../../platform/processes/process-pool.ts';
import { type ProcessFailure, requestFromProcess } from '../../platform/processes/request-from-process.ts';
import { isAlive, startSandboxedProcess } from '../../platform/processes/sandboxed-process.ts';
import type {
  BoardFetchRequest,
  BoardFetchResponse,
  BoardName,
  BoardReader,
  BoardReaderRequest,
  BoardReaderResponse,
  SerializedError,
} from './board-reader.types.ts';
import type { FoundBoard } from './find-board.ts';
import { deserializeError, serializeError } from './serialized-error.ts';

const heapLimitMb = 512;
/** A reader that is silent for this long while no page is being fetched hangs in what a board sent. */
const idleTimeoutMs = 30_000;

/** What a board sent could not be read within the limits of time and memory. */
class BoardUnreadableError extends Error {
  override readonly name = 'BoardUnreadableError';
  readonly code = 'unreadable';
}

/** A process that reads boards, one request at a time. */
export type ReaderProcess = PooledProcess & {
  readerOf(board: BoardName): BoardReader;
  /** The board behind an address; see `findBoard`. */
  find(url: string, fetch: PageFetch): Promise<FoundBoard | null>;
  /** The posting on a page; see `readPostingPage`. */
  readPosting(url: string, fetch: PageFetch): Promise<Posting>;
};

export function startReaderProcess(): ReaderProcess {
  const child = startSandboxedProcess('src/server/features/boards/board-reader.child.ts', heapLimitMb);
  let pending = 0;
  const request = async (message: BoardReaderRequest, fetch?: PageFetch) => {
    pending += 1;
    const response = await requestFromChild(child, message, fetch);
    pending -= 1;
    if ('error' in response) throw boardError(response.error);
    return response;
  };
  return {
    // Every request was answered, if only with an error.
    isIdle: () => pending === 0 && isAlive(child),
    end: () => void child.kill('SIGKILL'),
    async find(url, fetch) {
      const response = await request({ type: 'find', url }, fetch);
      return 'found' in response ? response.found : null;
    },
    async readPosting(url, fetch) {
      const response = await request({ type: 'posting', url }, fetch);
      if ('posting' in response) return response.posting;
      throw new Error('The reader answered another question.');
    },
    readerOf(board) {
      return {
        async *list(fetch, { isFirst }) {
          let response = await request({ type: 'list', board, isFirst }, fetch);
          while ('page' in response && response.page) {
            yield response.page;
            response = await request({ type: 'page' }, fetch);
          }
        },
        async describe(job, fetch) {
          const response = await request({ type: 'describe', board, job }, fetch);
          return 'job' in response ? response.job : null;
        },
        async compile(postings) {
          const response = await request({ type: 'compile', postings });
          return 'readings' in response ? response.readings : [];
        },
      };
    },
  };
}

/** Sends a request and serves the child's fetches in the meantime. A child that crashes or hangs is an error of the board. */
function requestFromChild(
  child: ChildProcess,
  message: BoardReaderRequest,
  fetch?: PageFetch,
): Promise<BoardReaderResponse> {
  const stop = new AbortController();
  return requestFromProcess<BoardReaderResponse>(child, message, {
    idleTimeoutMs,
    toError: (why) => new BoardUnreadableError(breakages[why]),
    serve: (sent) => ('fetch' in sent ? serveFetch(sent as BoardFetchRequest, stop.signal, fetch) : null),
  }).finally(() => stop.abort());
}

const breakages: Record<ProcessFailure, string> = {
  slow: 'Reading the job board’s answer took too long.',
  memory: 'The job board’s answer needs too much memory.',
  broken: 'Reading the job board’s answer failed.',
};

/** An unexpected error in the reader is blamed on what the board sent. */
function boardError(error: SerializedError): Error {
  return error.code === 'fault' ? new BoardUnreadableError(error.message) : deserializeError(error);
}

async function serveFetch(
  { fetch: id, url, accept, wholeList }: BoardFetchRequest,
  signal: AbortSignal,
  fetch: PageFetch | undefined,
): Promise<BoardFetchResponse> {
  try {
    if (!fetch) throw new Error('This request may not fetch anything.');
    const response = await fetch(url, { accept, wholeList, signal });
    const bytes = 'bytes' in response ? (response.bytes as Uint8Array) : Buffer.from(response.text());
    return {
      fetched: id,
      url: response.url,
      status: response.status,
      contentType: response.contentType,
      bytes,
    };
  } catch (error) {
    return { fetched: id, error: serializeError(error) };
  }
}
