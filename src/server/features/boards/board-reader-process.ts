import type { ChildProcess } from 'node:child_process';
import type { PageFetch } from '../../../job-boards/job-board.types.ts';
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
/** Without a word for so long, while no page is being fetched: it hangs in what a board sent. */
const idleTimeoutMs = 30_000;

/** What a board sent could not be read in the time or the memory there is. */
class BoardUnreadableError extends Error {
  override readonly name = 'BoardUnreadableError';
  readonly code = 'unreadable';
}

/** One process that reads boards, one question at a time. */
export type ReaderProcess = PooledProcess & {
  readerOf(board: BoardName): BoardReader;
  /** The board behind an address; see `findBoard`. */
  find(url: string, fetch: PageFetch): Promise<FoundBoard | null>;
};

export function startReaderProcess(): ReaderProcess {
  const child = startSandboxedProcess('src/server/features/boards/board-reader.child.ts', heapLimitMb);
  let asking = 0;
  const ask = async (question: BoardReaderRequest, fetch?: PageFetch) => {
    asking += 1;
    const answer = await askChild(child, question, fetch);
    asking -= 1;
    if ('error' in answer) throw boardError(answer.error);
    return answer;
  };
  return {
    // Every question was answered, be it with an error.
    isIdle: () => asking === 0 && isAlive(child),
    end: () => void child.kill('SIGKILL'),
    async find(url, fetch) {
      const answer = await ask({ ask: 'find', url }, fetch);
      return 'found' in answer ? answer.found : null;
    },
    readerOf(board) {
      return {
        async *list(fetch, { isFirst }) {
          let answer = await ask({ ask: 'list', board, isFirst }, fetch);
          while ('page' in answer && answer.page) {
            yield answer.page;
            answer = await ask({ ask: 'page' }, fetch);
          }
        },
        async describe(job, fetch) {
          const answer = await ask({ ask: 'describe', board, job }, fetch);
          return 'job' in answer ? answer.job : null;
        },
        async compile(postings) {
          const answer = await ask({ ask: 'compile', postings });
          return 'readings' in answer ? answer.readings : [];
        },
      };
    },
  };
}

/** Hands the question over and fetches what is asked for meanwhile; a child that breaks or hangs is an error of the board. */
function askChild(
  child: ChildProcess,
  question: BoardReaderRequest,
  fetch?: PageFetch,
): Promise<BoardReaderResponse> {
  const stop = new AbortController();
  return requestFromProcess<BoardReaderResponse>(child, question, {
    idleTimeoutMs,
    toError: (why) => new BoardUnreadableError(breakages[why]),
    serve: (message) =>
      'fetch' in message ? fetched(message as BoardFetchRequest, stop.signal, fetch) : null,
  }).finally(() => stop.abort());
}

const breakages: Record<ProcessFailure, string> = {
  slow: 'Reading what the job board sent took too long.',
  memory: 'What the job board sent takes more memory than there is for it.',
  broken: 'Reading what the job board sent failed.',
};

/** What the reading code did not foresee was brought about by what the board sent. */
function boardError(sent: SerializedError): Error {
  return sent.code === 'fault' ? new BoardUnreadableError(sent.message) : deserializeError(sent);
}

async function fetched(
  { fetch: id, url, accept, wholeList }: BoardFetchRequest,
  signal: AbortSignal,
  fetch: PageFetch | undefined,
): Promise<BoardFetchResponse> {
  try {
    if (!fetch) throw new Error('Nothing is fetched for this question.');
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
