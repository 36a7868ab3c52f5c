import type { PageFetch } from '../../../job-boards/job-board.types.ts';
import { createProcessPool } from '../../platform/processes/process-pool.ts';
import type { BoardName, BoardReader } from './board-reader.types.ts';
import { startReaderProcess } from './board-reader-process.ts';
import type { FoundBoard } from './find-board.ts';

export type BoardReaders = {
  /** Lends a process that reads boards, one to a borrower; more wait their turn. */
  use<T>(board: BoardName, work: (reader: BoardReader) => Promise<T>): Promise<T>;
  /** The board behind an address, read in such a process too; see `findBoard`. */
  find(url: string, fetch: PageFetch): Promise<FoundBoard | null>;
  close(): void;
};

/** Two asked for, a batch, and some for people who look for a board meanwhile. */
const mostAtOnce = 5;

export function createBoardReaders(): BoardReaders {
  const { lend, close } = createProcessPool(startReaderProcess, mostAtOnce);
  return {
    use: (board, work) => lend((process) => work(process.readerOf(board))),
    find: (url, fetch) => lend((process) => process.find(url, fetch)),
    close,
  };
}
