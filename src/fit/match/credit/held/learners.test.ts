import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';
import { APPRENTICE, learnerKey, STUDENT } from './learners.ts';

const howFor = (requirement: string, job: string) => {
  const posting = `Electrician\n\nRequirements\n- ${requirement}\n- Experience with rye ovens\n`;
  const resume = `Ida Holm\n\nExperience\n${job}, Elm Electric\nJanuary 2021 - June 2025\n- Wired houses and ovens\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-26' });
  return [...keyMatches, ...gaps].find((one) => one.requirement.kind === 'experience')?.how;
};

it.each([
  ["3 years' post-trade experience as an electrician", 'Apprentice Electrician', false],
  ["3 years' experience as a licensed electrician", 'Apprentice Electrician', false],
  ['3 years of work as an electrician after your apprenticeship', 'Apprentice Electrician', false],
  ['3 years of work as an electrician since completing an apprenticeship', 'Electrician', true],
  ["3 years' experience as an electrician", 'Apprentice Electrician', true],
  ["3 years' post-trade experience as an electrician", 'Electrician', true],
])('of "%s", years as %s count: %s', (requirement, job, counts) => {
  expect(howFor(requirement, job)).toMatch(
    counts ? /^4\.\d years counted of 3/ : /^0 years (?:counted|found)/,
  );
});

it.each<[string, number | undefined]>([
  ['Student Nurse', STUDENT],
  ['Nursing Student', STUDENT],
  ['Student Services Coordinator', undefined],
  ['Apprentice Plumber', APPRENTICE],
  ['Plumber Apprentice', APPRENTICE],
  ['Apprentice Coordinator', undefined],
  ['Student Nurse Technician', undefined],
  ['Student Teacher Supervisor', undefined],
  ['Management Trainee', APPRENTICE],
  ['Electrician', undefined],
])('%s learns the job, or not', (title, key) => {
  expect(learnerKey(title)).toBe(key);
});
