import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compilePosting } from '../match/compile-posting.ts';
import { compileResume } from '../match/compile-resume.ts';
import { rawScore, scorePair } from '../score/score-pair.ts';
import { answer, cachedAnswer, pairs, today } from './pairs.fixtures.ts';

it('the same question has the same answer, byte for byte, in any order of calls', () => {
  const first = pairs.map((pair) => JSON.stringify(cachedAnswer(pair)));
  const backwards = pairs.toReversed().map((pair) => JSON.stringify(answer(pair)));
  expect(backwards.toReversed()).toEqual(first);
});

it('compiled texts give the same answer, whatever they were scored beside before', () => {
  const resumes = pairs.map(({ resume }) => compileResume(resume, today));
  const postings = pairs.map(({ posting, title }) => compilePosting(posting, title));
  const near = (index: number) => [index, (index + 1) % pairs.length, (index + 7) % pairs.length];
  pairs.forEach((_, index) => {
    for (const other of near(index)) rawScore(resumes[index]!, postings[other]!);
  });
  pairs.forEach((pair, index) => {
    expect(JSON.stringify(scorePair(resumes[index]!, postings[index]!).result)).toBe(
      JSON.stringify(cachedAnswer(pair)),
    );
    expect(rawScore(resumes[index]!, postings[index]!)).toBe(cachedAnswer(pair).raw);
  });
});

it('another time zone and locale change nothing', () => {
  const digest = (place: Record<string, string>) =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../../../bench/answers.ts'), '2', '7'], {
      env: { ...process.env, ...place },
      encoding: 'utf8',
    });
  const here = digest({ TZ: 'UTC', LC_ALL: 'C' });
  expect(here).toMatch(/^[0-9a-f]{64}\n$/);
  expect(digest({ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' })).toBe(here);
});
