import type { Readable } from 'node:stream';

/** The lines of a stream. Only a line feed ends one: JSON may hold U+2028, which isn't a line end in JSON Lines. */
export async function* inputLines(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
