import { once } from 'node:events';

/** Writes a line and waits when the reader is slower, so that memory stays flat. */
export async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
