import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../../fit.ts';

/** How an accountant with this line about a CPA meets what is asked. */
function answer(asked: string, held: string): string | undefined {
  const posting = `Accountant\n\nRequirements\n- ${asked}\n- Month-end close\n- Excel\n`;
  const resume = `Tom Berg\n\nExperience\nAccountant, Elm Ltd, 2019 - present\n- Closed the books each month in Excel\n\nCertifications\n${held}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-28' });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'certification')?.how;
}

it.each([
  'CPA or CPA candidate',
  'CPA license or progress toward it',
  'CPA or actively pursuing one',
  'CPA (or working towards)',
  'CPA / CPA candidate',
  'CPA, or CPA-track',
  'Must have or be pursuing a CPA',
  'CPA designation or enrolled in the CPA program',
  'CPA or in the process of obtaining it',
  'CPA, candidates welcome',
])('a certificate under way meets "%s"', (asked) => {
  expect(answer(asked, 'CPA candidate, two of four parts passed')).toBe('under way');
  expect(answer(asked, 'Pursuing CPA, exam in May 2027')).toBe('under way');
  expect(answer(asked, 'CPA, 2020')).toMatch(/^(?:exact|names CPA)$/);
});

it.each(['CPA', 'Active CPA license', 'CPA or CMA', 'CPA, and progress toward a CMA'])(
  'it doesn’t meet "%s"',
  (asked) => {
    expect(answer(asked, 'CPA candidate, two of four parts passed')).toBe('not held yet');
  },
);

it('one that has expired isn’t under way', () => {
  expect(answer('CPA or CPA candidate', 'CPA, expired 2015')).toBe('expired');
});
