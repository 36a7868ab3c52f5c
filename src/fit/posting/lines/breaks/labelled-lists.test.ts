import { expect, it } from 'vitest';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';
import { commasOfLabelledList } from './labelled-lists.ts';

/** The list with a bar at each comma that parts two items. */
const parted = (text: string) =>
  commasOfLabelledList(text).reduceRight(
    (before, { start, end }) => `${before.slice(0, start)} | ${before.slice(end)}`,
    text,
  );

it('parts degrees, years and benefits from the names beside them', () => {
  expect(
    parted(
      "Skills: Baking, Retail, Bachelor's Degree, Cash Handling, 2 years of experience, Rye, Oats, Paid Holidays, Dental Insurance",
    ),
  ).toBe(
    "Skills: Baking, Retail | Bachelor's Degree | Cash Handling | 2 years of experience | Rye, Oats | Paid Holidays | Dental Insurance",
  );
});

it('leaves names, brackets and what belongs together as they are', () => {
  const names = 'Skills: Baking, Retail, Ovens, Rye, Oats, Wheat, Spelt, Cakes, Tills';
  expect(parted(names)).toBe(names);
  expect(
    parted('Skills: Ovens, Rye, Oats, Wheat, Spelt, Cakes, Office (Word, Excel), A degree, or two'),
  ).toBe('Skills: Ovens, Rye, Oats, Wheat, Spelt, Cakes, Office (Word, Excel) | A degree, or two');
});

it('leaves the subjects of a degree together', () => {
  expect(
    parted(
      "Qualifications: Bachelor's degree in baking, milling, or business, 3 years of experience, Rye, Oats, Wheat, Spelt, Cakes, Tills",
    ),
  ).toBe(
    "Qualifications: Bachelor's degree in baking, milling, or business | 3 years of experience | Rye, Oats, Wheat, Spelt, Cakes, Tills",
  );
});

it.each([
  ['has no label', 'Baking, Retail, Ovens, Rye, Oats, Wheat, Spelt, Cakes, Paid Holidays'],
  ['is short', 'Skills: Baking, Retail, Paid Holidays'],
  ['goes on', 'Skills: Baking, Retail, Ovens, Rye, Oats, Wheat, Spelt, a degree. We bake at night'],
])('leaves a list as it is that %s', (_, text) => expect(parted(text)).toBe(text));

it('asks for each of a list in which a degree stands', () => {
  const { requirements } = readPosting(
    "Staff Accountant\nSkills: Accounting, Finance, Bachelor's Degree, Homebuilding Experience, Payroll, Treasury, Purchasing, Internal Audit, Microsoft Excel\n",
    'Staff Accountant',
    ALL_ASKED,
  );
  expect(requirements.slice(1).map(({ label }) => label)).toEqual([
    'Accounting',
    'Finance',
    "Bachelor's Degree",
    'Homebuilding Experience',
    'Payroll',
    'Treasury',
    'Purchasing',
    'Internal audit',
    'Microsoft Excel',
  ]);
});
