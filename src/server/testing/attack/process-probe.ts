/**
 * Loaded into a server process (`--import`) to measure it from inside, where a busy machine counts least: its memory after
 * collecting garbage, and how long its event loop was held, in processor time.
 */

export type Memory = { external: number; arrayBuffers: number; heapUsed: number; rss: number };
export type Measured = { memory: Memory; longestStallMs: number };

const everyMs = 10;
let last = process.threadCpuUsage();
let longestStallMs = 0;

setInterval(() => {
  const { user, system } = process.threadCpuUsage(last);
  last = process.threadCpuUsage();
  longestStallMs = Math.max(longestStallMs, (user + system) / 1000);
}, everyMs).unref();

process.on('message', (message) => {
  if (message !== 'measure') return;
  const stall = longestStallMs;
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  setTimeout(() => {
    globalThis.gc?.();
    const { external, arrayBuffers, heapUsed, rss } = process.memoryUsage();
    const memory: Memory = { external, arrayBuffers, heapUsed, rss };
    process.send?.({ memory, longestStallMs: stall } satisfies Measured);
    last = process.threadCpuUsage();
    longestStallMs = 0;
  }, 200);
});
process.channel?.unref();
