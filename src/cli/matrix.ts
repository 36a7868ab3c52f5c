import { createReadStream } from 'node:fs';
import { compilePosting } from '../fit/match/compile-posting.ts';
import { compileResume } from '../fit/match/compile-resume.ts';
import type { CompiledPosting, CompiledResume } from '../fit/match/compiled.types.ts';
import { rawScore } from '../fit/score/score-pair.ts';
import { parseOptions, parseToday, runCommand, UsageError } from './arguments.ts';
import { describeFileError } from './file-error.ts';
import { inputLines } from './input-lines.ts';
import { parseObject } from './json-lines.ts';
import { writeLine } from './write-line.ts';

type Named<T> = { id: unknown; compiled: T };

/** `matrix --resumes R.jsonl --postings P.jsonl`: prints `{"posting","resume","fitScore","raw"}` for every pair. */
export function matrix(args: string[]): Promise<number> {
  return runCommand(async () => {
    const { values } = parseOptions(args, {
      resumes: { type: 'string' },
      postings: { type: 'string' },
      today: { type: 'string' },
    });
    const today = parseToday(values.today as string | undefined);
    if (!values.resumes || !values.postings)
      throw new UsageError('matrix needs --resumes FILE and --postings FILE.');
    const resumes = await readRows(
      String(values.resumes),
      (row): CompiledResume => compileResume(textOf(row.text), today),
    );
    const postings = await readRows(
      String(values.postings),
      (row): CompiledPosting =>
        compilePosting(textOf(row.text), typeof row.title === 'string' ? row.title : undefined),
    );
    for (const posting of postings) await writeRow(posting, resumes);
    return 0;
  });
}

/** Compiles each line of a JSON Lines file. Prints an error for lines that aren't objects. */
async function readRows<T>(file: string, compile: (row: Record<string, unknown>) => T): Promise<Named<T>[]> {
  const rows: Named<T>[] = [];
  let number = 0;
  try {
    for await (const line of inputLines(createReadStream(file))) {
      number++;
      if (line.trim() === '') continue;
      const row = parseObject(line);
      if (row) rows.push({ id: row.id ?? null, compiled: compile(row) });
      else
        await writeLine(
          JSON.stringify({
            file,
            line: number,
            error: 'This line is not a JSON object. Write {"id":…,"text":…}.',
          }),
        );
    }
  } catch (error) {
    throw new UsageError(describeFileError(file, error).message);
  }
  return rows;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function writeRow(posting: Named<CompiledPosting>, resumes: Named<CompiledResume>[]): Promise<void> {
  const lines = resumes.map((resume) => {
    const raw = rawScore(resume.compiled, posting.compiled);
    const fitScore = raw === null ? null : Math.round(raw);
    return JSON.stringify({ posting: posting.id, resume: resume.id, fitScore, raw });
  });
  if (lines.length > 0) await writeLine(lines.join('\n'));
}
