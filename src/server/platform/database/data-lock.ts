import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

type Holder = { pid: number; host: string; started: string };

const heartbeatMs = 5_000;
const staleMs = 30_000;

export class DataFolderTakenError extends Error {
  override name = 'DataFolderTakenError';
}

/**
 * Takes the data folder for this process and answers how to give it back. Two openers of one embedded
 * database lose writes without a word, so a second start must fail, and a start after a kill must not.
 * On this machine the holder's process is looked up; from another machine (a shared volume) its heartbeat is.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = join(folder, 'rolefit.lock');
  const mine: Holder = { pid: process.pid, host: hostname(), started: processStart(process.pid) };
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; !linked(draft, lock); attempt++) {
      const holder = readHolder(lock);
      if (attempt > 3 || (holder && isAlive(holder, lock, mine))) {
        throw new DataFolderTakenError(
          `The data folder ${folder} is in use by another Rolefit (process ${holder?.pid ?? 'unknown'} on ${holder?.host ?? 'this machine'}). Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      moveAside(lock, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const heartbeat = setInterval(() => touch(lock), heartbeatMs);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(lock, { force: true });
  };
}

/** A hard link is created only where nothing stands yet, in one step: that is the lock. */
function linked(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(lock: string): Holder | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder, lock: string, mine: Holder): boolean {
  if (holder.host !== mine.host) return Date.now() - modified(lock) < staleMs;
  if (holder.pid === mine.pid && holder.started === mine.started) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.started === processStart(holder.pid);
}

/** Two starts may both see the same dead lock; the one that moved a live one aside by that puts it back. */
function moveAside(lock: string, seen: Holder | null): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (JSON.stringify(moved) !== JSON.stringify(seen)) linked(aside, lock);
  rmSync(aside, { force: true });
}

/** Pids are used again; with the start time (Linux) a pid names one process. Elsewhere the pid has to do. */
function processStart(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function modified(lock: string): number {
  try {
    return statSync(lock).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(lock: string): void {
  const now = new Date();
  try {
    utimesSync(lock, now, now);
  } catch {
    // The folder may be gone in a test or at shutdown; the next start judges by the process anyway.
  }
}
