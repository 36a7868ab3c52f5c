import { expect, it } from 'vitest';
import { fit as fitTexts } from '../fit.ts';

const howFor = (requirement: string, summary: string) => {
  const posting = `Team member\n\nRequirements\n- ${requirement}\n- Experience with rye ovens\n`;
  const resume = `Ida Holm\n\nSummary\n${summary}\n\nSkills\nTeamwork, Excel\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-26' });
  return [...keyMatches, ...gaps].find((one) => one.requirement.kind === 'experience')?.how;
};

it.each([
  ['5 years of accounting experience', 'Accountant with 10 years of experience.', '9'],
  ['3 years of customer service experience', 'Seven years of call center experience.', '6.3'],
  ['3 years of nursing experience', 'Registered nurse with 8 years of experience in ICU and ER.', '7.2'],
  ['3 years of software development', 'Software engineer, 6 years of experience in Java and Go.', '5.4'],
  ['3 years of Java development', '6+ years of Java and Spring.', '5.4'],
  ['3 years of retail management', 'Store manager with 9 years of experience.', '8.1'],
  ['2 years of welding', 'Ten years of experience as a MIG and TIG welder.', '9'],
])('of "%s", "%s" claims %s years', (requirement, summary, years) => {
  expect(howFor(requirement, summary)).toMatch(new RegExp(`^${years} years (?:counted|found)`));
});

it.each([
  ['4 years of product management', 'Eight years in retail banking. Product management course in 2025.'],
  ['3 years of accounting experience', 'Nurse with 8 years of experience. Looking into accounting.'],
  ['3 years of Java development', 'Four years of study at a college with Java courses.'],
])('of "%s", "%s" claims none', (requirement, summary) => {
  expect(howFor(requirement, summary)).toMatch(/^0 years (?:counted|found)/);
});

it.each([
  ['3 years of inpatient medical coding', '0'],
  ['3 years of outpatient medical coding', '5.4'],
  ['3 years of medical coding', '5.4'],
])('of "%s", six years of outpatient medical coding claim %s years', (requirement, years) => {
  expect(howFor(requirement, 'Six years of outpatient medical coding.')).toMatch(
    new RegExp(`^${years} years (?:counted|found)`),
  );
});

it('each claim is about its own part of a sentence', () => {
  const summary = 'Six years of experience in accounting and two years in welding.';
  expect(howFor('4 years of accounting experience', summary)).toMatch(/^5\.4 years/);
  expect(howFor('4 years of welding experience', summary)).toMatch(/^1\.8 years/);
});
