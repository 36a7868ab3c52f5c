import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';

/** How a résumé with these lines of education answers a required degree: the credit and whether it is met. */
function answer(required: string, ...education: string[]): { credit: number; isMet: boolean } {
  const posting = `Analyst\n\nRequirements\n- ${required}\n- Experience with budgets and forecasts\n`;
  const resume = `Ida Holm\n\nExperience\nBudget Clerk, Elm Mills\nMay 2015 - Present\n- Kept budgets for four mills\n\nEducation\n${education.join('\n')}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-11-21' });
  const found = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'education');
  return { credit: found?.credit ?? -1, isMet: keyMatches.some((match) => match === found) };
}

const BACHELOR = "Bachelor's degree in Accounting";

describe('a required degree', () => {
  it('is met by that degree', () => {
    expect(answer(BACHELOR, 'Bachelor of Science in Accounting, Elm State University, 2012').isMet).toBe(
      true,
    );
  });

  it.each([
    'A relevant tertiary qualification',
    'Post-secondary qualification in accounting',
    'University qualification in accounting',
  ])('"%s" is met by that degree', (required) => {
    expect(answer(required, 'Bachelor of Commerce in Accounting, Elm State University, 2012').isMet).toBe(
      true,
    );
  });

  it('is not met by another with a certificate in its field below', () => {
    const lines = ['B.A. English Literature, Elm State, 2019', 'Oak Accounting Certificate (Online), 2023'];
    expect(answer(BACHELOR, ...lines).credit).toBeLessThan(0.5);
  });

  it('is met by a higher one', () => {
    expect(answer(BACHELOR, 'Master of Science in Accounting, Elm State University, 2014').isMet).toBe(true);
  });

  it('is met by a field that recruiters take for it', () => {
    expect(answer(BACHELOR, 'Bachelor of Science in Finance, Elm State University, 2012').isMet).toBe(true);
  });

  it('in data science is met by analytics', () => {
    const line = 'Master of Science in Analytics, Elm State University, 2012';
    expect(answer("Master's degree in data science", line).isMet).toBe(true);
  });

  it('is met by any discipline of an area that is named as a whole', () => {
    const line = 'Bachelor of Science in Civil Engineering, Elm State University, 2012';
    expect(answer("Bachelor's degree in engineering", line).isMet).toBe(true);
  });

  it.each([
    ['another field', 'Bachelor of Arts in Music, Elm State University, 2012'],
    ['a lower degree', 'Associate of Science in Accounting, Elm Community College, 2012'],
    ['school', 'High School Diploma, Elm High School, 2008'],
    ['a degree that was given up', 'Bachelor of Science in Accounting, Elm State University, incomplete'],
  ])('is not met by %s', (_, line) => {
    expect(answer(BACHELOR, line).isMet).toBe(false);
  });

  it.each([
    ['Nursing', 'Healthcare Management'],
    ['Nursing', 'Public Health'],
    ['Law', 'Criminal Justice'],
  ])('in %s is not met by %s, which trains nobody for it', (asked, held) => {
    const line = `Bachelor of Science in ${held}, Elm State University, 2012`;
    expect(answer(`Bachelor's degree in ${asked}`, line).isMet).toBe(false);
    expect(answer(`Bachelor's degree in ${asked} or a related field`, line).isMet).toBe(false);
  });

  it('in computing is not met by a degree in business as a whole', () => {
    const line = 'Bachelor of Business Administration, Elm State University, 2012';
    expect(answer("Bachelor's degree in information technology or a related field", line).isMet).toBe(false);
  });

  it('is not met by a licence to sell health insurance', () => {
    const lines = [
      'State Life & Health Insurance License 2012',
      'Bachelor of Arts in Sociology, Elm State University',
    ];
    expect(answer("Bachelor's degree in kinesiology or similar", ...lines).isMet).toBe(false);
  });

  it('earns more for the right field than for any other', () => {
    const music = answer(BACHELOR, 'Bachelor of Arts in Music, Elm State University, 2012');
    const economics = answer(BACHELOR, 'Bachelor of Arts in Marketing, Elm State University, 2012');
    const accounting = answer(BACHELOR, 'Bachelor of Arts in Accounting, Elm State University, 2012');
    expect(economics.credit).toBeGreaterThan(music.credit);
    expect(accounting.credit).toBeGreaterThan(economics.credit);
  });

  it('in an unknown field is met only by that field', () => {
    const required = "Bachelor's degree in Egyptology";
    expect(answer(required, 'Bachelor of Arts in Egyptology, Elm State University, 2012').isMet).toBe(true);
    expect(answer(required, 'Bachelor of Arts in Music, Elm State University, 2012').isMet).toBe(false);
  });

  it.each([
    ['Elm State University, Accounting, 2012'],
    ['Bachlor of Science in Accounting, Elm State University, 2012'],
    ['Elm State University\nAccounting\n2008 - 2012'],
  ])('is met by a field at a university with the year that it ended: %s', (line) => {
    expect(answer(BACHELOR, line).isMet).toBe(true);
  });

  it('is not met by a college without a degree', () => {
    expect(answer(BACHELOR, 'Elm Community College, Accounting, 2012').isMet).toBe(false);
  });

  it.each([
    ['a quantitative discipline', 'Master of Science in Mechanical Engineering, Elm State University, 2012'],
    ['a technical degree', 'Bachelor of Science in Computer Science, Elm State University, 2012'],
  ])('in %s is met in full by: %s', (asked, line) => {
    const required = asked === 'a technical degree' ? 'A technical degree' : `Degree in ${asked}`;
    expect(answer(required, line).credit).toBeGreaterThan(0.9);
  });

  it.each(['IT Management', 'Computer Science'])('in %s is not met by marketing', (field) => {
    const line = 'Bachelor of Science in Marketing, Elm State University, 2012';
    expect(answer(`Degree in Statistics or ${field}`, line).isMet).toBe(false);
  });

  it('in any field with hours of one is met in full by that one alone', () => {
    const required = "Master's degree in any field with 18 graduate semester hours in Accounting";
    const music = answer(required, 'Master of Arts in Music, Elm State University, 2012');
    const accounting = answer(required, 'Master of Arts in Accounting, Elm State University, 2012');
    expect(accounting.credit).toBeGreaterThan(0.9);
    expect(music.credit).toBeLessThan(0.8);
  });

  it.each([
    [
      'Graduate of a JRCERT-accredited radiography program',
      'A.A.S. Radiologic Imaging, Elm College, May 2018',
    ],
    ['Graduate of an accredited school of nursing, BSN preferred', 'RN Diploma, Elm School of Nursing, 1998'],
    ["Master's degree in educational leadership", 'Ed.M. in School Leadership, Elm University, 2020'],
  ])('"%s" is met by "%s"', (required, line) => {
    expect(answer(required, line).isMet).toBe(true);
  });

  it('is not unfinished because the résumé lists its courses', () => {
    const lines = [
      'Bachelor of Science in Accounting, Elm State University, 2012',
      'Coursework in Auditing, Taxation and Cost Accounting',
    ];
    expect(answer(BACHELOR, ...lines).isMet).toBe(true);
  });
});

