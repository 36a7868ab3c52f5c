import { once } from 'node:events';

/** Prints a line. Waits if the reader is slower, so that output doesn't pile up in memory. */
export async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
