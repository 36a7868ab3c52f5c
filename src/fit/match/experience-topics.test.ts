import { expect, it } from 'vitest';
import { fitCompiled } from '../fit.ts';
import { compilePosting } from './compile-posting.ts';

/** How the years of one job are told, for a posting with this title and these years. */
function yearsTold(title: string, years: string, job: string, did = 'Came every day'): string | undefined {
  const posting = compilePosting(`${title}\n\nRequirements\n- ${years}\n- Rye bread\n`, title);
  const resume = `Ann Lee\n\nExperience\n\n${job}, Elm Company, 2015 - present\n- ${did}\n`;
  const { keyMatches, gaps } = fitCompiled({ resume, today: '2026-11-26' }, posting);
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience')?.how;
}

it.each([
  [
    'Construction Safety Manager',
    'Five years of safety experience in commercial building',
    'Construction Safety Officer',
  ],
  [
    'Service Manager - Automotive Dealership',
    'Three years as a Service Manager in a new-car dealership',
    'Automobile Service Manager',
  ],
])('years in the job itself count, wherever they were: %s', (title, years, job) => {
  expect(yearsTold(title, years, job)).toMatch(/^(?:[4-9]|1\d)/);
});

it.each([
  ['Sales Engineer', 'Three years as a sales engineer or systems engineer in networking', 'Sales Associate'],
  [
    'Sales Engineer',
    'Three years as a sales engineer or systems engineer in networking',
    'Network Administrator',
  ],
  ['Bill Review Manager', 'Six years of experience as OR Nurse', 'Registered Nurse'],
  ['Art Educator', 'Two years teaching art to children in a school or museum', 'Fourth grade teacher'],
  [
    'Jail Nurse',
    'One year of nursing experience in correctional care or critical care',
    'Correctional Officer',
  ],
  ['Fitness Director', 'Four years of experience in fitness or wellness programming', 'Software Developer'],
])('what stands beside the work is not the work: %s', (title, years, job) => {
  expect(yearsTold(title, years, job)).toMatch(/^0 years/);
});

it.each([
  ['Three years as a sales engineer in networking', 'Sales Engineer', 'Came every day'],
  ['Six years of experience as OR Nurse', 'Perioperative Nurse', 'Came every day'],
  ['Three years of writing press releases as a publicist in banking', 'Clerk', 'Wrote press releases'],
])('the work itself counts: %s', (years, job, did) => {
  expect(yearsTold('Manager', years, job, did)).toMatch(/^(?:[4-9]|1\d)/);
});

it('a title within other words is not the job itself', () => {
  expect(yearsTold('IT Manager', 'Five years as a benefit manager in Java', 'Head of Zorblax')).toMatch(
    /^0 years/,
  );
});

it('years in something that the lexicon knows stay years in it, whatever the title says', () => {
  expect(yearsTold('Java Developer', 'Five years of Java experience', 'Python Developer')).toMatch(
    /^0 years/,
  );
});

it('years of one kind of work aren’t met by any other kind of it', () => {
  const years = 'One year of emergency nursing, as nursing care';
  const asNurse = yearsTold('Clinic Clerk', years, 'Helper', 'Nursing care of old people');
  expect(asNurse).toMatch(/^0 years/);
  expect(yearsTold('Clinic Clerk', years, 'Helper', 'Emergency nursing at night')).toMatch(/^11/);
});

it.each(['stockbrokerage clients', 'investment clients at a brokerage'])(
  'a brokerage is of insurance only where it says so: %s',
  (clients) => {
    const [, years] = compilePosting(
      `Advisor\n\nRequirements\n- Three years with ${clients}\n`,
      '',
    ).requirements;
    expect(years?.source.terms).not.toContain('insurance-brokerage');
  },
);

it('years that a résumé says it has as something count without such a job', () => {
  const asked = 'Four years as a data analyst';
  const claim = 'Came every day\n\nSummary\nSix years of experience as a researcher and data analyst';
  expect(yearsTold('Data Lead', asked, 'Baker', claim)).toMatch(/^5\.4 years counted of 4/);
  expect(yearsTold('Data Lead', asked, 'Baker', claim.replace('data analyst', 'baker'))).toMatch(/^0 years/);
});

it('years in one thing within another are years in the first', () => {
  const years = 'Three years of cost accounting in a manufacturing plant';
  expect(yearsTold('Clerk', years, 'Clerk', 'Manufacturing of bread')).toMatch(/^0 years/);
  expect(yearsTold('Clerk', years, 'Clerk', 'Cost accounting, manufacturing')).toMatch(/^11/);
});

it('years in a wider kind of work are told and earn a part', () => {
  const sold = yearsTold('Clerk', 'Three years of B2B sales experience', 'Sales Associate', 'Sold rye');
  expect(sold).toBe('0 years counted of 3 years, 11.4 in related work');
  expect(yearsTold('Clerk', 'Three years of B2B sales experience', 'Welder', 'Welded rye')).toBe(
    '0 years counted of 3 years',
  );
});

it('years of leading a warehouse are no years of working in it', () => {
  const years = 'Two years of warehouse leadership experience';
  expect(yearsTold('Clerk', years, 'Warehouse Associate', 'Picked in a warehouse')).toMatch(/^0 years/);
  expect(yearsTold('Clerk', years, 'Warehouse Supervisor', 'Led twelve pickers in a warehouse')).toMatch(
    /^11/,
  );
});

it('who assisted a president is an executive assistant', () => {
  const years = 'Five years as an executive assistant';
  const job = 'Senior Assistant to the President and the CFO';
  expect(yearsTold('Executive Assistant', years, job, 'Ran two diaries')).toMatch(/^[\d.]+ years/);
  expect(yearsTold('Executive Assistant', years, job, 'Ran two diaries')).not.toMatch(/^0 years/);
  expect(yearsTold('Executive Assistant', years, 'Assistant to the Groom', 'Ran two diaries')).toMatch(
    /^0 years/,
  );
});

it('who assisted a CFO has never been one', () => {
  const years = 'Five years as a CFO';
  expect(yearsTold('CFO', years, 'Executive Assistant to the CFO', 'Booked travel')).toMatch(/^0 years/);
  expect(yearsTold('CFO', years, 'CFO', 'Kept the books')).toMatch(/^11/);
});

it.each([
  ['Proven experience as an instructor or similar role', 'Instructor', 'job title'],
  ['Experience as a plumber', 'Electrician', 'not found'],
])('"%s" asks whether somebody was one: %s', (required, job, how) => {
  const posting = compilePosting(`Helper\n\nRequirements\n- ${required}\n- Owns a bicycle\n`, 'Helper');
  const resume = `Ann Lee\n\nExperience\n\n${job}, Elm Company, 2015 - present\n- Came every day\n`;
  const { keyMatches, gaps } = fitCompiled({ resume, today: '2026-11-26' }, posting);
  expect([...keyMatches, ...gaps].find(({ requirement }) => requirement.text === required)?.how).toBe(how);
});

it('examples of where it may have been leave the choice of what it was in', () => {
  const years = 'One year of teaching or training experience in a formal setting, such as at a college';
  const posting = compilePosting(`Tutor\n\nRequirements\n- ${years}\n- Owns a bicycle\n`, 'Tutor');
  const resume = 'Ann Lee\n\nExperience\n\nInstructor, Elm Company, 2015 - present\n- Came every day\n';
  const { keyMatches } = fitCompiled({ resume, today: '2026-11-26' }, posting);
  expect(keyMatches.map(({ requirement }) => requirement.kind)).toContain('experience');
});
