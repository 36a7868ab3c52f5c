import { readFileSync } from 'node:fs';
import { unknownPhrases } from '../src/fit/lexicon/unknown-phrases.ts';

/** Prints what a set of postings says often and the lexicon does not know: `node scripts/lexicon-coverage.ts FILE.jsonl`. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/lexicon-coverage.ts FILE.jsonl   (a line each: {"text": "…"})');
  process.exit(2);
}
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const postings = lines.map((line) => (JSON.parse(line) as { text: string }).text);
for (const { phrase, postings: count } of unknownPhrases(postings).slice(0, 200))
  console.log(`${count}\t${phrase}`);
