import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';
import { fieldOf, PROFESSIONS } from '../../lexicon/titles/professions.ts';
import { allTitles } from '../../lexicon/titles/titles.ts';
import { WORKPLACES } from './workplace-table.ts';

const shownIn = (required: string, job: string, bullet = 'Came daily', title = 'Helper') => {
  const posting = `${title}\n\nRequirements\n- ${required}\n- Owns a bicycle\n`;
  const resume = `Ida Holm\n\nExperience\n${job}\nMay 2015 - May 2021\n- ${bullet}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title, today: '2026-11-26' });
  const found = [...keyMatches, ...gaps].find(({ how }) => how.includes('counted'));
  return `${keyMatches.some((match) => match === found) ? 'met' : 'gap'}: ${found?.how}`;
};
const ALL = 'met: 6.1 years counted of 2 years';

it.each([
  ['2 years as a nurse in a hospital or clinic', 'Nurse Aide, Elm Hospital'],
  [
    '2 years as a phlebotomist in a clinical setting, such as a hospital or laboratory',
    'Porter, Elm Hospital',
  ],
])('a workplace alone says nothing of the job that is named: %s, %s', (required, job) => {
  expect(shownIn(required, job)).toMatch(/^gap: 0 years/);
});

it('what kind of experience it must be is no choice beside the places that follow', () => {
  const required = '6 months of clinical experience in skilled nursing or hospice care';
  expect(shownIn(required, 'Physical Therapist, Elm Sports Rehab')).toMatch(/^gap: 0 years/);
  expect(shownIn(required, 'Physical Therapist, Elm Rehab & Nursing')).toMatch(/^met: 6\.1 years/);
});

it('a stock clerk has worked in a stockroom', () => {
  expect(shownIn('2 years in a warehouse or stockroom', 'Stock Clerk, Elm Parts')).toBe(ALL);
});

describe('years in a kind of workplace', () => {
  it.each([
    ['2 years of experience in a coffee shop', 'Barista, Elm Street'],
    ['2 years in a café', 'Barista, Elm Street'],
    ['2 years of experience in a restaurant kitchen', 'Sous Chef, Elm & Oak'],
    ['2 years in a clinical setting', 'Staff Nurse, Elm Trust'],
    ['2 years of experience working in a school', 'Teaching Assistant, Elm Trust'],
    ['2 years in a law firm', 'Legal Secretary, Elm & Oak'],
    ['2 years of experience in an office environment', 'Administrative Assistant, Elm Ltd'],
    ['2 years in a contact centre', 'Call Centre Agent, Elm Ltd'],
    ['2 years in a customer-facing role', 'Receptionist, Elm Ltd'],
    ['2 years of farm experience', 'Herdsman, Elm Ltd'],
  ])('are those of everybody with such a title: %s, %s', (required, job) => {
    expect(shownIn(required, job)).toBe(ALL);
  });

  it.each([
    ['2 years in a hotel', 'Night Porter, Elm Grand Hotel'],
    ['2 years of hospital experience', 'Ward Nurse, Elm Medical Center'],
    ['2 years of experience in a care home', 'Nurse, Elm House Nursing Home'],
    ['2 years in a bank', 'Analyst, Bank of Elmland'],
    ['2 years in account management or sales at a SaaS company', 'Account Manager, Elm Ltd'],
    ['2 years in B2B SaaS', 'Support Agent, Elm (cloud booking software for hotels)'],
    ['2 years in a nonprofit', 'Site Lead, Boys & Girls Club of Elm City'],
    ['2 years in a nonprofit, government or grant-funded setting', 'Analyst, Elm Health (501(c)(3))'],
    ['2 years in government', 'Analyst, State of Elm, Department of Finance'],
    ['2 years in government', 'Planner, Elm Department of Transportation'],
  ])('are those at an employer that is called so: %s, %s', (required, job) => {
    expect(shownIn(required, job)).toBe(ALL);
  });

  it.each([
    ['2 years in a law firm', 'Accountant, Elm Pig Farm'],
    ['2 years of farm experience', 'Turbine Fitter, Elm Wind Farm'],
    ['2 years in a bank', 'Porter, Elm Food Bank'],
    ['2 years in a hotel', 'Nurse, Elm House Nursing Home'],
    ['2 years of experience in a restaurant kitchen', 'Kitchen Fitter, Elm Ltd'],
    ['2 years in a hotel', 'Sales Clerk, Hotel California Records'],
    ['2 years in a hotel', 'Support Agent, Elm (booking software for hotels)'],
    ['2 years of experience in a school', 'Web Developer, Elm Ltd, 12 School Street'],
    ['2 years of experience in a bank', 'Dental Assistant, Bank Street Dental'],
    ['2 years of hospital experience', 'Patient, Elm Hospital'],
    ['2 years managing a kitchen', 'Dishwasher, Elm & Oak'],
  ])('are no years elsewhere: %s, %s', (required, job) => {
    expect(shownIn(required, job)).toMatch(/^gap: 0 years/);
  });

  it('are no years of the work that they are asked in', () => {
    expect(shownIn('2 years of bookkeeping in a hotel', 'Night Porter, Elm Grand Hotel')).toMatch(
      /^gap: 0 years/,
    );
  });
});

describe('years in the job that is offered', () => {
  it.each([
    ['2 years of experience in a similar role', 'Electrician'],
    ['2 years of relevant experience', 'Data Scientist'],
    ['2 years of post-qualification experience', 'Social Worker'],
  ])('are met by years with its title: %s, %s', (required, title) => {
    expect(shownIn(required, `${title}, Elm Ltd`, 'Came daily', title)).toBe(ALL);
  });
});

it('work in a kind of workplace is not met by other work there', () => {
  expect(shownIn('2 years of security experience in a bank', 'Teller, Bank of Elmland')).toMatch(/^gap/);
});

it('years in a kind of workplace are not those of the same job elsewhere', () => {
  const posting = 'Janitor\n\nRequirements\n- 5 years of hospital experience\n- Owns a bicycle\n';
  const resume =
    'Ida Holm\n\nExperience\nJanitor, Elm Hospital\nJan 2023 - Mar 2023\n- Mopped floors\nJanitor, Elm Tools\nJan 2014 - Dec 2022\n- Mopped floors\n';
  const { gaps } = fitTexts({ resume, posting, title: 'Janitor', today: '2026-11-26' });
  expect(gaps.map(({ how }) => how)).toContain('0.3 years counted of 5 years');
});

describe('years in one of several fields', () => {
  it.each(['Security Guard, Elm Ltd', 'Correctional Officer, Elm County'])(
    'are met by the title of a job in one of them: %s',
    (job) => {
      expect(shownIn('2 years of experience in security, law enforcement or corrections', job)).toBe(ALL);
    },
  );
});

describe('experience without a number of years', () => {
  const answer = (required: string, job: string) => {
    const posting = `Helper\n\nRequirements\n- ${required}\n- Owns a bicycle\n`;
    const resume = `Ida Holm\n\nExperience\n${job}\nMay 2015 - May 2021\n- Came daily\n`;
    const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Helper', today: '2026-11-26' });
    const isAbout = ({ requirement }: { requirement: { text: string } }) => !/bicycle/.test(requirement.text);
    const match = keyMatches.find(isAbout);
    return match ? [match.how, match.evidence[0]?.text] : [gaps.find(isAbout)?.how];
  };

  it.each([
    ['Prior experience in retail', 'Sales Assistant, Elm & Oak'],
    ['Previous retail experience', 'Cashier, Elm & Oak'],
    ['Experience in a fast-paced kitchen', 'Line Cook, Elm & Oak'],
    ['Experience working in a restaurant', 'Waiter, Elm & Oak'],
    ['Experience in the hospitality industry', 'Receptionist, Elm Hotel'],
    ['Experience in software development', 'Backend Developer, Elm Ltd'],
  ])('is shown by the title or employer of a job: %s, %s', (required, job) => {
    expect(answer(required, job)).toEqual(['job title', job]);
  });

  it.each([
    ['Prior experience in retail', 'Accountant, Elm & Oak'],
    ['Experience in a fast-paced kitchen', 'Waiter, Elm & Oak'],
    ['Knowledge of retail analytics software', 'Cashier, Elm & Oak'],
  ])('is not shown by another one: %s, %s', (required, job) => {
    expect(answer(required, job)).not.toContain('job title');
  });
});

it('the table names titles, professions and fields that the lexicon has', () => {
  const titles = new Set(allTitles().map(({ id }) => id));
  const fields = new Set(PROFESSIONS.map(fieldOf));
  const unknown = Object.values(WORKPLACES).flatMap((workplace) => [
    ...(workplace.titles ?? []).filter((id) => !titles.has(id)),
    ...(workplace.professions ?? []).filter((id) => !PROFESSIONS.includes(id)),
    ...(workplace.fields ?? []).filter((id) => !fields.has(id)),
    ...(workplace.business ? [workplace.business] : []).filter((id) => !(id in WORKPLACES)),
  ]);
  expect(unknown).toEqual([]);
});
