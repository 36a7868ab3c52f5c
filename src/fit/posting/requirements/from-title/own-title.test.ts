import { expect, it } from 'vitest';
import { fit as compare } from '../../../fit.ts';

/** How the years that a line asks for are told to somebody who had this job for seven years. */
function years(title: string, line: string, job: string): string | undefined {
  const posting = `${title}\n\nRequirements\n- ${line}\n- Charting\n`;
  const resume = `Kim Doe\n\nExperience\n\n${job}, Elm Center\nJanuary 2018 - December 2024\n- Kept charts\n`;
  const { keyMatches, gaps } = compare({ resume, posting, title, today: '2026-11-29' });
  return [...keyMatches, ...gaps].find(({ how }) => how.includes('counted'))?.how;
}

it('a word that several trades share means the trade that is offered', () => {
  const line = 'Two years as a staff therapist';
  expect(years('Radiation Therapist', line, 'Radiation Therapist')).toMatch(/^7 years/);
  expect(years('Radiation Therapist', line, 'Marriage and Family Therapist')).not.toMatch(/^7 years/);
});

it('years as something else are years as that', () => {
  const line = 'Two years as a massage therapist';
  expect(years('Radiation Therapist', line, 'Radiation Therapist')).not.toMatch(/^7 years/);
  expect(years('Radiation Therapist', line, 'Massage Therapist')).toMatch(/^7 years/);
});

it('years of hiring engineers are no years as an engineer', () => {
  const line = 'Three years hiring software or hardware engineers';
  expect(years('Technical Recruiter', line, 'Hardware Engineer')).not.toMatch(/^7 years/);
});

it('a license behind the years says nothing of what they are in', () => {
  const line = "Two years running a crew, a clean enough driver's license for our insurance";
  expect(years('Roofing Foreman', line, 'Roofing Foreman')).toMatch(/^7 years/);
});
