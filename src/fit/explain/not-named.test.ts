import { expect, it } from 'vitest';
import { findingStatus } from '../../shared/results/finding-status.ts';
import { fit as compare } from '../fit.ts';

/** How the résumé of a bookkeeper with this line meets a duty. */
function found(duty: string, line: string) {
  const { keyMatches, gaps } = compare({
    title: 'Bookkeeper',
    posting: `Bookkeeper\n\nResponsibilities\n- ${duty}\n- Reconcile three bank accounts\n`,
    resume: `Ida Holm\n\nExperience\nBookkeeper, Elm Mill, 2015 - 2024\n- ${line}\n- Reconciled bank accounts\n`,
    today: '2026-11-28',
  });
  return [...keyMatches, ...gaps].find(({ requirement }) => duty.includes(requirement.text));
}
const unnamed = (...of: Parameters<typeof found>): string[] | undefined => found(...of)?.unnamed;

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

it('a duty is only partly met where a program is missing that it names', () => {
  const status = (duty: string) => {
    const finding = found(duty, line);
    return finding && findingStatus(finding);
  };
  expect(status('Enter vendor invoices and prepare the payroll journal in Excel')).toBe('Met');
  expect(status('Enter vendor invoices and prepare the payroll journal in NetSuite')).toBe('Partly');
});

it('does not miss a program of which somebody has only the basics', () => {
  expect(
    unnamed(
      'Reconcile vendor accounts with NetSuite and careful notes',
      'Basic NetSuite, vendor accounts reconciled',
    ),
  ).toBeUndefined();
});
