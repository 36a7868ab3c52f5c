import type { PageFetch } from '../../../job-boards/job-board.types.ts';
import { type ReaderProcess, startReaderProcess } from './board-reader.process.ts';
import type { BoardName, BoardReader } from './board-reader.types.ts';
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
/** A process that nobody needs is kept for the next, and ended after a while. */
const idleMs = 20_000;

export function createBoardReaders(): BoardReaders {
  const idle: { process: ReaderProcess; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let lent = 0;

  const take = (): ReaderProcess => {
    const kept = idle.pop();
    if (!kept) return startReaderProcess();
    clearTimeout(kept.timer);
    return kept.process.isFree() ? kept.process : take();
  };
  const giveBack = (process: ReaderProcess) => {
    // What it was in the middle of is not known.
    if (!process.isFree()) return process.end();
    const end = () => {
      idle.splice(0, idle.length, ...idle.filter((one) => one.process !== process));
      process.end();
    };
    idle.push({ process, timer: setTimeout(end, idleMs).unref() });
    return undefined;
  };

  const lend = async <T>(work: (process: ReaderProcess) => Promise<T>): Promise<T> => {
    if (lent >= mostAtOnce) await new Promise<void>((turn) => waiting.push(turn));
    else lent += 1;
    const process = take();
    try {
      return await work(process);
    } finally {
      giveBack(process);
      const next = waiting.shift();
      if (next) next();
      else lent -= 1;
    }
  };

  return {
    use: (board, work) => lend((process) => work(process.readerOf(board))),
    find: (url, fetch) => lend((process) => process.find(url, fetch)),
    close() {
      for (const { process, timer } of idle.splice(0)) {
        clearTimeout(timer);
        process.end();
      }
    },
  };
}
