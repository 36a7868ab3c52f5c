import { Worker } from 'node:worker_threads';

// One hostile file can keep this thread busy for long, so the word that the server is gone is not heard: another thread looks.
const watch = `const server = process.ppid; setInterval(() => process.ppid === server || process.kill(process.pid, 'SIGKILL'), 500);`;

/** Called by an expendable process: it does not outlive the server. */
export function exitWithServer(): void {
  process.on('disconnect', () => process.exit());
  new Worker(watch, { eval: true }).unref();
}
