/** Goes back to the pool only if it is idle; otherwise it is ended. */
export type PooledProcess = { isIdle(): boolean; end(): void };

export type ProcessPool<Process extends PooledProcess> = {
  /** Runs `work` with a process of its own. Waits while the maximum number are in use. */
  lend<T>(work: (process: Process) => Promise<T>): Promise<T>;
  /** Starts a process for the next one who asks, or keeps the one that there is, as long as if it had just been used. */
  getReady(): void;
  /** Ends all processes; those in use end when their work is done. */
  close(): void;
};

/** How long an idle process is kept before it is ended, unless a pool says otherwise. */
const defaultIdleMs = 20_000;

/** A pool of processes of one kind, started on demand. */
export function createProcessPool<Process extends PooledProcess>(
  start: () => Process,
  maxProcesses: number,
  idleMs = defaultIdleMs,
): ProcessPool<Process> {
  const idle: { process: Process; timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let inUse = 0;
  let isClosed = false;

  const take = (): Process => {
    const available = idle.pop();
    if (!available) return start();
    clearTimeout(available.timer);
    return available.process.isIdle() ? available.process : take();
  };
  const keep = (process: Process) => {
    const end = () => {
      idle.splice(0, idle.length, ...idle.filter((entry) => entry.process !== process));
      process.end();
    };
    idle.push({ process, timer: setTimeout(end, idleMs).unref() });
  };
  const giveBack = (process: Process) => {
    // A process that is still busy is in an unknown state.
    if (isClosed || !process.isIdle()) process.end();
    else keep(process);
  };

  return {
    async lend(work) {
      if (inUse >= maxProcesses) await new Promise<void>((resolve) => waiting.push(resolve));
      else inUse += 1;
      const process = take();
      try {
        return await work(process);
      } finally {
        giveBack(process);
        const next = waiting.shift();
        if (next) next();
        else inUse -= 1;
      }
    },
    getReady() {
      if (!isClosed && inUse === 0) keep(take());
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
