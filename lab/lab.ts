/**
 * `npm run lab -- DATA [--keep]`: measures the engine on the judged pairs below DATA, beside the figures that were kept
 * before (lab/figures.json) and those to reach. `--keep` writes today's figures in their place.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitWithBasis } from '../src/fit/fit.ts';
import { compilePosting } from '../src/fit/match/compile-posting.ts';
import { readJudgedData } from './judged-data.ts';
import { type Figures, type MeasuredPair, measure } from './measure.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (!folder) {
  console.error('usage: npm run lab -- DATA [--keep]');
  process.exit(2);
}

/** The day the judged résumés are read on: what is "current" must not change from run to run. */
const today = '2026-11-21';
const kept = new URL('./figures.json', import.meta.url);

const rows: [keyof Figures, string, number][] = [
  ['asked', 'requirements a recruiter lists that are asked, by weight', 0.92],
  ['listed', 'of what is asked, a recruiter lists it too', 0.8],
  ['level', 'must or not, as the recruiter says', 0.8],
  ['credit', "credit: rank correlation with the recruiter's", 0.7],
  ['falseGaps', 'met, yet reported as a gap (lower is better)', 0.12],
  ['falseMatches', 'not shown, yet reported as met (lower is better)', 0.06],
  ['evidence', 'evidence on the line that the recruiter quotes', 0.8],
  ['score', "score: rank correlation with the recruiter's", 0.9],
  ['scoreInField', 'score: the same of pairs judged 20 or more', 0.75],
  ['order', 'score: the better résumé above the worse', 0.96],
  ['pointsOff', 'score: points off (lower is better)', 9],
];

const { postings, pairs } = readJudgedData(folder);
const compiled = new Map(postings.map((posting) => [posting, compilePosting(posting.text, posting.title)]));
const measured: MeasuredPair[] = pairs.map((pair) => ({
  pair,
  result: fitWithBasis({ resume: pair.resume, today }, compiled.get(pair.posting)!).result,
}));
const figures = measure(measured);
const before = JSON.parse(readFileSync(kept, 'utf8')) as Partial<Figures>;

const shown = (value: number | null | undefined) =>
  (value == null ? '–' : value.toFixed(value > 2 ? 1 : 3)).padStart(7);
console.log(`${postings.length} postings, ${pairs.length} pairs`);
console.log(`${''.padEnd(58)}${'before'.padStart(7)}${'now'.padStart(7)}${'reach'.padStart(7)}`);
for (const [key, label, reach] of rows)
  console.log(`${label.padEnd(58)}${shown(before[key])}${shown(figures[key])}${shown(reach)}`);

if (values.keep) {
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, value === null ? null : Number(value.toFixed(4))]),
  );
  writeFileSync(kept, `${JSON.stringify(rounded, null, 2)}\n`);
}
