import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';
import { findYears } from './years.ts';

const years = (text: string) => findYears(text).map(({ min, max }) => [min, max]);
const settings: [string, (text: string) => string][] = [
  ['one space', (text) => text],
  ['a no-break space', (text) => text.replaceAll(' ', '\u00a0')],
  ['two spaces', (text) => text.replaceAll(' ', '  ')],
];

it.each(settings)('years are found with %s between words', (_name, set) => {
  expect(years(set('5 years of experience'))).toEqual([[5, undefined]]);
  expect(years(set('four (4) or more years in sales'))).toEqual([[4, undefined]]);
  expect(years(set('2 to 3 full time years'))).toEqual([[2, 3]]);
});

it.each(settings)('ages and periods are not experience, with %s between words', (_name, set) => {
  for (const text of [
    'must be 18 years of age',
    '21 years or older',
    'open for more than 6 years',
    'in six years',
    '3 to 6-year-olds',
    'children of 3-6 years old',
    'four years in a row',
    'has served the islands for 50 years',
    'a two-year public institution',
    '10 Months/ 200 days',
    'nine years running',
    'rolling 12-month forecasts',
    'remains in effect for twelve (12) months',
    'a four-year apprenticeship',
    'voted best mill nine years running, by all',
    'one year (30 semester units) of classes',
    'one year of education',
    'a two-year or four-year college',
    'promoted inside of four years',
    'The probationary period is two years',
    'on a list valid for twelve (12) months',
    'For nineteen years we have been the bakers of this town',
    'for over 20 years, Elm & Sons has baked bread',
    'and for eleven years Ann has made the bread',
    "We're a six-person mill that has been baking for nineteen years",
    'I have this shop 23 years with my wife',
    'New bakers get a mentor for two years',
    "this isn't a three month thing",
  ])
    expect(years(set(text))).toEqual([]);
});

it.each<[string, (number | undefined)[][]]>([
  ['3 years', [[3, undefined]]],
  ['a year', []],
  ['4 additional years of baking', [[4, undefined]]],
  ['a year of baking experience', [[1, undefined]]],
  ['a couple of years of baking', [[2, undefined]]],
  ['1,5 years of baking', [[1.5, undefined]]],
  ['1 1/2 years of baking', [[1.5, undefined]]],
  ['1½ years of baking', [[1.5, undefined]]],
  ['our Toddler room (2-3 years)', []],
  ['between 3 and 5 years of baking', [[3, 5]]],
  ['no less than three years of baking', [[3, undefined]]],
  ['not fewer than five years of baking', [[5, undefined]]],
  ["We're looking for a baker who has baked rye for three years", [[3, undefined]]],
  ['less than 2 years of baking', []],
  ['half a year of baking experience', []],
  ['can commit to at least a year', []],
  ['12 yrs', [[12, undefined]]],
  ['3 years running a mill', [[3, undefined]]],
  ['1-year field-related experience', [[1, undefined]]],
  ['a 2-year minimum', [[2, undefined]]],
  ['3 years of college teaching', [[3, undefined]]],
  ['3 years of education experience', [[3, undefined]]],
  ['1 yr', [[1, undefined]]],
  ['2.5 years', [[2.5, undefined]]],
  ['5+ years', [[5, undefined]]],
  ['5 plus years', [[5, undefined]]],
  ['5 or so years', [[5, undefined]]],
  ['3ish years of baking', [[3, undefined]]],
  ['three-ish years of baking', [[3, undefined]]],
  ['have worked for five years and have baked rye', [[5, undefined]]],
  ['for five years you must have baked rye', [[5, undefined]]],
  ['worked for two years in an ICU or have equal training', [[2, undefined]]],
  ['a guard for 2 years, ideally have a card', [[2, undefined]]],
  ['I have baked for 5 years, I have a card', [[5, undefined]]],
  ['3-5 years', [[3, 5]]],
  ['3 – 5 years', [[3, 5]]],
  ['5 to 3 years', [[3, 5]]],
  ['3-5+ years', [[3, undefined]]],
  ['two or three years', [[2, 3]]],
  ['2 (two) years', []],
  ['two (2) to four (4) years', [[2, 4]]],
  ['6 months', [[0.5, undefined]]],
  ['one month', [[1 / 12, undefined]]],
  ['6-12 months', [[0.5, 1]]],
  ['twenty years', [[20, undefined]]],
  ['drei Jahre', [[3, undefined]]],
  ['3 bis 5 Jahre', [[3, 5]]],
  ['sechs Monate', [[0.5, undefined]]],
  ['deux ans', [[2, undefined]]],
  ['2 à 4 ans', [[2, 4]]],
  ['tres años', [[3, undefined]]],
  ['seis meses', [[0.5, undefined]]],
  ['3-year', [[3, undefined]]],
  ["4 years' experience", [[4, undefined]]],
  [
    '2 years of sales and 3 years of service',
    [
      [2, undefined],
      [3, undefined],
    ],
  ],
  ['$5 years', []],
  ['at least a year', [[1, undefined]]],
  ['a year', []],
  ['2019/20 years', []],
  ['100 years', []],
  ['Last job: 3 years', [[3, undefined]]],
  ['3 years of rye within  the town', [[3, undefined]]],
])('%j names %j', (text, expected) => {
  expect(years(text)).toEqual(expected);
});

