import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../../fit.ts';

/** How somebody with this line of certificates is told of a required one. */
function told(required: string, held: string): string | undefined {
  const posting = `Technician\n\nRequirements\n- ${required}\n- Careful work\n`;
  const resume = `Ann Lee\n\nExperience\n\nTechnician, Elm Services, 2015 - present\n- Worked carefully\n\nCertifications\n\n${held}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Technician', today: '2026-11-29' });
  const found = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'certification');
  return found?.how === 'other codes'
    ? 'other codes'
    : found && keyMatches.some((one) => one === found)
      ? 'met'
      : found?.how;
}

it.each([
  ['ASE A6 certification', 'ASE A4, A5, A8'],
  ['ASE A6 certification', 'ASE A4, A5, A8. Studying for A6'],
  ['ASE Master Technician', 'ASE A4, A5, A6, A8'],
  ['Current ASE L1 and/or L3', 'ASE A6, G1'],
  ['NCCCO certification, TLL and TSS', 'NCCCO, TSS'],
])('"%s" is not all met by "%s"', (required, held) => {
  expect(told(required, held)).toBe('other codes');
});

it.each([
  ['ASE A6 certification', 'ASE A4–A8'],
  ['ASE Master Technician', 'ASE A1-A8'],
  ['ASE Master Technician', 'ASE Master Certified'],
  ['Current ASE L1 and/or L3', 'ASE A6, L1'],
  ['NCCCO certification, TLL and TSS', 'NCCCO TLL, TSS'],
  ['ASE certification', 'ASE A4'],
])('"%s" is met by "%s"', (required, held) => {
  expect(told(required, held)).toBe('met');
});
