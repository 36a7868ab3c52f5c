import { expect, it } from 'vitest';
import { fitCompiled } from '../../../../fit.ts';
import { compilePosting } from '../../../compile-posting.ts';

/** How a teacher with these lines of certificates meets a required license. */
function answer(required: string, ...held: string[]) {
  const posting = `Math Teacher\n\nRequirements\n- ${required}\n- Lesson plans\n- Taught math\n`;
  const resume = `Ann Lee\n\nExperience\n\nMath Tutor, Elm School, 2015 - present\n- Taught math\n- Wrote lesson plans\n\nCertifications\n\n${held.join('\n')}\n`;
  const { keyMatches, gaps } = fitCompiled({ resume, today: '2026-11-26' }, compilePosting(posting));
  const isLicense = ({ requirement }: { requirement: { kind: string } }) =>
    requirement.kind === 'certification';
  const match = keyMatches.find(isLicense);
  if (!match) return gaps.find(isLicense)?.how;
  return match.how === 'state not named' ? 'met in part' : 'met';
}

it.each([
  [['Pennsylvania teaching license']],
  [['PA Teaching Certification']],
  [['West Virginia teaching license']],
  [['Pennsylvania teaching license', 'Ohio teaching license']],
])('a license of another state is not the license asked for: %s', (held) => {
  expect(answer('Virginia teaching license', ...held)).toBe('of another state');
});

it.each([
  [['Virginia teaching license']],
  [['VA teaching license']],
  [['Pennsylvania and Virginia teaching licenses']],
  [['Teaching license', 'Moved to Roanoke, VA in 2014']],
  [['Teaching license', 'Also taught in Virginia']],
])('a license of that state, or of somebody who is there, meets it: %s', (held) => {
  expect(answer('Virginia teaching license', ...held)).toBe('met');
});

it.each([
  [['Teaching license']],
  [['Pennsylvania teaching license', 'Teaching license']],
  [['Teaching license, Ohio University']],
])('a license of a state that is not named meets it in part: %s', (held) => {
  expect(answer('Virginia teaching license', ...held)).toBe('met in part');
});

it.each([
  'NJ teaching license required',
  'Teaching license in the State of New Jersey',
  'A New Jersey teaching license',
])('"%s" names the state', (required) => {
  expect(answer(required, 'Ohio teaching license')).toBe('of another state');
  expect(answer(required, 'New Jersey teaching license')).toBe('met');
});

it('an employer in another state binds no license', () => {
  const posting = 'Nurse\n\nRequirements\n- Ohio RN license\n- Care plans\n- Nursing care\n';
  const resume =
    'Ann Lee, RN\n\nExperience\n\nRegistered Nurse, Elm Clinic, Dallas, Texas, 2015 - present\n- Wrote care plans\n';
  const { keyMatches } = fitCompiled({ resume, today: '2026-11-26' }, compilePosting(posting));
  expect(keyMatches.map(({ requirement }) => requirement.kind)).toContain('certification');
});

it('a job title beside a license of another state is no license of that state', () => {
  const posting = 'Nurse\n\nRequirements\n- Ohio RN license\n- Care plans\n- Nursing care\n';
  const resume =
    'Ann Lee\n\nExperience\n\nRegistered Nurse, Elm Clinic, 2015 - present\n- Wrote care plans\n\nLicenses\n\nCalifornia RN license\n';
  const { keyMatches, gaps } = fitCompiled({ resume, today: '2026-11-26' }, compilePosting(posting));
  const found = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'certification');
  expect(found?.how).toBe('of another state');
});

it.each([
  'Virginia teaching license or eligible for one',
  'Teaching license',
  'Teaching license of any state, e.g. Virginia',
])('a license of another state meets "%s"', (required) => {
  expect(answer(required, 'Pennsylvania teaching license')).toBe('met');
});

it.each([
  ['Georgia APRN and RN (compact)', 'of another state'],
  ['Georgia APRN (compact)', 'met'],
])('a compact is of the license before it: %s', (held, told) => {
  expect(answer('Tennessee APRN license', held)).toBe(told);
});

it.each([
  ['Oregon RN license', 'RN Idaho, multistate', 'of another state'],
  ['Ohio RN license', 'RN Idaho, multistate', 'met'],
])('%s: a nurse of the compact needs another license only outside it', (required, held, told) => {
  expect(answer(required, held)).toBe(told);
});

it('a commercial driver may drive everywhere', () => {
  expect(answer('California Class A CDL', 'CDL Class A')).toBe('met');
});

it('the board of a state issues what holds there', () => {
  const required =
    'Hold an active registration as a pharmacy technician with the Texas State Board of Pharmacy';
  expect(answer(required, 'Certified and Licensed Pharmacy Technician by the State of Illinois')).toBe(
    'of another state',
  );
});
