import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compilePosting } from '../match/compile-posting.ts';
import { compileResume } from '../match/compile-resume.ts';
import { rawScore, scorePair } from '../score/score-pair.ts';
import { cachedFit, fitPair, pairs, today } from './pairs.fixtures.ts';

it('the same input gives the same result, byte for byte, in any order of calls', () => {
  const first = pairs.map((pair) => JSON.stringify(cachedFit(pair)));
  const backwards = pairs.toReversed().map((pair) => JSON.stringify(fitPair(pair)));
  expect(backwards.toReversed()).toEqual(first);
});

it('compiled texts give the same result, whatever they were scored with before', () => {
  const resumes = pairs.map(({ resume }) => compileResume(resume, today));
  const postings = pairs.map(({ posting, title }) => compilePosting(posting, title));
  const near = (index: number) => [index, (index + 1) % pairs.length, (index + 7) % pairs.length];
  pairs.forEach((_, index) => {
    for (const other of near(index)) rawScore(resumes[index]!, postings[other]!);
  });
  pairs.forEach((pair, index) => {
    expect(JSON.stringify(scorePair(resumes[index]!, postings[index]!).result)).toBe(
      JSON.stringify(cachedFit(pair)),
    );
    expect(rawScore(resumes[index]!, postings[index]!)).toBe(cachedFit(pair).raw);
  });
});

it('another time zone and locale change nothing', () => {
  const answersDigest = (place: Record<string, string>) =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../../../bench/answer-hashes.ts'), '2', '7'], {
      env: { ...process.env, ...place },
      encoding: 'utf8',
    });
  const here = answersDigest({ TZ: 'UTC', LC_ALL: 'C' });
  expect(here).toMatch(/^[0-9a-f]{64}\n$/);
  expect(answersDigest({ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' })).toBe(here);
});
