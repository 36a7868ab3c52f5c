import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';

/** How years are told for four years in one job. */
const howFor = (requirement: string, job: string, line: string) => {
  const posting = `Team member\n\nRequirements\n- ${requirement}\n- Experience with rye ovens\n`;
  const resume = `Ida Holm\n\nExperience\n${job}, Elm Works\nJanuary 2021 - June 2025\n- ${line}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-26' });
  return [...keyMatches, ...gaps].find((one) => one.requirement.kind === 'experience')?.how;
};

it.each([
  ['3 years of inpatient medical coding', 'Outpatient Medical Coder', 'Did medical coding of charts', false],
  [
    '3 years of inpatient medical coding',
    'Outpatient Medical Coder',
    'Coded inpatient charts on weekends',
    true,
  ],
  ['3 years of inpatient or outpatient medical coding', 'Outpatient Medical Coder', 'Coded charts', true],
  ['3 years of medical coding', 'Outpatient Medical Coder', 'Did medical coding of charts', true],
  ['3 years of property claims handling', 'Auto Claims Adjuster', 'Handled claims for total losses', false],
  ['3 years of property claims handling', 'Claims Adjuster', 'Handled property claims', true],
  ['3 years of accounts receivable', 'Accounts Payable Clerk', 'Paid vendors and kept accounts', false],
  ['3 years of residential construction', 'Commercial Construction Foreman', 'Ran construction crews', false],
  ['3 years of college-level teaching in history', 'Elementary Teacher', 'Taught history in grade 4', false],
  ['3 years of college-level teaching in history', 'Adjunct Professor', 'Taught history', true],
  ['3 years of printing press work', 'Punch Press Operator', 'Ran a press for work on brackets', false],
  ['3 years as an executive chef', 'Executive Sous Chef', 'Cooked with the executive chef', false],
  ['3 years as an executive chef', 'Executive Chef', 'Cooked', true],
  ['3 years as an executive chef or sous chef', 'Executive Sous Chef', 'Cooked', true],
  ['3 years as a general manager', 'Assistant General Manager', 'Ran a store', false],
  ['3 years of commercial construction', 'Commercial Construction Foreman', 'Ran construction crews', true],
])('of "%s", years as %s who "%s" count: %s', (requirement, job, line, counts) => {
  expect(howFor(requirement, job, line)).toMatch(
    counts ? /^4\.\d years (?:counted|found)/ : /^0 years (?:counted|found)/,
  );
});

it('years in another branch are told as related work', () => {
  expect(howFor('3 years of inpatient medical coding', 'Outpatient Medical Coder', 'Coded charts')).toMatch(
    /^0 years counted of 3 years, 4\.\d in related work$/,
  );
});

it("a registered nurse's years begin with the registration, whatever they did as a practical nurse", () => {
  const resume =
    'Ida Holm\n\nExperience\n\nRegistered Nurse, Elm Hospital\nAugust 2026 - Present\n- Cared for patients on a nursing unit\n\nLPN, Elm Hospital\nMay 2018 - July 2026\n- Passed medications and cared for patients on a nursing unit\n';
  const posting =
    'Registered Nurse\n\nRequirements\n- One year of experience as a registered nurse\n- Care plans\n';
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-26' });
  const found = [...keyMatches, ...gaps].find((one) => one.requirement.kind === 'experience');
  expect(found?.how).toBe('0.3 years counted of 1 year');
});
