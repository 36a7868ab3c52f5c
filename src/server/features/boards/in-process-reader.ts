import { packReading } from '../postings/packed-reading.ts';
import { postingText } from '../postings/posting-text.ts';
import type { BoardReader, ReadableBoard } from './board-reader.types.ts';
import { readJob, readList } from './read-board.ts';

/** Reads a board in this process. Only for our own boards, which can be trusted. */
export function inProcessReader(board: ReadableBoard, identifier: string): BoardReader {
  return {
    list: (fetch, options) => readList(board, identifier, fetch, options),
    describe: (job, fetch) => readJob(board, identifier, job, fetch),
    compile: async (postings) => postings.map(({ title, html }) => packReading(title, postingText(html))),
  };
}
