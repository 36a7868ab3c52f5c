import { expect, it } from 'vitest';
import { fitCompiled } from '../../../../fit.ts';
import { compilePosting } from '../../../compile-posting.ts';

/** How much of a license that nobody knows by its name somebody has, by a line of a résumé. */
function credit(title: string, license: string, line: string, job = title): number {
  const posting = `${title}\n\nRequirements\n- ${license}\n- Works on Saturdays with the crew\n- Owns a good pair of boots\n`;
  const resume = `Ida Holm\n\nExperience\n\n${job}, Elm Works\nMay 2015 - Present\n- Came daily and stayed late\n\nOther\n\n${line}\n`;
  const { keyMatches, gaps } = fitCompiled({ resume, today: '2026-11-29' }, compilePosting(posting, title));
  const answer = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'certification');
  return answer?.credit ?? Number.NaN;
}

it.each([
  ['Sonographer', 'Current Oregon ultrasound license', 'Licensed sonographer, Oregon Board of Elm Imaging'],
  ['Sonographer', 'Current Oregon ultrasound license', 'Licensed sonographer, renewed 2025'],
  ['Elevator Mechanic', 'Current state elevator mechanic license', 'State license, current to 6/2028'],
  ['Lineworker', 'Journeyman lineman certificate', 'Journeyman lineman since 2021'],
])('a %s has "%s" with "%s"', (title, license, line) => {
  expect(credit(title, license, line)).toBeGreaterThanOrEqual(0.75);
});

it.each([
  ['another trade', 'Licensed plumber, Oregon'],
  ['another state', 'Licensed sonographer, State of Ohio'],
  ['a license that has expired', 'Licensed sonographer, Oregon, expired 2023'],
  ['a license that is applied for', 'Oregon sonographer license, application pending'],
  ['other people', 'Supervised four licensed sonographers in Oregon'],
  ['others who read', 'Scans read by a licensed sonographer in Oregon'],
  ['a car', "Driver's license, Oregon"],
])('the license of a sonographer is not that of %s', (_, line) => {
  expect(credit('Sonographer', 'Current Oregon ultrasound license', line)).toBeLessThan(0.5);
});

it('a nurse aide on a registry is no nurse', () => {
  expect(
    credit('Registered Nurse', 'Kansas RN license', 'On KS registry since 2022', 'Nurse aide'),
  ).toBeLessThan(0.5);
});

it('a license alone on its line is one whatever ends the lines', () => {
  expect(
    credit('Elevator Mechanic', 'Current state elevator mechanic license', 'State license\r'),
  ).toBeGreaterThanOrEqual(0.75);
});
