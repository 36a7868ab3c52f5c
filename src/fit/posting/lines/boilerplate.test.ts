import { describe, expect, it } from 'vitest';
import {
  isBoilerplate,
  isBoilerplateIn,
  isCatchAll,
  isEqualOpportunityText,
  isSmallPrint,
} from './boilerplate.ts';

it('money that somebody works with is no pay', () => {
  expect(isBoilerplate('Documented production of $12 million in annual volume')).toBe(false);
  expect(isBoilerplate('Paid media (ads) with budgets of $100k+ a month')).toBe(false);
  expect(isBoilerplate('Notary Public commission')).toBe(false);
  expect(isBoilerplate('Joint Commission standards')).toBe(false);
  expect(isBoilerplate('Bilingual English/Spanish strongly preferred - differential of $1.25/hr')).toBe(
    false,
  );
  expect(isBoilerplate('2+ years at an oven of any kind; new bakers are encouraged to apply')).toBe(false);
  expect(isBoilerplate('Salary benchmarking and compensation analysis')).toBe(false);
  expect(isBoilerplate('Pay of $100k a year')).toBe(true);
  expect(isBoilerplate('Pay of $100k and a bonus for sales')).toBe(true);
});

describe('what is said of every job', () => {
  it.each([
    'Investigate fraudulent claims and identity theft',
    'Plan company events and team lunches',
    'Bake cookies and brownies for the morning rush',
    'You’d process weekly pay and employee referral bonuses',
    'Administer base pay and total compensation programs',
    'Manage the full recruitment process',
    'Process reasonable accommodation requests',
    'Ensure compliance with equal employment opportunity laws',
    'Experience with pay bands and the annual salary review: annual salary surveys',
    'Strong knowledge of privacy policy and personal data',
    'Uses spray guns to apply paints',
    'Ability to apply statistics to the mill',
    'Solve problems by applying statistics',
    'The crew makes adjustments and corrections',
  ])('may be the work itself: %s', (line) => {
    expect(isBoilerplate(line)).toBe(false);
  });

  it.each([
    'Base pay and a benefits package',
    'Receive paid time off from the first day',
    'Provides a competitive benefits package',
    'Offering paid holidays and paid vacation',
    'You are welcome to apply',
    'By applying you agree to be called',
    'We are an equal employment opportunity employer',
    'Oak College assures equal employment opportunities for all',
  ])('is no work where it is offered: %s', (line) => {
    expect(isBoilerplate(line)).toBe(true);
  });

  it('to fulfill it is nothing of its own', () => {
    expect(isCatchAll('and fulfills equal employment opportunity responsibilities.')).toBe(true);
    expect(isCatchAll('or a related field')).toBe(true);
    expect(isCatchAll('and other necessary skills, knowledge, and abilities')).toBe(true);
    expect(isCatchAll('Other necessary, knowledge, and abilities')).toBe(true);
    expect(isCatchAll('Related fields of baking')).toBe(false);
    expect(isCatchAll('Write equal employment opportunity policies')).toBe(false);
  });
});

describe('boilerplate', () => {
  it.each([
    ['We are an equal opportunity employer.', true],
    ['Health insurance, dental, 401(k) and paid time off', true],
    ['Pay: $20 to $25', true],
    ['€ 3.000', true],
    ['$40K base plus tips', true],
    ['Two loaves for $5 an hour', true],
    ['An oven worth $30,000 kept in order', false],
    ['Applications are rated on training', true],
    ['Administer benefits and bonuses, vacation and parental leave', false],
    ['Rye bread', false],
    ['Rye bread for 200 shops', false],
    ['Experience with budgets of $20 million', false],
  ])('%j: %j', (line, is) => {
    expect(isBoilerplate(line)).toBe(is);
  });

  it.each([
    ['Without regard to age', true],
    ['Regardless of age', true],
    ['Rye bread', false],
  ])('equal-opportunity text: %j is %j', (line, is) => {
    expect(isEqualOpportunityText(line)).toBe(is);
  });

  it('"other duties as assigned" is small print', () => {
    expect(isSmallPrint('Other duties as assigned')).toBe(true);
    expect(isSmallPrint('Rye bread')).toBe(false);
  });
});

it('what stands before the brackets decides', () => {
  expect(isBoilerplate('Two years at a wood-fired oven for bread (new bakers may apply now)')).toBe(false);
  expect(isBoilerplate('Apply now (two years at an oven are needed for this)')).toBe(true);
});

it('a list of skills with benefits among them is boilerplate only if half of it is', () => {
  const list = 'Typography, Layout, InDesign, 401(k), Paid time off';
  expect(isBoilerplateIn('must', list)).toBe(false);
  expect(isBoilerplateIn('none', list)).toBe(true);
  expect(isBoilerplateIn('must', 'Paid time off, 401(k), Paid holidays, Paid time off')).toBe(true);
});

it('a degree is asked of applicants who are encouraged to apply with it', () => {
  expect(
    isBoilerplate('Applicants with a degree in rye and passing test scores are encouraged to apply.'),
  ).toBe(false);
  expect(isBoilerplate('Applicants with disabilities are strongly encouraged to apply.')).toBe(true);
});

it.each([
  'Must read complex recipes for rye - there is a test at the interview',
  'You should have verified benefits with your own hands',
])('what is asked stays, whatever is said around it: %s', (statement) => {
  expect(isBoilerplate(statement)).toBe(false);
});
