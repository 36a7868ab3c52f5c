import { expect, test } from 'vitest';
import { formattedResumeText } from './formatted-resume-text.ts';

const today = '2026-11-21';

test('the name, headings, jobs, lists and paragraphs are formatted', () => {
  const text = [
    'Mara Lindqvist',
    'mara@example.org | +47 555 010 203',
    'EXPERIENCE',
    'Ward Sister, Clinic of St. Elm\tJan 2018 – Mar 2024',
    'Bergen',
    '• Led a ward of thirty beds',
    '▪ Trained new nurses',
    'Nurse, Harbour Hospital\t2012 – 2017',
    '• Worked nights',
    'EDUCATION',
    'BSc Nursing, University of Bergen\t2012',
    'SKILLS: Triage, dosing',
  ].join('\n');
  expect(formattedResumeText(text, today)).toBe(`# Mara Lindqvist

mara@example.org | +47 555 010 203

## EXPERIENCE

### Ward Sister, Clinic of St. Elm\tJan 2018 – Mar 2024
Bergen

- Led a ward of thirty beds
- Trained new nurses

### Nurse, Harbour Hospital\t2012 – 2017

- Worked nights

## EDUCATION

### BSc Nursing, University of Bergen\t2012

## SKILLS

Triage, dosing`);
});

test('a numbered list keeps its numbers', () => {
  expect(formattedResumeText('SKILLS\n1. Triage\n2. Dosing', today)).toContain('1. Triage\n2. Dosing');
});

test('no word is lost, added or moved in any text', () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}@.+]+/gu) ?? [];
  const texts = [
    '',
    '\n\n\n',
    'SKILLS: Excel\nSKILLS: Excel\n\n\nSKILLS',
    'Jane\tDoe\r\nWork Experience Mercy Hospital 2015 – 2019\nEducation\nEducation',
    'مارا\nالخبرة\n• قادت الجناح 2019 – 2023',
    `${'a '.repeat(70_000)}\nEXPERIENCE\nNurse 2019 – 2023`,
  ];
  for (const text of texts) expect(words(formattedResumeText(text, today))).toEqual(words(text));
});

test('a name on two lines is marked on both', () => {
  const text = 'Maribel\nOkonjo-Hart\nRegistered Nurse\nEXPERIENCE\nNurse, Harbour Hospital\t2012 – 2017';
  expect(formattedResumeText(text, today)).toMatch(/^# Maribel\n# Okonjo-Hart\n\nRegistered Nurse/);
});

test('what stands before the first heading is kept, also on the heading’s own line', () => {
  expect(formattedResumeText('Mara Lindqvist\nA line about me\n\nSKILLS\nTriage', today)).toBe(
    '# Mara Lindqvist\n\nA line about me\n\n## SKILLS\n\nTriage',
  );
  expect(formattedResumeText('Mara\nBergen  SKILLS  Triage', today)).toBe(
    'Mara\nBergen\n\n## SKILLS\n\nTriage',
  );
});

test('a numbered list keeps its numbers, and a heading directly below another stands by itself', () => {
  expect(formattedResumeText('Mara\n1. Triage\n2) Dosing\nSKILLS - Rota\nSUMMARY\n\n\nText', today)).toBe(
    'Mara\n\n1. Triage\n2) Dosing\n\n## SKILLS\n\nRota\n\n## SUMMARY\n\nText',
  );
});
