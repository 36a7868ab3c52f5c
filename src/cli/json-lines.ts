import { createInterface } from 'node:readline';
import { writeLine } from './write-line.ts';

export type InputLine = Record<string, unknown>;

/**
 * Answers each line of standard input with a line, in order. What is no JSON object is told how to be written, by
 * `shape`; everything else is `answer`'s affair. Answers the exit code 0.
 */
export async function answerLines(shape: string, answer: (asked: InputLine) => object): Promise<number> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!line.trim()) continue;
    const asked = objectIn(line);
    const given = asked ? answer(asked) : { id: null, error: `This line is no JSON object. Write ${shape}.` };
    await writeLine(JSON.stringify(given));
  }
  return 0;
}

/** The object that a line of JSON Lines holds, or undefined where it holds none. */
export function objectIn(line: string): InputLine | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as InputLine) : undefined;
  } catch {
    return undefined;
  }
}
