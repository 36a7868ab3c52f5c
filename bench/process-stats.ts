/** CPU time and memory of processes. */
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Measures how long the event loop of this thread is blocked, in CPU time, so that other work on the machine hardly counts.
 * The returned function stops and returns milliseconds.
 */
export function measureBlocking(): () => { max: number; p99: number } {
  const turns: number[] = [];
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    turns.push((user + system) / 1000);
  }, 1);
  return () => {
    clearInterval(timer);
    const sorted = turns.sort((a, b) => a - b);
    return { max: sorted.at(-1) ?? 0, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
  };
}

export function residentMemoryOf(pid: number): number {
  return kilobytes(pid, 'VmRSS') * 1024;
}

/** The peak resident memory of a process in bytes. */
export function peakMemory(pid: number): number {
  return kilobytes(pid, 'VmHWM') * 1024;
}

function kilobytes(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
}

/** The child processes of this one that run this script. */
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

/** CPU time used by a process, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
