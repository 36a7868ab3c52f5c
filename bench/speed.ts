/** `npm run bench`: pairs per second, milliseconds to read a text, memory, and how each grows with size. See bench/README.md. */
import { cpus } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of heap and typed arrays in use after garbage collection. */
function memoryInUse(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const { exponent, median } = await import('./timing.ts');
const texts = await import('./texts.ts');
const { today } = texts;
const resumeTexts = texts.resumes(1000);
const postingTexts = texts.postings(10_000);
const empty = memoryInUse();
const { compilePosting } = await import('../src/fit/match/compile-posting.ts');
const { compileResume } = await import('../src/fit/match/compile-resume.ts');
const { fit } = await import('../src/fit/fit.ts');
const { rawScore, scorePair } = await import('../src/fit/score/score-pair.ts');

const compiled = {
  postings: (count: number) =>
    postingTexts.slice(0, count).map(({ posting, title }) => compilePosting(posting, title)),
  resumes: (count: number) => resumeTexts.slice(0, count).map((text) => compileResume(text, today)),
};

function row(name: string, value: number, unit: string): void {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  const shown = value.toFixed(digits).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');
  console.log(`${name.padEnd(58)} ${shown.padStart(10)} ${unit}`);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
console.log(`Node ${process.version}, ${cpus()[0]?.model}, times on one core\n`);

compiled.postings(20);
compiled.resumes(20);
texts.resumes(1);
row('lexicon and word weights in memory', (memoryInUse() - empty) / 1e6, 'MB');

let before = memoryInUse();
const postings = compiled.postings(125);
row('a compiled posting', (memoryInUse() - before) / postings.length / 1000, 'kB');
before = memoryInUse();
const resumes = compiled.resumes(1000);
row('a compiled résumé', (memoryInUse() - before) / resumes.length / 1000, 'kB');
row('  from a text of', mean(resumeTexts.map(({ length }) => length)) / 1000, 'kB');

const scoreAll = () => {
  let sum = 0;
  for (const posting of postings) for (const resume of resumes) sum += rawScore(resume, posting) ?? 0;
  return sum;
};
row('pairs per second, compiled (125 × 1,000)', (125_000 / median(scoreAll, 3, 1)) * 1000, '');
const fullResults = () => {
  for (let index = 0; index < 500; index++) scorePair(resumes[index]!, postings[index % postings.length]!);
};
row('pairs per second, compiled, with the full result', (500 / median(fullResults, 3, 1)) * 1000, '');
const fromTexts = () => {
  for (let index = 0; index < 100; index++)
    fit({ resume: resumeTexts[index]!, ...postingTexts[index % 125]!, today });
};
row('pairs per second, from two texts', (100 / median(fromTexts, 5, 1)) * 1000, '');

console.log('');
const sizes = [1000, 4000, 16_000, 64_000, 256_000, 1_000_000];
const kinds: [string, (text: string) => unknown, string[]][] = [
  ['résumé', (text) => compileResume(text, today), resumeTexts],
  ['posting', (text) => compilePosting(text), postingTexts.map(({ posting }) => posting)],
];
for (const [kind, read, sources] of kinds) {
  const points = sizes.map((size) => {
    const text = texts.textOfSize(sources, size);
    const repeats = Math.max(1, Math.round(64_000 / size));
    const time = median(
      () => {
        for (let repeat = 0; repeat < repeats; repeat++) read(text);
      },
      5,
      2,
    );
    row(`ms to read a ${kind} of ${size / 1000} kB`, time / repeats, 'ms');
    return { size, time: time / repeats };
  });
  row(`  time grows with size to the power of`, exponent(points), '');
  row(`  up to 200 kB, the maximum that is read`, exponent(points.slice(0, 4)), '');
}

console.log('');
const many = compiled.postings(10_000);
const growing = [10, 100, 1000, 10_000].map((size) => {
  const sample = many.filter((_, index) => index % (many.length / size) === 0);
  const repeats = 10_000 / size;
  const time = median(
    () => {
      for (let repeat = 0; repeat < repeats; repeat++)
        for (const posting of sample) rawScore(resumes[repeat]!, posting);
    },
    5,
    2,
  );
  row(`ms to score a résumé against ${size} postings`, time / repeats, 'ms');
  return { size, time: time / repeats };
});
row('  time grows with their number to the power of', exponent(growing), '');
