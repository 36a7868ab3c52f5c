import { traceCredits } from '../fit/explain/trace.ts';
import { fit as fitOf } from '../fit/fit.ts';
import { compilePosting } from '../fit/match/compile-posting.ts';
import { compileResume } from '../fit/match/compile-resume.ts';
import { parseOptions, parseToday, runCommand, UsageError } from './arguments.ts';
import { InputError, readInput, readPostingInput } from './input-text.ts';
import { prettyResult, prettyTrace } from './pretty-result.ts';
import { writeLine } from './write-line.ts';

/**
 * `score RESUME POSTING`: prints the whole result as text, or as one JSON object with --json. --trace adds
 * each requirement's weight and credit, and what the credit is made of.
 */
export function score(args: string[]): Promise<number> {
  return runCommand(async () => {
    const { values, positionals } = parseOptions(args, {
      json: { type: 'boolean' },
      trace: { type: 'boolean' },
      title: { type: 'string' },
      today: { type: 'string' },
    });
    const [resumeFile, postingSource] = positionals;
    if (!resumeFile || !postingSource || positionals.length > 2) {
      throw new UsageError('score needs two files: RESUME POSTING (the posting can be a URL).');
    }
    const today = parseToday(values.today as string | undefined);
    try {
      const resume = await readInput(resumeFile);
      const posting = await readPostingInput(postingSource);
      const title = (values.title as string | undefined) ?? posting.title;
      const result = fitOf({ resume: resume.text, posting: posting.text, title, today });
      await writeLine(values.json ? JSON.stringify(result) : prettyResult(result));
      if (values.trace && result.fitScore !== null)
        await writeLine(
          prettyTrace(traceCredits(compileResume(resume.text, today), compilePosting(posting.text, title))),
        );
      return 0;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      if (values.json) await writeLine(JSON.stringify({ error: error.message }));
      else process.stderr.write(`${error.message}\n`);
      return 2;
    }
  });
}
