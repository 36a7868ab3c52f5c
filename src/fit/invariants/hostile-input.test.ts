import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../fit.ts';
import { hostileTexts } from './hostile-texts.fixtures.ts';
import { matching, today } from './pairs.fixtures.ts';

/** Quadratic code would need minutes for these. `bench/hostile.ts` measures how long they take. */
const SIZE = 60_000;
const { resume, posting, title } = matching[0]!;

describe.each(Object.entries(hostileTexts(SIZE)))('%s', (_name, shape) => {
  it('gets an answer as a résumé', () => {
    const { fitScore, reason } = fitTexts({ resume: shape, posting, title, today });
    expect(fitScore === null ? reason : fitScore).toBeDefined();
    expect(fitScore ?? 0).toBeLessThan(50);
  });

  it('gets an answer as a posting', () => {
    const { fitScore, reason } = fitTexts({ resume, posting: shape, today });
    expect(fitScore === null ? reason : fitScore).toBeDefined();
  });
});
