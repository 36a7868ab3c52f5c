import { describe, expect, it } from 'vitest';
import { fit as answerTo } from '../fit.ts';
import { hostileTexts } from './hostile-texts.fixtures.ts';
import { fitting, today } from './pairs.fixtures.ts';

/**
 * A reader that takes a square of the length would need minutes for these; how long they take, bench/hostile.ts says.
 */
const SIZE = 60_000;
const { resume, posting, title } = fitting[0]!;

describe.each(Object.entries(hostileTexts(SIZE)))('%s', (_name, shape) => {
  it('as a résumé is answered', () => {
    const { fitScore, reason } = answerTo({ resume: shape, posting, title, today });
    expect(fitScore === null ? reason : fitScore).toBeDefined();
    expect(fitScore ?? 0).toBeLessThan(50);
  });

  it('as a posting is answered', () => {
    const { fitScore, reason } = answerTo({ resume, posting: shape, today });
    expect(fitScore === null ? reason : fitScore).toBeDefined();
  });
});
