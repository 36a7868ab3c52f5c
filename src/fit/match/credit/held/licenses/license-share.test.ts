import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../../fit.ts';

/** How somebody with a certificate like this is told of a required one. */
function told(title: string, required: string, held: string): string | undefined {
  const posting = `${title}\n\nRequirements\n- ${required}\n- Careful work\n`;
  const resume = `Ann Lee\n\nExperience\n\n${title}, Elm Services, 2015 - present\n- Worked carefully\n\nCertifications\n\n${held}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title, today: '2026-11-29' });
  const isLicense = ({ requirement }: { requirement: { kind: string } }) =>
    requirement.kind === 'certification';
  return keyMatches.some(isLicense) ? 'met' : gaps.find(isLicense)?.how;
}

it.each([
  ['Teacher', 'Professional Educator License', 'Educator License with Stipulations - Paraprofessional'],
  [
    'Electrician',
    'Journeyman electrician license',
    'Restricted journeyman electrician license (sign work only)',
  ],
  ['Electrician', 'Journeyman electrician license', 'Journeyman electrician license (sign work only)'],
])('a %s who must have a "%s" has only part of it: %s', (title, required, held) => {
  expect(told(title, required, held)).toBe('limited');
});

it.each([
  ['Electrician', 'Journeyman electrician license', 'Journeyman electrician license, no restrictions'],
  ['Electrician', 'Restricted journeyman electrician license', 'Restricted journeyman electrician license'],
  [
    'Electrician',
    'Journeyman electrician license',
    'Restricted journeyman electrician license, 2014\nJourneyman electrician license, 2018',
  ],
])('a %s who must have a "%s" has it: %s', (title, required, held) => {
  expect(told(title, required, held)).toBe('met');
});

it.each([
  ['Teaching license, grades 7-12', 'Ohio teaching license, grades K-3'],
  ['Teaching certificate, grades 4-8', 'Teaching certificate, Birth to Grade 2'],
])('"%s" is not met by "%s"', (required, held) => {
  expect(told('Teacher', required, held)).toBe('for other grades');
});

it.each([
  ['Teaching license, grades 7-12', 'Ohio teaching license, 6th to 9th grade'],
  ['Teaching certificate, grades 4-8', 'Teaching certificate K-6'],
  ['Teaching certificate, grades 4-8', 'Teaching certificate, renewed 03-2020'],
])('"%s" is met by "%s"', (required, held) => {
  expect(told('Teacher', required, held)).toBe('met');
});
