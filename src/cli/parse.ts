import { toJsonResume } from '../fit/resume/json-resume.ts';
import { readResume } from '../fit/resume/read-resume.ts';
import { answerLines } from './json-lines.ts';

/** `parse`: JSON Lines `{"id","text"}` on stdin, `{"id","resume"}` or `{"id","error"}` a line on stdout; answers 0. */
export async function parse(args: string[] = []): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('parse takes no arguments: give JSON Lines {"id","text"} on standard input.\n');
    return 2;
  }
  const today = new Date().toISOString().slice(0, 10);
  return answerLines('{"id":…,"text":"…"}', ({ id = null, text }) => {
    if (typeof text !== 'string') return { id, error: 'Give the résumé as "text".' };
    return { id, resume: toJsonResume(readResume(text, today)) };
  });
}
