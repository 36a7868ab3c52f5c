import { inputLines } from './input-lines.ts';
import { writeLine } from './write-line.ts';

export type InputLine = Record<string, unknown>;

/**
 * Calls `handle` for each JSON object on standard input and prints its results, one per line. Other lines get an error that
 * shows the expected `shape`. Returns the exit code 0.
 */
export async function mapInputLines(shape: string, handle: (input: InputLine) => object): Promise<number> {
  for await (const line of inputLines(process.stdin)) {
    if (!line.trim()) continue;
    const input = parseObject(line);
    const output = input
      ? handle(input)
      : { id: null, error: `This line is not a JSON object. Write ${shape}.` };
    await writeLine(JSON.stringify(output));
  }
  return 0;
}

/** Parses a line as a JSON object. Undefined if it isn't one. */
export function parseObject(line: string): InputLine | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as InputLine) : undefined;
  } catch {
    return undefined;
  }
}
