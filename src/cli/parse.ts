import { createInterface } from 'node:readline';
import { toJsonResume } from '../fit/resume/json-resume.ts';
import { readResume } from '../fit/resume/read-resume.ts';
import { objectIn } from './json-line.ts';
import { writeLine } from './write-line.ts';

/** `parse`: JSON Lines `{"id","text"}` on stdin, `{"id","resume"}` or `{"id","error"}` a line on stdout; answers 0. */
export async function parse(args: string[] = []): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('parse takes no arguments: give JSON Lines {"id","text"} on standard input.\n');
    return 2;
  }
  const today = new Date().toISOString().slice(0, 10);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim()) await writeLine(JSON.stringify(answerTo(line, today)));
  }
  return 0;
}

function answerTo(line: string, today: string): object {
  const asked = objectIn(line);
  if (!asked) {
    return { id: null, error: 'This line is no JSON object. Write {"id":…,"text":"…"}.' };
  }
  const id = asked.id ?? null;
  if (typeof asked.text !== 'string') return { id, error: 'Give the résumé as "text".' };
  return { id, resume: toJsonResume(readResume(asked.text, today)) };
}
