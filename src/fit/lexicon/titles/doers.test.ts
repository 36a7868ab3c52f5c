import { expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';
import { doersIn } from './doers.ts';

it.each([
  ['two years of driving a bus', 'Bus Driver'],
  ['5 years operating cranes', 'Crane Operator'],
  ['three years of repairing trucks', 'Diesel Mechanic'],
  ['two years writing grants for a living', 'Grant Writer'],
  ['one year of cutting hair required', 'Hair Stylist'],
])('who has "%s" is a %s', (text, title) => {
  expect(doersIn(text).map(({ name }) => name)).toEqual([title]);
});

it.each([
  'two years of teaching math',
  'two years of working in a bank',
  'two years of driving a bus in mountains',
  'two years of experience',
  '',
])('"%s" names nobody', (text) => {
  expect(doersIn(text)).toEqual([]);
});

it('years as a bus driver are years of driving a bus, whatever job is offered', () => {
  const years = (job: string) => {
    const resume = `Ida Holm\n\nExperience\n${job}, Elm Works\nJanuary 2021 - June 2025\n- Made four rounds a day\n`;
    const posting =
      'Team member\n\nRequirements\n- Two years of driving a bus\n- Experience with rye ovens\n';
    const { keyMatches } = fitTexts({ resume, posting, today: '2026-11-26' });
    return keyMatches.find(({ requirement }) => requirement.kind === 'experience')?.how;
  };
  expect(years('Bus Driver')).toMatch(/^4\.\d years counted of 2 years$/);
  expect(years('Bus Mechanic')).toBeUndefined();
});
