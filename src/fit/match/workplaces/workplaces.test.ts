import { describe, expect, it } from 'vitest';
import { fit } from '../../fit.ts';

const shownIn = (required: string, job: string, bullet = 'Came daily', title = 'Helper') => {
  const posting = `${title}\n\nRequirements\n- ${required}\n- Owns a bicycle\n`;
  const resume = `Ida Holm\n\nExperience\n${job}\nMay 2015 - May 2021\n- ${bullet}\n`;
  const { keyMatches, gaps } = fit({ resume, posting, title, today: '2026-11-26' });
  const found = [...keyMatches, ...gaps].find(({ how }) => how.includes('counted'));
  return `${keyMatches.some((match) => match === found) ? 'met' : 'gap'}: ${found?.how}`;
};
const ALL = 'met: 6.1 years counted of 2 years';

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
  ])('are those at an employer that is called so: %s, %s', (required, job) => {
    expect(shownIn(required, job)).toBe(ALL);
  });

  it.each([
    ['2 years in a law firm', 'Accountant, Elm Pig Farm'],
    ['2 years of farm experience', 'Turbine Fitter, Elm Wind Farm'],
    ['2 years in a bank', 'Porter, Elm Food Bank'],
    ['2 years in a hotel', 'Nurse, Elm House Nursing Home'],
    ['2 years of experience in a restaurant kitchen', 'Kitchen Fitter, Elm Ltd'],
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

describe('years in one of several fields', () => {
  it.each(['Security Guard, Elm Ltd', 'Correctional Officer, Elm County'])(
    'are met by the title of a job in one of them: %s',
    (job) => {
      expect(shownIn('2 years of experience in security, law enforcement or corrections', job)).toBe(ALL);
    },
  );
});
