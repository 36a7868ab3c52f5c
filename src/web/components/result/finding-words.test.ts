import { expect, it } from 'vitest';
import type { Gap, KeyMatch } from '../../../shared/results/fit-result.ts';
import { noteOf, withoutGaps } from './finding-words.ts';

const requirement = {
  id: 'r1',
  label: 'Payroll',
  text: 'payroll',
  start: 0,
  end: 7,
  kind: 'skill',
  level: 'must',
} as const;
const line = { text: 'Ran payroll', start: 0, end: 11 };
const match = (how: string): KeyMatch => ({ requirement, evidence: [line], credit: 1, how });
const gap = (how: string, evidence = [line]): Gap => ({
  requirement,
  evidence,
  credit: 0.3,
  how,
  scoreWith: 80,
});

it.each([
  ['a match by its own name', match('exact'), 'Must-have · in the same words'],
  ['a match by another name', match('also called Gusto'), 'Must-have · your résumé says “Gusto”'],
  [
    'a match by a part of it',
    { ...match('names journal entries, for Bookkeeping'), partly: true },
    'Must-have · partly: mentions “journal entries”, for Bookkeeping',
  ],
  [
    'a match by a kind of a part of it',
    match('names ledgers, a kind of Bookkeeping'),
    'Must-have · mentions “ledgers”, which counts toward Bookkeeping',
  ],
  [
    'a match of which programs are missing',
    { ...match('names payroll'), unnamed: ['Gusto', 'ADP', 'Xero'] },
    'Must-have · mentions “payroll”; no mention of “Gusto”, “ADP” or “Xero”',
  ],
  [
    'a match in two ways',
    match('degree; 6 years counted of 4 years'),
    'Must-have · your education; 6 years found, 4 years asked for',
  ],
  ['a match by a kind of it', match('kind of: Gusto'), 'Must-have · Gusto, one kind of it'],
  ['a match by other words', match('worded differently'), 'Must-have · in other words'],
  ['a gap that something comes close to', gap('close to: ADP'), 'Must-have · partly: ADP, close to it'],
  [
    'a certificate that has ended',
    match('valid until 04/2026'),
    'Must-have · your résumé says it was valid until 04/2026',
  ],
  [
    'too few years',
    gap('3 years counted of 5 years'),
    'Must-have · partly: 3 years found, 5 years asked for',
  ],
  [
    'years in related work',
    gap('0 years counted of 5 years, 6.9 in related work'),
    'Must-have · partly: 0 years found, 6.9 in related work, 5 years asked for',
  ],
  [
    'years that count in part',
    gap('3.6 years counted of 2 years, from 6.5 in part'),
    'Must-have · partly: 3.6 years found, from 6.5 in jobs that fit in part, 2 years asked for',
  ],
  [
    'enough years in other work',
    gap('8 years counted of 5 years'),
    'Must-have · partly: 8 years found, 5 years asked for, in partly different work',
  ],
  [
    'enough years in work so different that they are a gap',
    gap('20.3 years counted of 2 years', []),
    'Must-have · 20.3 years found, 2 years asked for, but in different work',
  ],
  [
    'a match that is only listed',
    { ...match('exact'), listed: true },
    'Must-have · only listed: in the same words',
  ],
  [
    'a match that only a similar job speaks for',
    match('similar job'),
    'Must-have · no line says it, but you had a similar job',
  ],
  [
    'a match that only a job speaks for in which it’s usual',
    match('usual for: Dental Assistant'),
    'Must-have · no line says it, but it’s usual in a job you had: Dental Assistant',
  ],
  [
    'a gap that a job speaks for in which it’s usual',
    gap('usual for: Dental Assistant', []),
    'Must-have · no line says it, but it’s usual in a job you had: Dental Assistant',
  ],
  [
    'another degree than the one asked for',
    gap('degree'),
    'Must-have · partly: your education has another level or field',
  ],
  [
    'years of which none are found',
    gap('0 years counted of 2 years', []),
    'Must-have · 0 years found, 2 years asked for',
  ],
  [
    'a match by its own name with little credit',
    { ...match('exact'), partly: true },
    'Must-have · partly: named, but little else shows it',
  ],
  ['a gap without a line', gap('not found', []), 'Must-have · not found in your résumé'],
  ['a gap that may be shown all the same', gap('no clear line', []), 'Must-have · no line says it clearly'],
])('%s', (_, finding, note) => {
  expect(noteOf(finding)).toBe(note);
});

it('without gaps, matches that are only likely or in part are told', () => {
  const likely = match('similar job');
  expect(withoutGaps([match('exact')])).toBe('Your résumé shows everything this posting asks for.');
  expect(withoutGaps([match('exact'), likely])).toBe(
    'One match is only likely or in part, though. A line about it would prove it.',
  );
  expect(withoutGaps([likely, { ...match('exact'), partly: true }])).toBe(
    '2 matches are only likely or in part, though. A line about each would prove them.',
  );
});

it('the usual name comes first where the posting has another', () => {
  const finding = { ...match('exact'), requirement: { ...requirement, name: 'Payroll accounting' } };
  expect(noteOf(finding)).toBe('Payroll accounting · Must-have · in the same words');
});

it('duties and traits are called so, whatever the posting wishes', () => {
  const duty = {
    ...match('exact'),
    requirement: { ...requirement, kind: 'duty', level: 'preferred' } as const,
  };
  expect(noteOf(duty)).toBe('Duty · in the same words');
  const trait = { ...match('related'), requirement: { ...requirement, kind: 'trait' } as const };
  expect(noteOf(trait)).toBe('Trait · similar work');
});
