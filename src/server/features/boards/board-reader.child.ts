import type { BoardKind, PageFetch } from '../../../job-boards/job-board.types.ts';
import { boardOf } from '../../../job-boards/job-boards.ts';
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

// This process is expendable: it keeps nothing, knows no secrets, and is killed when it takes too long or too much.
exitWithServer();

let list: AsyncGenerator<BoardJobPage> | undefined;
const fetches = new Map<number, (answer: BoardFetchResponse) => void>();
let fetchesAsked = 0;

process.on('message', async (message: BoardReaderRequest | BoardFetchResponse) => {
  if ('fetched' in message) fetches.get(message.fetched)?.(message);
  else process.send?.(await answer(message).catch((error: unknown) => ({ error: serializeError(error) })));
});

async function answer(question: BoardReaderRequest): Promise<BoardReaderResponse> {
  if (question.ask === 'list') {
    const { kind, identifier } = question.board;
    list = readList(boardOf(kind as BoardKind), identifier, fetch, { isFirst: question.isFirst });
  }
  if (question.ask === 'list' || question.ask === 'page')
    return { page: (await list?.next())?.value ?? null };
  if (question.ask === 'describe') {
    const { kind, identifier } = question.board;
    return { job: await readJob(boardOf(kind as BoardKind), identifier, question.job, fetch) };
  }
  if (question.ask === 'find') return { found: await findBoard(question.url, fetch, Date.now) };
  // The engine and its words are loaded with the first posting: lists do not need them.
  const { packReading } = await import('../postings/packed-reading.ts');
  return { readings: question.postings.map(({ title, html }) => packReading(title, postingText(html))) };
}

const fetch: PageFetch = async (url, { accept, wholeList } = {}) => {
  const id = ++fetchesAsked;
  const { promise, resolve } = Promise.withResolvers<BoardFetchResponse>();
  fetches.set(id, resolve);
  process.send?.({ fetch: id, url, accept, wholeList });
  const answered = await promise;
  fetches.delete(id);
  if ('error' in answered) throw deserializeError(answered.error);
  const { bytes, contentType } = answered;
  return { ...answered, text: () => decodeText(bytes, contentType) };
};
