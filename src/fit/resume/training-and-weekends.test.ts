import { expect, it } from 'vitest';
import { readResume } from './read-resume.ts';

const read = (text: string) => readResume(`Ann Marsh\n\n${text}\n`, '2026-11-28');
const job = 'EMPLOYMENT\nFitter, Elm Ltd, Leeds, 2015 - 2024\n- Fitted pumps\n\n';
const studies = (text: string) =>
  read(`${job}${text}`).education.map(({ degree, institution }) => [degree?.text, institution?.text]);

it.each([
  [
    'below "Training", where there is no other education',
    'TRAINING\nOak College - Pump Repair diploma, 2017\nForklift card',
  ],
  ['in small letters', 'EDUCATION\nOak College - Pump Repair diploma, 2017'],
])('reads a diploma %s', (_, text) => {
  expect(studies(text)).toEqual([['Pump Repair diploma', 'Oak College']]);
});

it('keeps a college whole before a dash and a diploma', () => {
  expect(studies('EDUCATION\nOak College - Diploma in Pump Repair, 2017')).toEqual([
    ['Diploma', 'Oak College'],
  ]);
});

it('reads education below "Qualifications and Training"', () => {
  expect(studies('Qualifications and Training\nLevel 3 Diploma in Pump Repair – Oak College, 2017')).toEqual([
    ['Level 3 Diploma', 'Oak College'],
  ]);
});

it.each([
  ['Nursery Nurse, Busy Bumbles Day Nursery, Hull', 'Busy Bumbles Day Nursery'],
  ['Sales Assistant (Saturdays), Garland & Sons Shoes', 'Garland & Sons Shoes'],
])('names who employed somebody: %s', (line, employer) => {
  expect(
    read(`WORK EXPERIENCE\n${line}, 2015 - 2019\n- Helped\n`).work.map((one) => one.employer?.text),
  ).toEqual([employer]);
});

it('does not read on behind a place that ends in OR', () => {
  const { work } = read(
    'WORK EXPERIENCE\nBluewater Grill, Seaside OR\nLine cook, April 2023 - now\n- Cooked\n\nElm Diner, Warrenton OR\nBreakfast cook, 2019 - 2021\n- Cooked\n',
  );
  expect(work.map(({ title, employer }) => [title?.text, employer?.text])).toEqual([
    ['Line cook', 'Bluewater Grill'],
    ['Breakfast cook', 'Elm Diner'],
  ]);
});
