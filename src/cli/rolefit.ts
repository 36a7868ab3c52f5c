const USAGE = `Usage: npm run --silent rolefit -- COMMAND

  score RESUME POSTING [--title TITLE] [--json]   two files (.pdf .docx .txt .html .json), or a URL for the posting
        [--trace]                                 also shows what each credit is made of
  batch                                           stdin: {"id","resume","posting","title"?} per line
  matrix --resumes FILE --postings FILE           JSON Lines of {"id","text"} and {"id","title","text"}
  extract FILE…                                   the text of PDF and DOCX files
  parse                                           stdin: {"id","text"} per line; prints JSON Resume
  skills                                          stdin: {"id","text"} per line; prints the skills with their positions
  copy-files to-bucket|to-folder                  all files between DATA_DIR and the bucket at S3_URL

  --today YYYY-MM-DD   the end date of current jobs (score, batch, matrix); default: today in UTC
`;

// With `rolefit … | head -1` the reader closes the pipe early, which is not an error.
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
    case 'copy-files':
      return (await import('./copy-storage.ts')).copyStorage(rest);
    default:
      process.stderr.write(USAGE);
      return 2;
  }
}

export {};
