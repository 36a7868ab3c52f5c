import { readFileSync } from 'node:fs';
import { unknownPhrases } from '../src/fit/lexicon/unknown-phrases.ts';

/** Prints frequent phrases in postings that the lexicon lacks: `node scripts/lexicon-coverage.ts FILE.jsonl`. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/lexicon-coverage.ts FILE.jsonl   (one {"text": "…"} per line)');
  process.exit(2);
}
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const postings = lines.map((line) => (JSON.parse(line) as { text: string }).text);
for (const { phrase, postings: count } of unknownPhrases(postings).slice(0, 200))
  console.log(`${count}\t${phrase}`);
