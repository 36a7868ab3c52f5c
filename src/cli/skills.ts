import { listSkills } from '../fit/lexicon/tagging/list-skills.ts';
import { mapInputLines } from './json-lines.ts';

/** `skills`: reads JSON Lines `{"id","text"}` from stdin and prints `{"id","skills"}` or `{"id","error"}` per line. */
export async function skills(args: string[] = []): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('skills takes no arguments: give JSON Lines {"id","text"} on standard input.\n');
    return 2;
  }
  return mapInputLines('{"id":…,"text":"…"}', ({ id = null, text }) => {
    if (typeof text !== 'string') return { id, error: 'Give the text as "text".' };
    return { id, skills: listSkills(text) };
  });
}
