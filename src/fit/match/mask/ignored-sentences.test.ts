import { expect, it } from 'vitest';
import { ignoredRanges } from './ignored-sentences.ts';

const ignoredIn = (text: string) =>
  ignoredRanges(text).map(({ start, end }) => text.slice(start, end).trim());

it.each(['No government loans at this shop', '- Never ran the deck oven', 'No rye, no spelt'])(
  'what somebody says they never did shows nothing: %s',
  (line) => {
    expect(ignoredIn(`Baked bread.\n${line}\nSold bread.`)).toEqual([line]);
  },
);

it.each([
  ['Reads roof plans; has not estimated trusses or framing', 'has not estimated trusses or framing'],
  ['Can read a tape, never did takeoffs.', 'never did takeoffs'],
  ['Accounts payable only, no receivables', 'no receivables'],
  ['Kept the books (no payroll) for a bakery', 'no payroll'],
  ['HTML and CSS; no JavaScript', 'no JavaScript'],
  ['Medication reminders (not administration)', 'not administration'],
  ['Word; not Excel', 'not Excel'],
  ['Filed invoices. Not responsible for payroll.', 'Not responsible for payroll'],
  ['Wrote the services (the DevOps team owns the CI/CD pipeline)', 'the DevOps team owns the CI/CD pipeline'],
  ['Read-only on production; the vendor does the administration', 'the vendor does the administration'],
  ['Outside CPA firm prepares the returns.', 'Outside CPA firm prepares the returns'],
  ['Ran reports, the data engineer builds the models in dbt', 'the data engineer builds the models in dbt'],
  ['Ran the oven but never used a sheeter', 'never used a sheeter'],
  ['I have not supervised bakers, only helpers', 'have not supervised bakers'],
  ['RN in Georgia. Will apply in Tennessee, takes eight weeks', 'Will apply in Tennessee, takes eight weeks'],
])('of a sentence, only what somebody hasn’t done: %s', (line, ignored) => {
  expect(ignoredIn(`Baked bread.\n${line}\nSold bread.`)).toEqual([ignored]);
});

it.each([
  'Has never had an accident or a ticket',
  'Have not used a sick day in nine years',
  'Ovens that have not been used are covered',
  'Never missed a delivery',
  'No chargeable accidents',
  'No lost-time injuries in nine years',
  'No OSHA card yet.',
  'No degree, but two years of biology',
  'No discipline on file',
  'Class D license, no points since 2019',
  'Two semesters of business (not finished)',
  'B.S. in Physics, 2018 – 2019, not completed',
  'Led the migration, the team built it on Kubernetes',
  'Records requests, no later than Friday',
])('what is good to lack, or told as not held, stays: %s', (line) => {
  expect(ignoredIn(`Baked bread.\n${line}\nSold bread.`)).toEqual([]);
});
