import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';

const credit = (skills: string) => {
  const posting =
    'Claims Adjuster\n\nRequirements\n- Guidewire\n- Investigating auto claims\n- Settling injury claims\n- Writing reports\n';
  const resume = `Kim Doe\n\nExperience\n\nClaims Adjuster, Elm Insurance\nJanuary 2015 - Present\n- Investigated auto claims and settled injury claims\n- Entered every claim in the system and wrote reports\n\nSkills\n${skills}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Claims Adjuster', today: '2026-11-29' });
  const asked = [...keyMatches, ...gaps].find(({ requirement }) => requirement.label === 'Guidewire');
  return { credit: asked?.credit ?? -1, isMet: keyMatches.some((match) => match === asked) };
};

it('a program that nobody names is never met, however like the work is', () => {
  expect(credit('Negotiation')).toMatchObject({ isMet: false });
  expect(credit('Negotiation').credit).toBeLessThanOrEqual(0.3);
});

it('one that is close to a named one is met in part, however like the work is', () => {
  const posting =
    'Bookkeeper\n\nRequirements\n- Microsoft Excel\n- Reconciling accounts\n- Payables\n- Month-end close\n';
  const resume =
    'Kim Doe\n\nExperience\n\nBookkeeper, Elm Mill\nJanuary 2015 - Present\n- Reconciled accounts, paid bills and closed each month in spreadsheets\n\nSkills\nMS Office\n';
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Bookkeeper', today: '2026-11-29' });
  const asked = [...keyMatches, ...gaps].find(({ requirement }) => requirement.label === 'Microsoft Excel');
  expect(asked?.how).toContain('close to: ');
  expect(asked?.credit).toBeLessThanOrEqual(0.6);
});

it('one that is named is', () => {
  expect(credit('Negotiation, Guidewire')).toMatchObject({ isMet: true });
});
