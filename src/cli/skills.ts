import { findSkillSpans } from '../fit/lexicon/spans/skill-spans.ts';
import { answerLines } from './json-lines.ts';

/** `skills`: JSON Lines `{"id","text"}` on stdin, `{"id","skills"}` or `{"id","error"}` a line on stdout. */
export async function skills(args: string[] = []): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('skills takes no arguments: give JSON Lines {"id","text"} on standard input.\n');
    return 2;
  }
  return answerLines('{"id":…,"text":"…"}', ({ id = null, text }) => {
    if (typeof text !== 'string') return { id, error: 'Give the text as "text".' };
    return { id, skills: findSkillSpans(text) };
  });
}
