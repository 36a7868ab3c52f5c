import { toJsonResume } from '../fit/resume/json-resume.ts';
import { readResume } from '../fit/resume/read-resume.ts';
import { mapInputLines } from './json-lines.ts';

/** `parse`: reads JSON Lines `{"id","text"}` from stdin and prints `{"id","resume"}` or `{"id","error"}` per line. */
export async function parse(args: string[] = []): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('parse takes no arguments: give JSON Lines {"id","text"} on standard input.\n');
    return 2;
  }
  const today = new Date().toISOString().slice(0, 10);
  return mapInputLines('{"id":…,"text":"…"}', ({ id = null, text }) => {
    if (typeof text !== 'string') return { id, error: 'Give the résumé as "text".' };
    return { id, resume: toJsonResume(readResume(text, today)) };
  });
}
