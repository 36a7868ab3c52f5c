import { Worker } from 'node:worker_threads';

// A hostile file can block this thread, so it would miss the disconnect. Another thread checks the parent pid.
const watchParent = `const server = process.ppid; setInterval(() => process.ppid === server || process.kill(process.pid, 'SIGKILL'), 500);`;

/** Called by a sandboxed process, so that it doesn't outlive the server. */
export function exitWithServer(): void {
  process.on('disconnect', () => process.exit());
  new Worker(watchParent, { eval: true }).unref();
}