describe('a required school diploma', () => {
  it.each([
    ['a college without a degree', 'Elm Community College, 2012'],
    ['a high school alone', 'Elm High School, 2008'],
    ['an equivalent behind a label', 'School: GED 2015'],
    ['an equivalent at the end of a line', 'Fluent Spanish. CISR: 3 of 5 courses passed. GED 2014.'],
  ])('is met by %s', (_, line) => {
    expect(answer('High school diploma', line).isMet).toBe(true);
  });
});

describe('a degree or years of work', () => {
  const school = 'High School Diploma, Elm High School, 2008';
  it.each([
    ['is met by the years', "Bachelor's degree or ten years of work experience", true],
    ['is not met by fewer', "Bachelor's degree or fifteen years of work experience", false],
    ['is not met by years in other work', "Bachelor's degree or ten years in welding", false],
  ])('%s: %s', (_, required, isMet) => {
    expect(answer(required, school).isMet).toBe(isMet);
  });
});

describe('a degree whose field is only wished for', () => {
  const wished = "Master's degree, preferably in statistics or mathematics";
  it.each([
    ['Master of Science in Industrial Engineering, Elm State University, 2014', true],
    ['Bachelor of Science in History, Elm State University, 2012', false],
  ])('is met by its level: %s', (line, isMet) => {
    expect(answer(wished, line).isMet).toBe(isMet);
  });

  it('is worth more in that field', () => {
    const own = answer(wished, 'Master of Science in Statistics, Elm State University, 2014').credit;
    expect(own).toBeGreaterThan(
      answer(wished, 'Master of Science in Industrial Engineering, Elm State University, 2014').credit,
    );
  });
});

it('years without the degree beside them are a part of that way', () => {
  const { keyMatches } = fitTexts({
    posting:
      "Accountant\n\nRequirements\n- A bachelor's degree in computer science and three years of accounting; or an associate's degree in computer science and five years of accounting\n",
    resume:
      'Ida Holm\n\nExperience\nAccountant, Elm Mills\nMay 2005 - Present\n- Did the accounting for four mills\n- Closed the books each month\n\nEducation\nBachelor of Science in Marketing, Elm State University, 2004\n',
    title: 'Accountant',
    today: '2026-11-21',
  });
  expect(keyMatches.find(({ requirement }) => requirement.kind === 'education')?.partly).toBe(true);
});

it('the management of a trade is no business degree', () => {
  const required = "Bachelor's degree in aviation maintenance management";
  expect(answer(required, 'MBA, Elm State University, 2011').isMet).toBe(false);
  expect(answer("Bachelor's degree in management", 'MBA, Elm State University, 2011').isMet).toBe(true);
});
