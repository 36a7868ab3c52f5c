/**
 * `node bench/answers.ts RUNS SEED`: answers the pairs so many times, each time in another order, and prints one
 * SHA-256 of all the answers. Ends with 1 where two runs differ. determinism.ts starts it in other surroundings.
 */
import { createHash } from 'node:crypto';
import { fit } from '../src/fit/fit.ts';
import { pairs } from '../src/fit/invariants/pairs.fixtures.ts';
import { generator, shuffled } from './random.ts';
import { postings, resumes, today } from './texts.ts';

const own = resumes(4);
const questions = [
  ...pairs,
  ...postings(4).map(({ title, posting }, index) => ({ title, posting, resume: own[index]! })),
].slice(0, 50);

const [runs = 1, seed = 1] = process.argv.slice(2).map(Number);
const random = generator(seed);
const hashes = new Set<string>();
for (let run = 0; run < runs; run++) {
  const answers = new Map<number, string>();
  for (const index of shuffled([...questions.keys()], random)) {
    const { resume, posting, title } = questions[index]!;
    answers.set(index, JSON.stringify(fit({ resume, posting, title, today })));
  }
  const hash = createHash('sha256');
  for (const index of questions.keys()) hash.update(`${answers.get(index)}\n`);
  hashes.add(hash.digest('hex'));
}
console.log([...hashes].join('\n'));
if (hashes.size !== 1 || questions.length !== 50) process.exitCode = 1;
