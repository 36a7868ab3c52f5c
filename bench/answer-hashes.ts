/**
 * `node bench/answer-hashes.ts RUNS SEED`: scores the pairs RUNS times in random order and prints one SHA-256 of all
 * results. Exits with 1 if two runs differ. determinism.ts runs it in different environments.
 */
import { createHash } from 'node:crypto';
import { fit } from '../src/fit/fit.ts';
import { pairs } from '../src/fit/invariants/pairs.fixtures.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { postings, resumes, today } from './texts.ts';

const generated = resumes(4);
const inputs = [
  ...pairs,
  ...postings(4).map(({ title, posting }, index) => ({ title, posting, resume: generated[index]! })),
].slice(0, 50);

const [runs = 1, seed = 1] = process.argv.slice(2).map(Number);
const random = seededRandom(seed);
const hashes = new Set<string>();
for (let run = 0; run < runs; run++) {
  const answers = new Map<number, string>();
  for (const index of shuffled([...inputs.keys()], random)) {
    const { resume, posting, title } = inputs[index]!;
    answers.set(index, JSON.stringify(fit({ resume, posting, title, today })));
  }
  const hash = createHash('sha256');
  for (const index of inputs.keys()) hash.update(`${answers.get(index)}\n`);
  hashes.add(hash.digest('hex'));
}
console.log([...hashes].join('\n'));
if (hashes.size !== 1 || inputs.length !== 50) process.exitCode = 1;
