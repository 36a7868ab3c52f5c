import { expect, it } from 'vitest';
import { fit as compare } from '../fit.ts';

/** What the posting names in a duty and the résumé of a bookkeeper doesn't. */
function unnamed(duty: string, line: string): string[] | undefined {
  const { keyMatches, gaps } = compare({
    title: 'Bookkeeper',
    posting: `Bookkeeper\n\nResponsibilities\n- ${duty}\n- Reconcile three bank accounts\n`,
    resume: `Ida Holm\n\nExperience\nBookkeeper, Elm Mill, 2015 - 2024\n- ${line}\n- Reconciled bank accounts\n`,
    today: '2026-11-28',
  });
  return [...keyMatches, ...gaps].find(({ requirement }) => duty.includes(requirement.text))?.unnamed;
}

const line = 'Entered vendor invoices and prepared the payroll journal in Excel';

it.each([
  ['a program that the résumé lacks', 'Enter vendor invoices and payroll journals in NetSuite', ['NetSuite']],
  [
    'each of several programs that it lacks',
    'Enter vendor invoices in NetSuite and prepare payroll in ADP with Excel',
    ['NetSuite', 'ADP'],
  ],
  [
    'programs to choose from, none of which it has',
    'Enter vendor invoices in NetSuite or Sage',
    ['NetSuite', 'Sage'],
  ],
])('tells %s', (_, duty, missing) => {
  expect(unnamed(duty, line)).toEqual(missing);
});

it.each([
  ['a program that it has', 'Enter vendor invoices and prepare the payroll journal in Excel'],
  ['programs to choose from, one of which it has', 'Enter vendor invoices in NetSuite or Excel'],
  ['examples', 'Enter vendor invoices in a program such as NetSuite'],
  ['what is no name', 'Enter vendor invoices in the accounting software'],
])('is silent about %s', (_, duty) => {
  expect(unnamed(duty, line)).toBeUndefined();
});

it('is silent about a program of which the résumé has a kind', () => {
  expect(unnamed('Enter vendor invoices in Microsoft Office', line)).toBeUndefined();
});