it.each([
  '18 years of age',
  '10 years old',
  '5 years ago',
  '3 months later',
  '30 years in business',
  '7 years background',
  '3 years within the firm',
  '5 year strategic plan',
  '5 year plan',
  '2 year warranty',
  '2 year contract',
  '$500 with two year commitment',
  'a 12 month assignment',
  '10 years history',
  '2 year rotation',
  '2 year lease',
  '3 year strategy',
  '3 year roadmap',
  '1 year probation',
  '10 year anniversary',
  'the last 5 years',
  'past 5 years',
  'previous 5 years',
  'next 5 years',
  'within 2 years',
  'every 2 years',
  'aged 18 years',
  'under 5 years',
  'after 2 years',
  'the first 2 years',
  'for over 20 years',
  'since 20 years',
  'for almost 30 years',
  'open twelve months a year',
  'children ages 6 months',
  'for kids and teens (6-16 years)',
  'been here 10, 15, even 20 years',
  'a four year degree',
  'a 4-year university',
  '2 year college degree',
])('%j does not mean experience', (text) => {
  expect(years(text)).toEqual([]);
});

it('some of the years are in something narrower, also with "of which"', () => {
  const { requirements } = readPosting(
    'Baker\n\nRequirements\n- Six (6) years of baking, of which no fewer than three (3) years shall have been in a mill\n',
    'Baker',
    ALL_ASKED,
  );
  expect(requirements.flatMap(({ years }) => years?.min ?? [])).toEqual([6, 3]);
});

it('a wish at the end that lists more of the same is no aside', () => {
  const { requirements } = readPosting(
    'Baker\n\nRequirements\n- 2 years of baking, milling or selling strongly preferred\n',
    'Baker',
    ALL_ASKED,
  );
  expect(requirements.slice(1)).toMatchObject([
    { label: '2 years of baking, milling or selling', level: 'preferred' },
  ]);
});

