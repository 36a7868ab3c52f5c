/**
 * `npm run lab -- DATA [--keep] [--write | --verify]`: learns from the judged pairs below DATA and from our own (lab/judged), and
 * measures the engine on pairs it did not learn from: each posting is answered with what was learned from the other four
 * fifths. Prints the figures of both sets beside those that were kept before (lab/figures.json) and those to reach, and the
 * figures on our postings that are held out, and on those with résumés of ours: only the reading is learned from them. `--keep`
 * writes today's figures in their place; `--write` learns from everything and writes the engine's data files; `--verify`
 * learns the same and fails if a file would get other bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compilePosting } from '../src/fit/match/compile-posting.ts';
import type { CompiledPosting } from '../src/fit/match/compiled.types.ts';
import { compileCreditModel } from '../src/fit/match/credit/credit-model.ts';
import { scorePair } from '../src/fit/score/score-pair.ts';
import { tuneLineVectors } from './evidence/tune-line-vectors.ts';
import { readHeadings, trainHeadings } from './headings/train-headings.ts';
import { readOwnJudgements } from './judged/own-judgements.ts';
import { type JudgedData, type JudgedPair, readJudgedData } from './judged-data.ts';
import { compiledResume, learn, TODAY } from './learn.ts';
import { type Figures, type MeasuredPair, measure } from './measure.ts';
import { makeUsualWords } from './usual-words/make-usual-words.ts';
import { makeWordVectors } from './vectors/make-word-vectors.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error('usage: npm run lab -- DATA [--keep] [--write | --verify]');
  process.exit(2);
}

const FOLDS = 5;
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

const learnsAll = values.write || values.verify;
if (learnsAll) {
  const vectors = makeWordVectors(folder);
  write('src/fit/vectors/data/word-vectors.json', vectors);
  write('src/fit/explain/data/line-vectors.json', tuneLineVectors(vectors));
  write('src/fit/match/data/usual-words.json', makeUsualWords(folder, TODAY));
  write('src/fit/posting/data/heading-weights.json', trainHeadings(readHeadings()));
}

const teaching = {
  given: readJudgedData(folder),
  ours: readOwnJudgements(folder, 'judgements'),
  boards: readOwnJudgements(folder, 'boards'),
};
// Of these two only what recruiters list is learned, never what a résumé shows.
const heldOut = readOwnJudgements(folder, 'held-out');
const written = readOwnJudgements(folder, 'written');
const sets = { ...teaching, heldOut, written };
const postings = Object.values(sets).flatMap((set) => set.postings);
const pairs = Object.values(sets).flatMap((set) => set.pairs);
const teachingPairs = Object.values(teaching).flatMap((set) => set.pairs);
const measured: MeasuredPair[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const held = new Set(
    Object.values(sets).flatMap((set) => set.postings.filter((_, index) => index % FOLDS === fold)),
  );
  const fromOthers = learn(
    postings.filter((posting) => !held.has(posting)),
    teachingPairs.filter(({ posting }) => !held.has(posting)),
  );
  measured.push(
    ...answered(
      pairs.filter(({ posting }) => held.has(posting)),
      fromOthers,
    ),
  );
}
const learned = learnsAll ? learn(postings, teachingPairs) : undefined;
const figuresOf = (set: JudgedData) => {
  const own = new Set(set.pairs);
  return measure(measured.filter(({ pair }) => own.has(pair)));
};
const figures = {
  given: figuresOf(sets.given),
  ours: figuresOf(sets.ours),
  boards: figuresOf(sets.boards),
  heldOut: figuresOf(heldOut),
  written: figuresOf(written),
};
const before = JSON.parse(readFileSync(kept, 'utf8')) as Partial<
  Record<keyof typeof figures, Partial<Figures>>
>;

const shown = (value: number | null | undefined) =>
  (value == null ? '–' : value.toFixed(value > 2 ? 1 : 3)).padStart(7);
const counted = ({ postings, pairs }: JudgedData) => `${postings.length} postings with ${pairs.length} pairs`;
console.log(`${counted(sets.given)}, ${counted(sets.ours)} of ours,`);
console.log(`and ${counted(sets.boards)} as on job boards, each answered with what the other`);
console.log(`postings teach; ${counted(heldOut)} held out,`);
console.log(`${counted(written)} with résumés that were written for them`);
console.log(
  `${''.padEnd(58)}${['before', 'now', 'reach', 'before', 'ours', 'before', 'boards', 'before', 'held', 'before', 'writ.'].map((name) => name.padStart(7)).join('')}`,
);
for (const [key, label, reach] of rows) {
  const values = [
    before.given?.[key],
    figures.given[key],
    reach,
    before.ours?.[key],
    figures.ours[key],
    before.boards?.[key],
    figures.boards[key],
    before.heldOut?.[key],
    figures.heldOut[key],
    before.written?.[key],
    figures.written[key],
  ];
  console.log(`${label.padEnd(58)}${values.map(shown).join('')}`);
}

if (learned) {
  const { relevance, credit, ease, evidence } = learned;
  write('src/fit/posting/relevance/data/relevance.json', relevance);
  write('src/fit/match/credit/data/credit.json', credit);
  write('src/fit/match/credit/data/ease.json', ease);
  write('src/fit/explain/data/evidence.json', evidence);
}
if (values.keep) {
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value;
  writeFileSync(kept, `${JSON.stringify(figures, rounded, 2)}\n`);
}

/** Pairs with what the engine answers, after it learned this. */
function answered(
  asked: readonly JudgedPair[],
  { relevance, credit, ease, evidence }: ReturnType<typeof learn>,
): MeasuredPair[] {
  const compiled = new Map(
    [...new Set(asked.map(({ posting }) => posting))].map((posting) => [
      posting,
      compilePosting(posting.text, posting.title, { relevance, ease }),
    ]),
  );
  const models = { credit: compileCreditModel(credit), evidence };
  return asked.map((pair) => ({
    pair,
    result: scorePair(compiledResume(pair.resume), compiled.get(pair.posting) as CompiledPosting, models)
      .result,
  }));
}

/** Writes a file, or with `--verify` compares it with the one that is there. */
function write(file: string, content: unknown): void {
  const url = new URL(`../${file}`, import.meta.url);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!values.verify) {
    writeFileSync(url, text);
    return;
  }
  const isSame = readFileSync(url, 'utf8') === text;
  console.log(`${isSame ? 'same bytes' : 'DIFFERENT '}  ${file}`);
  if (!isSame) process.exitCode = 1;
}
