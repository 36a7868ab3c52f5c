import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';

const posting =
  'Drywall Finisher\n\nRequirements\n- At least 3 years of drywall finishing, not just hanging\n- Owns stilts\n';
const years = (title: string) => {
  const resume = `Ida Holm\n\nExperience\n\n${title}, Elm Works\nMay 2015 - Present\n- Hung drywall with the finishing crew\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Drywall Finisher', today: '2026-11-29' });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience')?.how;
};

it.each(['Drywall Hanger', 'Drywall hanging foreman'])('years as "%s" are not enough', (title) => {
  expect(years(title)).toMatch(/^0 years counted/);
});

it.each(['Drywall Finisher', 'Drywall Hanger / Finisher'])('years as "%s" count', (title) => {
  expect(years(title)).toMatch(/^11\.\d years counted/);
});
