import type { BoardKind, PageFetch } from '../../../job-boards/job-board.types.ts';
import { boardOf } from '../../../job-boards/job-boards.ts';
import { readPostingPage } from '../../../job-boards/posting-page/read-posting-page.ts';
import { exitWithServer } from '../../platform/processes/exit-with-server.ts';
import { decodeText } from '../../platform/web-fetch/web-fetch-text.ts';
import { postingText } from '../postings/posting-text.ts';
import type {
  BoardFetchResponse,
  BoardJobPage,
  BoardReaderRequest,
  BoardReaderResponse,
} from './board-reader.types.ts';
import { findBoard } from './find-board.ts';
import { readJob, readList } from './read-board.ts';
import { deserializeError, serializeError } from './serialized-error.ts';

// This process can be killed at any time: it stores nothing, knows no secrets, and is limited in time and memory.
exitWithServer();

let list: AsyncGenerator<BoardJobPage> | undefined;
const fetches = new Map<number, (response: BoardFetchResponse) => void>();
let fetchCount = 0;

process.on('message', async (message: BoardReaderRequest | BoardFetchResponse) => {
  if ('fetched' in message) fetches.get(message.fetched)?.(message);
  else process.send?.(await respond(message).catch((error: unknown) => ({ error: serializeError(error) })));
});

async function respond(request: BoardReaderRequest): Promise<BoardReaderResponse> {
  if (request.type === 'list') {
    const { kind, identifier } = request.board;
    list = readList(boardOf(kind as BoardKind), identifier, fetch, { isFirst: request.isFirst });
  }
  if (request.type === 'list' || request.type === 'page')
    return { page: (await list?.next())?.value ?? null };
  if (request.type === 'describe') {
    const { kind, identifier } = request.board;
    return { job: await readJob(boardOf(kind as BoardKind), identifier, request.job, fetch) };
  }
  if (request.type === 'posting') return { posting: await readPostingPage(request.url, fetch) };
  if (request.type === 'find') return { found: await findBoard(request.url, fetch, Date.now) };
  // Loads the engine and its lexicon only when a posting is compiled: lists do not need them.
  const { packReading } = await import('../postings/packed-reading.ts');
  return { readings: request.postings.map(({ title, html }) => packReading(title, postingText(html))) };
}

const fetch: PageFetch = async (url, { accept, wholeList } = {}) => {
  const id = ++fetchCount;
  const { promise, resolve } = Promise.withResolvers<BoardFetchResponse>();
  fetches.set(id, resolve);
  process.send?.({ fetch: id, url, accept, wholeList });
  const response = await promise;
  fetches.delete(id);
  if ('error' in response) throw deserializeError(response.error);
  const { bytes, contentType } = response;
  return { ...response, text: () => decodeText(bytes, contentType) };
};
