import type { PageFetch, Posting } from '../../../job-boards/job-board.types.ts';
import { createProcessPool } from '../../platform/processes/process-pool.ts';
import type { BoardName, BoardReader } from './board-reader.types.ts';
import { startReaderProcess } from './board-reader-process.ts';
import type { FoundBoard } from './find-board.ts';

export type BoardReaders = {
  /** Runs `work` with a process that reads this board. At most `maxConcurrent` run at once; others wait. */
  use<T>(board: BoardName, work: (reader: BoardReader) => Promise<T>): Promise<T>;
  /** Finds the board behind an address in such a process; see `findBoard`. */
  find(url: string, fetch: PageFetch): Promise<FoundBoard | null>;
  /** Reads the posting on a page in such a process; see `readPostingPage`. */
  readPosting(url: string, fetch: PageFetch): Promise<Posting>;
  close(): void;
};

/** Two requested syncs, a batch, and some for people who add a board in the meantime. */
const maxConcurrent = 5;

export function createBoardReaders(): BoardReaders {
  const { lend, close } = createProcessPool(startReaderProcess, maxConcurrent);
  return {
    use: (board, work) => lend((process) => work(process.readerOf(board))),
    find: (url, fetch) => lend((process) => process.find(url, fetch)),
    readPosting: (url, fetch) => lend((process) => process.readPosting(url, fetch)),
    close,
  };
}
