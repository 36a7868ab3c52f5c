import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';

const creditFor = (asked: string, languages: string) => {
  const posting = `Baker\n\nRequirements\n- ${asked}\n- Experience with rye ovens\n`;
  const resume = `Ida Holm\n\nExperience\nBaker, Elm Mill\nMay 2015 - Present\n- Baked rye in stone ovens\n\nLanguages\n${languages}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-26' });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'language')?.credit;
};

it.each([
  ['Fluent in Spanish', 'Spanish (beginner)'],
  ['Fluent in Spanish', 'basic Spanish'],
  ['Fluent in Spanish', 'English, with a little restaurant Spanish'],
  ['Bilingual English/Spanish required', 'Spanish (A2)'],
])('"%s" isn\'t met by "%s"', (asked, languages) => {
  expect(creditFor(asked, languages)).toBeLessThan(0.5);
});

it.each([
  ['Fluent in Spanish', 'Spanish'],
  ['Fluent in Spanish', 'Spanish (fluent), basic French'],
  ['Fluent in Spanish', 'Spanish, basic HTML'],
  ['Fluent in Spanish', 'Taught beginner Spanish to adults'],
  ['Basic Spanish', 'Spanish (basic)'],
  ['Conversational Spanish a plus', 'Spanish (beginner)'],
])('"%s" is met by "%s"', (asked, languages) => {
  expect(creditFor(asked, languages)).toBeGreaterThan(0.7);
});

/** What a résumé with this line among its jobs earns for Spanish. */
const creditForLine = (line: string) => {
  const posting = 'Baker\n\nRequirements\n- Spanish\n- Experience with rye ovens\n';
  const resume = `Ida Holm\n\nExperience\nBaker, Elm Mill\nMay 2015 - Present\n- Baked rye in stone ovens\n- ${line}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-26' });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'language')?.credit;
};

it.each([
  'Fluent in Spanish.',
  'Grew up speaking Spanish at home. Serve students with kindness.',
  'Bilingual English/Spanish',
  'Forklift card. Spanish and English.',
])('"%s" says that somebody knows the language', (line) => {
  expect(creditForLine(line)).toBeGreaterThan(0.9);
});

it.each([
  'Worked with families who speak Spanish',
  'Ran the English class (a colleague does the Spanish one)',
  'Wrote Spanish editions of menus with an agency',
])('"%s" only names the language', (line) => {
  expect(creditForLine(line)).toBeLessThan(0.9);
});
