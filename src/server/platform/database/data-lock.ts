import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

type LockOwner = { pid: number; host: string; started: string };

const heartbeatMs = 5_000;
const staleMs = 30_000;

export class DataFolderTakenError extends Error {
  override name = 'DataFolderTakenError';
}

/**
 * Locks the data folder for this process and returns a function that releases it. Two processes on one embedded
 * database silently lose writes, so a second start must fail, but a start after a kill must not. A lock owner on this
 * machine is checked by its process; one on another machine (shared volume) by its heartbeat.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = join(folder, 'rolefit.lock');
  const self: LockOwner = { pid: process.pid, host: hostname(), started: processStart(process.pid) };
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(self));
  try {
    for (let attempt = 0; !tryLink(draft, lock); attempt++) {
      const owner = readOwner(lock);
      if (attempt > 3 || (owner && isAlive(owner, lock, self))) {
        throw new DataFolderTakenError(
          `The data folder ${folder} is in use by another Rolefit (process ${owner?.pid ?? 'unknown'} on ${owner?.host ?? 'this machine'}). Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      removeStaleLock(lock, owner);
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

/** Creating a hard link is atomic and fails if the target exists: that is the lock. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(lock: string): LockOwner | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as LockOwner;
  } catch {
    return null;
  }
}

function isAlive(owner: LockOwner, lock: string, self: LockOwner): boolean {
  if (owner.host !== self.host) return Date.now() - modifiedAt(lock) < staleMs;
  if (owner.pid === self.pid && owner.started === self.started) return true;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return owner.started === processStart(owner.pid);
}

/**
 * Removes a stale lock. Two starts may see the same one, and the slower may move the new lock of the faster; it then
 * puts it back.
 */
function removeStaleLock(lock: string, seen: LockOwner | null): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const moved = readOwner(aside);
  if (JSON.stringify(moved) !== JSON.stringify(seen)) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

/** Pids get reused, so on Linux the start time is compared too. Elsewhere the pid has to do. */
function processStart(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function modifiedAt(lock: string): number {
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
    // The folder may be gone at shutdown or in a test. The next start checks the process anyway.
  }
}
