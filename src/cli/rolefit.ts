const USAGE = `Usage: npm run --silent rolefit -- COMMAND

  score RESUME POSTING [--title TITLE] [--json]   two files (.pdf .docx .txt .html .json), or a URL for the posting
  batch                                           stdin: {"id","resume","posting","title"?} a line
  matrix --resumes FILE --postings FILE           JSON Lines of {"id","text"} and {"id","title","text"}
  extract FILE…                                   the text of PDF and DOCX files
  parse                                           stdin: {"id","text"} a line; answers JSON Resume
  skills                                          stdin: {"id","text"} a line; answers the skills with their places

  --today YYYY-MM-DD   the day that current jobs are counted up to (score, batch, matrix); else today in UTC
`;

// `rolefit … | head -1`: who reads no more has all they asked for.
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const [command, ...args] = process.argv.slice(2);
process.exitCode = await run(command, args);

async function run(name: string | undefined, rest: string[]): Promise<number> {
  switch (name) {
    case 'score':
      return (await import('./score.ts')).score(rest);
    case 'batch':
      return (await import('./batch.ts')).batch(rest);
    case 'matrix':
      return (await import('./matrix.ts')).matrix(rest);
    case 'extract':
      return (await import('./extract.ts')).extract(rest);
    case 'parse':
      return (await import('./parse.ts')).parse(rest);
    case 'skills':
      return (await import('./skills.ts')).skills(rest);
    default:
      process.stderr.write(USAGE);
      return 2;
  }
}

export {};
