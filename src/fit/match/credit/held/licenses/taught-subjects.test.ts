import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../../fit.ts';

/** How a teacher with these lines of certificates meets a required license. */
function told(required: string, ...held: string[]): string | undefined {
  return toldOf('Tutor', required, ...held);
}
function toldOf(job: string, required: string, ...held: string[]): string | undefined {
  const posting = `Teacher\n\nRequirements\n- ${required}\n- Lesson plans\n- Taught children\n`;
  const resume = `Ann Lee\n\nExperience\n\n${job}, Elm School, 2015 - present\n- Taught children\n- Wrote lesson plans\n\nCertifications\n\n${held.join('\n')}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-29' });
  const isLicense = ({ requirement }: { requirement: { kind: string } }) =>
    requirement.kind === 'certification';
  return keyMatches.some(isLicense) ? 'met' : gaps.find(isLicense)?.how;
}

it.each([
  ['Teaching license with elementary (K-6) endorsement', 'Teaching certificate, special education'],
  ['Teaching certificate endorsed in Mathematics 6-12', 'Certified teacher of English Language Arts, 7-12'],
  ['Teaching license in special education', 'Teaching license: Social Studies'],
])('"%s" isn\'t met by "%s"', (required, held) => {
  expect(told(required, held)).toBe('for another subject');
});

it.each([
  [['Teaching license', 'Elementary, K-6']],
  [['Teaching license']],
  [['Teaching license, elementary and special education']],
  [['Teaching license, grades K-8']],
])('a license for it, or for no subject that is named, meets an elementary endorsement: %s', (held) => {
  expect(told('Teaching license with elementary (K-6) endorsement', ...held)).toBe('met');
});

it('a license to teach no subject in particular is met by any', () => {
  expect(told('Valid teaching license', 'Teaching license in chemistry')).toBe('met');
});

it('a test that was passed is no license for its subject', () => {
  const held = ['Teaching license, K-6 elementary', 'Passed: Praxis 5101 (Business Education)'];
  expect(told('Teaching license with a business endorsement', ...held)).toBe('for another subject');
});

it("a teacher's license is one in the state's own words, also below education", () => {
  const posting = 'Teacher\n\nRequirements\n- Valid Ohio teaching license\n- Lesson plans\n';
  const answer = (job: string) =>
    fitTexts({
      posting,
      resume: `Ann Lee\n\nExperience\n\n${job}, Elm School, 2015 - present\n- Taught children\n\nEducation and license\n\nOhio Postgraduate Professional License: Special Education K-12\n`,
      today: '2026-11-29',
    }).keyMatches.some(({ requirement }) => requirement.kind === 'certification');
  expect(answer('Special Education Teacher')).toBe(true);
  expect(answer('Baker')).toBe(false);
});

it("a teacher's list of licenses names them by subject and grades", () => {
  const held = 'Secondary 6-12, Vocational Business; General Business (non-vocational)';
  expect(toldOf('Business Teacher', 'Teaching license with a business endorsement', held)).toBe('met');
  expect(toldOf('Baker', 'Teaching license with a business endorsement', held)).not.toBe('met');
});

it('what a certificate is for may stand behind a colon', () => {
  const required =
    'Valid teaching certificate: Middle Grades (5-9) or Secondary (6-12) with Mathematics, or a Middle Grade Mathematics endorsement';
  expect(told(required, 'Teaching license, History 8-12')).toBe('for another subject');
  expect(told(required, 'Teaching license, Mathematics 6-12')).toBe('met');
});
