import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';

/** How a nurse with this line answers a required registration. */
function answer(asked: string, line: string) {
  const posting = `Nurse\n\nRequirements\n- ${asked}\n- Care plans for patients\n`;
  const resume = `Ida Holm\n\nExperience\n\nRegistered Nurse, Elm Hospital\nMay 2015 - Present\n- Wrote care plans for patients\n- ${line}\n`;
  const { keyMatches } = fitTexts({ resume, posting, title: 'Nurse', today: '2026-11-26' });
  return keyMatches.find(({ requirement }) => requirement.label === asked)?.evidence[0]?.text;
}

const registration = 'Registered with the College of Nurses of Elmland (CNE)';

it('initials that a posting explains show what they stand for', () => {
  expect(answer(registration, 'CNE - active member')).toBe('CNE - active member');
  expect(answer(registration, 'Gave medication')).toBeUndefined();
});

it('initials of something else show nothing', () => {
  expect(
    answer('Registered with the College of Nurses of Elmland (RCP)', 'RCP - active member'),
  ).toBeUndefined();
});

/** Whether a posting that asks for a program or a certificate finds it in a line. */
function finds(asked: string, line: string): boolean {
  const posting = `Analyst\n\nRequirements\n- ${asked}\n- Care plans for patients\n`;
  const resume = `Ida Holm\n\nExperience\n\nAnalyst, Elm Hospital\nMay 2015 - Present\n- Wrote care plans for patients\n- ${line}\n`;
  const { keyMatches } = fitTexts({ resume, posting, title: 'Analyst', today: '2026-11-26' });
  return keyMatches.some(({ requirement }) => requirement.label.startsWith(asked));
}

it.each([
  ['AWS', 'Trained staff on the Action Word Script (AWS)', false],
  ['AWS', 'Moved servers to Amazon Web Services (AWS)', true],
  ['CRM', 'Kept the Customer Returns Module (CRM)', false],
  ['CRM', 'Kept the Customer Relationship Management (CRM) system', true],
  ['CPA', 'Certified Public Accountant (CPA)', true],
])('"%s" is found where a résumé says "%s": %s', (asked, line, isFound) => {
  expect(finds(asked, line)).toBe(isFound);
});