describe('years of which some must be in something narrower', () => {
  it.each([
    'Five years of payroll experience, at least two of them as a supervisor',
    'Five (5) years of payroll experience, at least two (2) of which in a supervisory capacity',
    'Five years of payroll experience and at least 2 years of that as a lead',
    'Five years of payroll experience, including two years in a supervisory role',
    'Five years in payroll, with at least 2 years as a lead',
    'Five years in payroll, at least two in payroll software',
    'Five years of payroll experience, with a minimum of two years writing Python',
    'Five years in payroll, of which at least 2 in a mill, a bakery or a shop',
    'Five years of payroll experience, including 2 or more managing a payroll team',
    'Five years in payroll, at least 2 leading a team as supervisor',
  ])('%s', (line) => {
    const { requirements } = readPosting(`Clerk\n\nRequirements\n- ${line}\n`, 'Clerk', ALL_ASKED);
    const years = requirements.flatMap(({ years: asked }) => asked?.min ?? []);
    expect(years).toEqual([5, 2]);
  });

  it.each([
    'Five years of building payroll apps, and at least one of them was used by a lot of people',
    'Five years of running bakeries, two of which have won a prize',
    'Five years of building payroll apps, at least one with a large user base',
  ])('but not of what was made in these years: %s', (line) => {
    const { requirements } = readPosting(`Clerk\n\nRequirements\n- ${line}\n`, 'Clerk', ALL_ASKED);
    expect(requirements.flatMap(({ years: asked }) => asked?.min ?? [])).toEqual([5]);
  });

  it('are named without "of them"', () => {
    const { requirements } = readPosting(
      'Clerk\n\nRequirements\n- Five years of payroll, at least two of them in Excel\n',
      'Clerk',
      ALL_ASKED,
    );
    expect(requirements.map(({ label }) => label)).toContain('At least two years in Excel');
  });

  it('are named with all that they may be', () => {
    const line = 'Five years of payroll, including 2 or more managing a payroll team';
    const { requirements } = readPosting(`Clerk\n\nRequirements\n- ${line}\n`, 'Clerk', ALL_ASKED);
    expect(requirements.map(({ label }) => label)).toContain('2 or more years managing a payroll team');
  });

  it('may be within others', () => {
    const line =
      'Four (4) years of accounting, two (2) years of which must have been in payroll, including at least one (1) year as a lead';
    const { requirements } = readPosting(`Clerk\n\nRequirements\n- ${line}\n`, 'Clerk', ALL_ASKED);
    expect(requirements.flatMap(({ years, label }) => (years ? [label] : []))).toEqual([
      '4 years of accounting',
      '2 years in payroll',
      'At least 1 year as a lead',
    ]);
  });

  it('are named without "must have been"', () => {
    const line = 'Five (5) years of payroll, two (2) of which must have been in a large mill';
    const { requirements } = readPosting(`Clerk\n\nRequirements\n- ${line}\n`, 'Clerk', ALL_ASKED);
    expect(requirements.map(({ label }) => label)).toContain('2 years in a large mill');
    const [, , short] = readPosting(
      'Clerk\n\nRequirements\n- Five years of payroll, of which two in a large mill\n',
      'Clerk',
      ALL_ASKED,
    ).requirements;
    expect(short?.label).toBe('Two years in a large mill');
    const [, , those] = readPosting(
      'Clerk\n\nRequirements\n- Five years of payroll, at least 2 of those years in a large mill\n',
      'Clerk',
      ALL_ASKED,
    ).requirements;
    expect(those?.label).toBe('At least 2 years in a large mill');
  });

  it.each(['Sell to owners through cycles of three to nine months', 'Prepare for three-year evaluations'])(
    'are none in %j',
    (line) => {
      expect(findYears(line)).toEqual([]);
    },
  );
});

it('numbers of two words are one number', () => {
  expect(findYears('Twenty-two years of baking')).toMatchObject([{ min: 22 }]);
  expect(findYears('Twenty to twenty-five years of baking')).toMatchObject([{ min: 20, max: 25 }]);
});

it.each([
  ['1,040 hours of paid experience as a baker', 0.5],
  ['2,080 hours of experience with ovens', 1],
])('hours are years of full-time work: %s', (line, years) => {
  expect(findYears(line)).toMatchObject([{ min: years }]);
});

it.each([
  'Works 40 hours a week',
  '120 hours of training',
  'A four year-degree',
  'Twelve-month, full-time, exempt',
  'I cannot wait three months',
  'Driver license, clean 3 years',
  'Clean MVR for three years',
  'Many of our bakers, some of them with us for 15 years',
  'A bakery of nine people, been at it 22 years',
])('no years are in %s', (line) => {
  expect(findYears(line)).toEqual([]);
});
