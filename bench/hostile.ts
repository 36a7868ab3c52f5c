/** `npm run bench:hostile`: a megabyte of each of many shapes, as a résumé and as a posting; slowest first. */

import { hostileTexts } from '../src/fit/invariants/hostile-texts.fixtures.ts';
import { compilePosting } from '../src/fit/match/compile-posting.ts';
import { compileResume } from '../src/fit/match/compile-resume.ts';
import { rawScore } from '../src/fit/score/score-pair.ts';
import { postings, today } from './texts.ts';
import { median } from './timing.ts';

const [posting] = postings(1);
const beside = compilePosting(posting!.posting, posting!.title);
const rows = Object.entries(hostileTexts(1_000_000)).map(([name, text]) => ({
  name,
  asResume: median(() => rawScore(compileResume(text, today), beside), 1, 0),
  asPosting: median(() => compilePosting(text), 1, 0),
}));
rows.sort((a, b) => Math.max(b.asResume, b.asPosting) - Math.max(a.asResume, a.asPosting));
console.log(`${'a megabyte of'.padEnd(28)} ${'résumé'.padStart(10)} ${'posting'.padStart(10)}`);
for (const { name, asResume, asPosting } of rows)
  console.log(
    `${name.padEnd(28)} ${asResume.toFixed(0).padStart(7)} ms ${asPosting.toFixed(0).padStart(7)} ms`,
  );
if (rows.some(({ asResume, asPosting }) => Math.max(asResume, asPosting) > 1000)) process.exitCode = 1;
