/** A process that is lent: free, and it may be lent again; else it is ended. */
export type PooledProcess = { isFree(): boolean; end(): void };

export type ProcessPool<Process extends PooledProcess> = {
  /** Lends a process, one to a borrower; more wait their turn. */
  lend<T>(work: (process: Process) => Promise<T>): Promise<T>;
  /** Ends them, those that are lent once they are back. */
  close(): void;
};

/** A process that nobody needs is kept for the next, and ended after a while. */
const idleMs = 20_000;

/** Expendable processes of one kind, started when they are needed. */
export function createProcessPool<Process extends PooledProcess>(
  start: () => Process,
  mostAtOnce: number,
): ProcessPool<Process> {
  const idle: { process: Process; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let lent = 0;
  let isClosed = false;

  const take = (): Process => {
    const kept = idle.pop();
    if (!kept) return start();
    clearTimeout(kept.timer);
    return kept.process.isFree() ? kept.process : take();
  };
  const giveBack = (process: Process) => {
    // What it was in the middle of is not known.
    if (isClosed || !process.isFree()) return process.end();
    const end = () => {
      idle.splice(0, idle.length, ...idle.filter((one) => one.process !== process));
      process.end();
    };
    idle.push({ process, timer: setTimeout(end, idleMs).unref() });
    return undefined;
  };

  return {
    async lend(work) {
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
    },
    close() {
      isClosed = true;
      for (const { process, timer } of idle.splice(0)) {
        clearTimeout(timer);
        process.end();
      }
    },
  };
}
