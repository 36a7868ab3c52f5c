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
