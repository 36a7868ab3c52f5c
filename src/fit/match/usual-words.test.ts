import { expect, it } from 'vitest';
import { rawScore } from '../score/score-pair.ts';
import { stem } from '../text/stem.ts';
import { compilePosting } from './compile-posting.ts';
import { compileResume } from './compile-resume.ts';
import { keyOf } from './keys.ts';
import { usuallyShown } from './usual-words.ts';

const shown = (words: string[]) =>
  usuallyShown(
    Int32Array.from(words, (word) => keyOf('word', stem(word))),
    Float32Array.from(words, () => 1 / words.length),
  );

it('words of a trade are usual in résumés of it, and words of a posting alone are not', () => {
  const trade = shown(['accounting', 'ledger', 'payable', 'reconciliation']);
  expect(trade).toBeGreaterThan(0.3);
  expect(trade).toBeLessThan(1);
  expect(shown(['jaunty', 'guidepost', 'unflappable'])).toBe(0);
  expect(shown(['accounting', 'jaunty'])).toBeCloseTo(shown(['accounting']) / 2);
});

it('of two trades, the one that shows more of the words counts', () => {
  expect(shown(['ledger', 'kitchen'])).toBeLessThan(shown(['ledger', 'payable']));
});

it('the same words of a résumé are worth more where such résumés usually show little', () => {
  const resume = compileResume(
    'Kim Doe\n\nExperience\n\nUsher, Elm Theatre\nJanuary 2021 - December 2024\n- Greeted patrons and sold tickets\n',
    '2026-06-15',
  );
  const posting = compilePosting(
    'Usher\n\nWhat you will do\n- Greet patrons\n- Sell tickets\n- Sweep the hall\n',
    'Usher',
  );
  const scoreBeside = (usual: number) =>
    rawScore(resume, { ...posting, usual: { topic: usual, words: usual } }) ?? -1;
  expect(scoreBeside(0.1)).toBeGreaterThan(scoreBeside(0.4));
});
