/** What a process costs while it works. */
import { readdirSync, readFileSync } from 'node:fs';

/** How long this thread works without listening to anybody, in its own processor time: what else runs here counts little. */
export function measureBlocking(): () => { most: number; usual: number } {
  const turns: number[] = [];
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    turns.push((user + system) / 1000);
  }, 1);
  return () => {
    clearInterval(timer);
    const inOrder = turns.sort((one, other) => one - other);
    return { most: inOrder.at(-1) ?? 0, usual: inOrder[Math.floor(inOrder.length * 0.99)] ?? 0 };
  };
}

export function residentMemoryOf(pid: number): number {
  return kilobytes(pid, 'VmRSS') * 1024;
}

/** The most memory that a process has ever held. */
export function peakMemory(pid: number): number {
  return kilobytes(pid, 'VmHWM') * 1024;
}

function kilobytes(pid: number, what: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
}

/** The processes that this one has started and that run this script. */
export function childPids(script: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const parent = Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[1]);
        return parent === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(script);
      } catch {
        return false;
      }
    });
}

/** Seconds of processor time that a process has used. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
