import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../../../fit.ts';

/** What a list of requirements makes of these lines, and how a résumé with these certificates answers it. */
function answers(lines: string[], ...held: string[]) {
  const posting = `Nurse\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}\n- Charting\n`;
  const resume = `Ann Lee\n\nExperience\n\nNurse, Elm Clinic, 2015 - present\n- Charting and teaching in classes\n\nCertifications\n\n${held.join('\n')}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-29' });
  return [
    ...keyMatches.map((match) => ({ ...match, isMet: true })),
    ...gaps.map((gap) => ({ ...gap, isMet: false })),
  ]
    .filter(({ requirement }) => !/^(?:Nurse|Charting)$/.test(requirement.label))
    .map(({ requirement: { label }, isMet, how }) => ({ label, isMet, how }));
}

describe('initials that nobody knows', () => {
  it.each([
    ['QXHE certification, or willingness to sit for it within a year', 'QXHE, since 2023'],
    ['QXHE, or state forklift license', 'QXHE, Elm Institute, 2024'],
  ])('"%s" is met by "%s"', (required, held) => {
    expect(answers([required], held)).toMatchObject([{ isMet: true, how: 'exact' }]);
  });
});

describe('who issues a certificate', () => {
  it.each(['RRT credential from the NBRC', 'CPNP-PC through PNCB, or PPCNP-BC through ANCC'])(
    'is no certificate of its own: %s',
    (required) => {
      expect(answers([required]).map(({ label }) => label)).not.toContain('ANCC');
      expect(answers([required])).toHaveLength(1);
    },
  );

  it('holds none because somebody served on its board', () => {
    const held = 'Served on the board of the American Culinary Federation';
    expect(answers(['American Culinary Federation certification'], held)).toMatchObject([{ isMet: false }]);
  });
});

it.each([
  ['Teaching license or classroom experience', 'CPR', true],
  ['Teaching license or classroom experience', 'Teaching license', true],
])('"%s" is met by either', (required, held, isMet) => {
  expect(answers([required], held)).toMatchObject([{ isMet }]);
});
