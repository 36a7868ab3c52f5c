import { createInterface } from 'node:readline';
import { findSkillSpans } from '../fit/lexicon/skill-spans.ts';
import { objectIn } from './json-line.ts';
import { writeLine } from './write-line.ts';

/** `skills`: JSON Lines `{"id","text"}` on stdin, `{"id","skills"}` or `{"id","error"}` a line on stdout. */
export async function skills(args: string[] = []): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('skills takes no arguments: give JSON Lines {"id","text"} on standard input.\n');
    return 2;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim()) await writeLine(JSON.stringify(answerTo(line)));
  }
  return 0;
}

function answerTo(line: string): object {
  const asked = objectIn(line);
  if (!asked) {
    return { id: null, error: 'This line is no JSON object. Write {"id":…,"text":"…"}.' };
  }
  const id = asked.id ?? null;
  if (typeof asked.text !== 'string') return { id, error: 'Give the text as "text".' };
  return { id, skills: findSkillSpans(asked.text) };
}
