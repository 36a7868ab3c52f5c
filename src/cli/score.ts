import { fit as fitOf } from '../fit/fit.ts';
import { parseOptions, parseToday, runCommand, UsageError } from './arguments.ts';
import { InputError, readInput, readPostingInput } from './input-text.ts';
import { prettyResult } from './pretty-result.ts';
import { writeLine } from './write-line.ts';

/** `score RESUME POSTING`: prints the whole result as text, or as one JSON object with --json. */
export function score(args: string[]): Promise<number> {
  return runCommand(async () => {
    const { values, positionals } = parseOptions(args, {
      json: { type: 'boolean' },
      title: { type: 'string' },
      today: { type: 'string' },
    });
    const [resumeFile, postingSource] = positionals;
    if (!resumeFile || !postingSource || positionals.length > 2) {
      throw new UsageError('score needs two files: RESUME POSTING (the posting may be a web address).');
    }
    const today = parseToday(values.today as string | undefined);
    try {
      const resume = await readInput(resumeFile);
      const posting = await readPostingInput(postingSource);
      const title = (values.title as string | undefined) ?? posting.title;
      const result = fitOf({ resume: resume.text, posting: posting.text, title, today });
      await writeLine(values.json ? JSON.stringify(result) : prettyResult(result));
      return 0;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      if (values.json) await writeLine(JSON.stringify({ error: error.message }));
      else process.stderr.write(`${error.message}\n`);
      return 2;
    }
  });
}
