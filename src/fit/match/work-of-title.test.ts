import { expect, it } from 'vitest';
import { fitCompiled } from '../fit.ts';
import { compilePosting } from './compile-posting.ts';
import { workOfTitle } from './work-of-title.ts';

/** How the years of a job with this title, whose lines say nothing, count for years of some work. */
function yearsCounted(title: string, work: string): string | undefined {
  const posting = compilePosting(`Job\n\nRequirements\n- Three years of ${work}\n- Rye bread\n`);
  const resume = `Ann Lee\n\nExperience\n\n${title}, Elm Company, 2015 - present\n- Came every day\n`;
  const { keyMatches, gaps } = fitCompiled({ resume, today: '2026-11-26' }, posting);
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience')?.how;
}

it.each([
  ['Baker', 'baking'],
  ['Head Baker at Oak Mill', 'baking'],
  ['Bartender', 'bartending'],
  ['Math Teacher', 'teaching math'],
  ['English Teacher', 'teaching English'],
  ['Phlebotomist', 'phlebotomy'],
  ['Web Developer', 'web development'],
  ['Database Administrator', 'database administration'],
  ['Technical Writer', 'technical writing'],
  ['Mason', 'masonry'],
  ['Landscaper', 'landscaping'],
  ['Restaurant Manager', 'management experience'],
  ['Barista', 'customer service experience'],
  ['Line Cook', 'food service experience'],
  ['Certified Nursing Assistant', 'healthcare experience'],
  ['Paralegal', 'legal experience'],
  ['Copywriter', 'copywriting'],
  ['Hotel Receptionist', 'reception work'],
  ['Case Manager', 'social work'],
  ['Senior Analyst, Business Intelligence', 'data analysis'],
  ['Manager, Human Resources', 'human resources'],
  ['Set-Up Machinist', 'CNC machining'],
  ['CNC Lathe Operator', 'CNC turning'],
  ['Company Driver, Regional', 'truck driving'],
  ['Year 5 Class Teacher', 'Key Stage 2 teaching'],
])('years as a %s are years of %s', (title, work) => {
  expect(yearsCounted(title, work)).toMatch(/^11\.\d years counted of 3 years$/);
});

it.each([
  ['Account Manager', 'accounting'],
  ['Baker', 'healthcare experience'],
  ['Account Manager', 'management experience'],
  ['Pastor', 'baking'],
  ['Baking Assistant', 'phlebotomy'],
  ['Manager, Rye Baker', 'baking'],
])('years as a %s are no years of %s', (title, work) => {
  expect(yearsCounted(title, work) ?? '').not.toMatch(/^11/);
});

it('a word that means something else in another field names no skill of it', () => {
  expect(workOfTitle('Court Reporter', ['legal'])).toEqual([]);
  expect(workOfTitle('Baker', ['culinary'])).toEqual(['baking']);
});
