import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../fit.ts';
import { judgedPostings } from './judged-pairs.fixtures.ts';
import { judgedResumes } from './judged-resumes.fixtures.ts';

const today = '2026-06-15';

/** How well the engine agrees with the judgements. Make these stricter when it agrees better. */
const FLOOR = { spearman: 0.955, ordered: 0.99, pointsOff: 6.7 };
/** Two résumés are told apart if their judgements are this far from each other. */
const CLEARLY_APART = 15;
/** How far a score may move from the recorded one. */
const LEEWAY = 3;
/** How far all scores together may move: a weight that counts in many pairs moves each of them only a little. */
const LEEWAY_TOGETHER = 10;

const pairs = judgedPostings.flatMap(({ title, posting, pairs }) =>
  pairs.map(({ resume, judged, engine }) => ({
    title,
    resume,
    judged,
    engine,
    raw: fitTexts({ resume: judgedResumes[resume], posting, title, today }).raw ?? -1,
  })),
);

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rank of each value; equal values share the mean of their ranks. */
function ranksOf(values: number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

function spearmanOf(one: number[], other: number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: number[], meanX: number, y: number[], meanY: number) =>
    x.reduce((sum, value, index) => sum + (value - meanX) * (y[index]! - meanY), 0);
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}

describe('the scores agree with the judgements as well as they did', () => {
  it('sixty pairs, each judged', () => {
    expect(pairs).toHaveLength(60);
    expect(new Set(pairs.map(({ title, resume }) => `${title}: ${resume}`)).size).toBe(60);
    expect(pairs.filter(({ raw }) => raw < 0)).toEqual([]);
  });

  it('in rank, over all postings', () => {
    const spearman = spearmanOf(
      pairs.map(({ raw }) => raw),
      pairs.map(({ judged }) => judged),
    );
    expect(spearman).toBeGreaterThanOrEqual(FLOOR.spearman);
  });

  it('in the order of the résumés for one posting', () => {
    const apart = pairs.flatMap((better) =>
      pairs
        .filter(({ title, judged }) => title === better.title && better.judged - judged >= CLEARLY_APART)
        .map((worse) => ({ better, worse })),
    );
    const swapped = apart.filter(({ better, worse }) => better.raw <= worse.raw);
    const names = swapped.map(
      ({ better, worse }) => `${better.title}: ${worse.resume} above ${better.resume}`,
    );
    expect(1 - swapped.length / apart.length, names.join('; ')).toBeGreaterThanOrEqual(FLOOR.ordered);
  });

  it('in points', () => {
    expect(mean(pairs.map(({ raw, judged }) => Math.abs(raw - judged)))).toBeLessThanOrEqual(FLOOR.pointsOff);
  });
});

describe('each score is the recorded one, give or take a little', () => {
  it.each(pairs)('$title: $resume', ({ title, resume, raw, engine }) => {
    const score = Math.round(raw);
    expect(
      Math.abs(score - engine),
      `"${resume}" for "${title}" scored ${engine} when recorded and scores ${score} now. If the change is meant, ` +
        `write "engine: ${score}" for this pair in judged-pairs.fixtures.ts and leave "judged" as it is.`,
    ).toBeLessThanOrEqual(LEEWAY);
  });

  it('all together', () => {
    const moved = pairs.filter(({ raw, engine }) => Math.round(raw) !== engine);
    expect(
      moved.reduce((sum, { raw, engine }) => sum + Math.abs(Math.round(raw) - engine), 0),
      'Many scores moved a little. If the change is meant, write these in judged-pairs.fixtures.ts:\n' +
        moved.map(({ title, resume, raw }) => `${title}: ${resume}, engine: ${Math.round(raw)}`).join('\n'),
    ).toBeLessThanOrEqual(LEEWAY_TOGETHER);
  });
});
