import { expect, it } from 'vitest';
import { fitCompiled } from '../../../fit.ts';
import { compilePosting } from '../../../match/compile-posting.ts';
import { readPosting } from '../../read-posting.ts';

const readLicenses = (title: string, line: string) =>
  readPosting(`${title}\n\nRequirements\n- ${line}\n- Patience\n`)
    .requirements.filter(({ kind }) => kind === 'certification')
    .map(({ label, terms }) => [label, ...terms]);

it.each([
  ['Registered Nurse', 'Current Pennsylvania license', 'rn-license'],
  ['Registered Nurse', 'State license required', 'rn-license'],
  ['Nurse Practitioner', 'Active, unrestricted license in Ohio', 'nurse-practitioner-license'],
  ['Nurse Educator', 'Licensed in the state of practice', 'rn-license'],
  [
    'Nurse Educator',
    'Currently licensed as appropriate to education, in accordance with law and regulation',
    'rn-license',
  ],
  ['Staff Attorney', 'Licensed to practice in Illinois', 'bar-admission'],
  ['Plumber', 'Licensed in Texas', 'plumbing-license'],
  ['Cosmetologist', 'Valid state license', 'cosmetology-license'],
  ['Real Estate Agent', 'Active license', 'real-estate-license'],
])('to a %s, "%s" is the license of the trade', (title, line, term) => {
  expect(readLicenses(title, line).map(([, ...terms]) => terms)).toEqual([[term]]);
});

it.each([
  ['Baker', 'Valid license', []],
  ['Registered Nurse', "Valid driver's license", []],
  ['Plumber', 'License to operate a crane', []],
])('to a %s, "%s" isn’t', (title, line, terms) => {
  expect(readLicenses(title, line).flatMap(([, ...named]) => named)).toEqual(terms);
});

it.each([
  ['JD and an active license in at least one state', 'Active license in at least one state'],
  ['JD from an accredited law school and license to practice in Illinois', 'License to practice in Illinois'],
])('a license beside a degree is asked for too: "%s"', (line, license) => {
  expect(readLicenses('Staff Attorney', line)).toEqual([[license, 'bar-admission']]);
});

it.each([
  ['Registered Nurse, Pennsylvania, RN512345', 'met'],
  ['Registered Nurse, Ohio, RN512345', 'of another state'],
])('"Current Pennsylvania license" of a nurse is answered by "%s": %s', (held, verdict) => {
  const posting = 'Registered Nurse\n\nRequirements\n- Current Pennsylvania license\n- Care plans\n';
  const resume = `Ann Lee\n\nExperience\n\nRegistered Nurse, Elm Clinic, 2015 - present\n- Wrote care plans\n\nLicenses\n${held}\n`;
  const { keyMatches, gaps } = fitCompiled({ resume, today: '2026-11-26' }, compilePosting(posting));
  const gap = gaps.find(({ requirement }) => requirement.kind === 'certification');
  expect(gap?.how ?? 'met').toBe(verdict);
  expect(keyMatches.some(({ requirement }) => requirement.kind === 'certification')).toBe(!gap);
});
