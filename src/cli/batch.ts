import { createInterface } from 'node:readline';
import { fit as fitOf } from '../fit/fit.ts';
import { answering, read, todayOf } from './arguments.ts';
import { objectIn } from './json-line.ts';
import { writeLine } from './write-line.ts';

/** `batch`: JSON Lines `{"id","resume","posting","title"?}` on stdin, one answer a line; a bad line says so itself. */
export function batch(args: string[]): Promise<number> {
  return answering(async () => {
    const { values } = read(args, { today: { type: 'string' } });
    const today = todayOf(values.today as string | undefined);
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim()) await writeLine(JSON.stringify(answerTo(line, today)));
    }
    return 0;
  });
}

function answerTo(line: string, today: string): object {
  const asked = objectIn(line);
  if (!asked) {
    return { id: null, error: 'This line is no JSON object. Write {"id":…,"resume":…,"posting":…}.' };
  }
  const { resume, posting, title } = asked;
  const id = asked.id ?? null;
  if (typeof resume !== 'string' || typeof posting !== 'string') {
    return { id, error: 'Give the texts as "resume" and "posting".' };
  }
  try {
    return { id, ...fitOf({ resume, posting, title: typeof title === 'string' ? title : undefined, today }) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
