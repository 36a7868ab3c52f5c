import { expect, it } from 'vitest';
import { findingStatus } from '../../shared/results/finding-status.ts';
import { fit as compare } from '../fit.ts';

const today = '2026-11-28';
const found = (asked: string, lines: string[], title = 'Baker', heading = 'Requirements') => {
  const posting = `${title}\n\n${heading}\n- ${asked}\n- Bake rye bread for three shops\n`;
  const { keyMatches, gaps } = compare({
    posting,
    title,
    resume: `Ida Holm\n\n${lines.join('\n')}\n`,
    today,
  });
  return [...keyMatches, ...gaps].find(({ requirement }) => asked.includes(requirement.text));
};
const quotesFor = (...of: Parameters<typeof found>): string[] =>
  found(...of)?.evidence.map(({ text }) => text) ?? [];

const job = ['Experience', 'Baker, Elm Bakery, 2015 - 2024'];

it('a certificate is shown by its own name before what counts toward it', () => {
  const lines = [
    ...job,
    '- Baked',
    'Certifications',
    'Advanced Cardiovascular Life Support, 2025',
    'Basic Life Support, 2025',
  ];
  expect(quotesFor('BLS certification', lines)[0]).toContain('Basic Life Support');
});

it('a certificate whose exam is still to come is not held, whatever comes close to it', () => {
  const lines = [
    ...job,
    'Certifications',
    'Washington Pharmacy Technician License, issued 2026',
    'PTCB exam: scheduled for January 2027',
  ];
  const ptcb = found('PTCB or ExCPT certification', lines, 'Pharmacy Technician');
  expect(ptcb && findingStatus(ptcb)).toBe('Not held');
  expect(ptcb?.evidence[0]?.text).toContain('PTCB exam');
});

it.each([
  ['what an employer is called', ['Experience', 'Baker, Rye Marketing, 2015 - 2024', '- Baked rolls']],
  ['what was studied', [...job, '- Baked rolls', 'Education', 'B.B.A., Marketing, Oak College, 2012']],
])('%s shows no duty', (_, lines) => {
  const asked = 'Feed what you hear back to product and marketing';
  expect(found(asked, lines, 'Baker', 'Responsibilities')?.how).not.toMatch(/marketing/i);
});

it('what somebody is called shows nobody whom they led', () => {
  const lines = ['Experience', 'Junior Baker, Elm Bakery, 2015 - 2024', '- Sold coffee to guests'];
  const duty = found('Train and coach junior bakers', lines, 'Baker', 'Responsibilities');
  expect(duty?.how).toMatch(/similar job|related|not found|no clear line/);
});

it('a program that a job used is not only listed', () => {
  const lines = [
    'Experience',
    'Seller, Elm, 2018 - 2024',
    '- Forecast sales in SFDC',
    'Skills',
    'Salesforce, Zoom',
  ];
  const salesforce = found('Salesforce', lines, 'Seller');
  expect(salesforce && findingStatus(salesforce)).toBe('Met');
  expect(salesforce?.evidence.map(({ text }) => text).join()).toContain('SFDC');
});

it('nor is one in a line that tells of work, below a heading about skills', () => {
  const lines = ['Areas of skill', '- Moved 30 years of files to SharePoint and set up a calendar', ...job];
  const sharePoint = found('SharePoint', lines, 'Clerk');
  expect(sharePoint && findingStatus(sharePoint)).toBe('Met');
});

it('years without accidents are no years of work', () => {
  const lines = [
    'Experience',
    'HVAC Technician, Elm Air, April 2023 - now',
    '- Repaired furnaces',
    '- No accidents in the van as a driver in 15 years',
  ];
  expect(found('Three years of HVAC service', lines, 'HVAC Technician')?.how).toMatch(/^3\.\d years counted/);
});

it('work told in small letters behind a bullet shows what was done', () => {
  const lines = [
    'Experience',
    'Helper, Elm Air, 2019 - 2021',
    '- ran ductwork, line sets, brazed with nitrogen',
  ];
  expect(found('Brazing', lines, 'HVAC Technician')?.how).not.toBe('worded differently');
});

it.each([
  [
    'an exam that is still to come',
    'PTCB certification',
    ['Certifications', 'PTCB exam: scheduled for January 2027'],
    'Add this once you hold it: PTCB certification.',
  ],
  ['nothing', 'Forklift certification', [], 'If it’s true for you, add this first: Forklift certification.'],
])('advises by what there is: %s', (_, asked, lines, advice) => {
  const { analysis } = compare({
    posting: `Baker\n\nRequirements\n- ${asked}\n`,
    resume: `Ida Holm\n\n${[...job, '- Baked rolls for three shops in the town', ...lines].join('\n')}\n`,
    title: 'Baker',
    today,
  });
  expect(analysis).toContain(advice);
});
