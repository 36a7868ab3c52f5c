import { expect, it } from 'vitest';
import { fit as fitTexts } from '../fit.ts';
import { judgedPostings } from '../invariants/judged-pairs.fixtures.ts';
import { judgedResumes } from '../invariants/judged-resumes.fixtures.ts';

const POSTING = `Staff Accountant

Requirements:
- 5 years of accounting experience
- Bachelor's degree in accounting`;

/** The lines that a résumé is shown to have for the years that the posting asks for. */
function linesForYears(resume: string, posting = POSTING): string[] {
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Staff Accountant', today: '2026-03-01' });
  const years = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience');
  return years?.evidence.map(({ text }) => text.replace(/\s+/g, ' ')) ?? [];
}

const JOBS = `EXPERIENCE

Senior Accountant, Birch & Lowe
March 2019 – Present
- Close the books each month and reconcile the general ledger

Barista, Copper Kettle
June 2017 – February 2019
- Made drinks and took payments

Accountant
Fenwick Mills, Leeds
May 2013 – May 2017
- Prepared journal entries and financial statements`;

it('quotes the jobs that years are counted from, with their dates, and no other job', () => {
  const lines = linesForYears(`Ada Quill\n\n${JOBS}`);
  expect(lines.slice(0, 2)).toEqual([
    'Senior Accountant, Birch & Lowe March 2019 – Present',
    'Accountant Fenwick Mills, Leeds May 2013 – May 2017',
  ]);
  expect(lines.join(' ')).not.toContain('Barista');
});

it('quotes what the résumé says of its years before the jobs', () => {
  const lines = linesForYears(
    `Ada Quill\n\nAccountant with over 10 years of experience in accounting.\n\n${JOBS}`,
  );
  expect(lines[0]).toBe('Accountant with over 10 years of experience in accounting.');
  expect(lines[1]).toBe('Senior Accountant, Birch & Lowe March 2019 – Present');
});

it('quotes the jobs of years that are too few', () => {
  const lines = linesForYears(
    'Ada Quill\n\nEXPERIENCE\n\nAccountant, Fenwick Mills, May 2023 – May 2025\n- Prepared journal entries and financial statements',
  );
  expect(lines[0]).toBe('Accountant, Fenwick Mills, May 2023 – May 2025');
});

it('quotes six jobs at most: those that count for most, in the order of the résumé', () => {
  const jobs = [
    ['Ash', 'December 2024', 'Closed the books and prepared the journal entries of each month'],
    ['Beech', 'December 2022', 'Reconciled bank statements with the general ledger'],
    ['Cedar', 'March 2020', 'Filed the sales tax returns of three stores'],
    ['Douglas', 'December 2018', 'Kept the register of fixed assets and its depreciation'],
    ['Elm', 'December 2016', 'Paid the suppliers and matched invoices with orders'],
    ['Fir', 'December 2014', 'Prepared schedules for the auditors of a charity'],
    ['Gorse', 'December 2012', 'Ran payroll for forty people twice a month'],
    ['Hazel', 'February 2010', 'Posted receipts and chased what customers owed'],
  ].map(
    ([employer, until = '', did]) =>
      `Accountant, ${employer} Ltd, January ${until.slice(-4)} – ${until}\n- ${did}`,
  );
  const quoted = linesForYears(`Ada Quill\n\nEXPERIENCE\n\n${jobs.join('\n\n')}`)
    .map((line) => /^Accountant, (\w+) Ltd/.exec(line)?.[1])
    .filter((employer) => employer !== undefined);
  expect(quoted).toEqual(['Ash', 'Beech', 'Douglas', 'Elm', 'Fir', 'Gorse']);
});

it('quotes the similar job first for what no line says, and does not call it a strength', () => {
  const { posting = '', title = '' } =
    judgedPostings.find((one) => one.title === 'Journeyman Electrician') ?? {};
  const resume = judgedResumes.journeymanElectrician;
  const { keyMatches, analysis } = fitTexts({ resume, posting, title, today: '2026-03-01' });
  const match = keyMatches.find(
    ({ requirement }) => requirement.label === 'Troubleshoot circuits and equipment',
  );
  expect(match?.how).toBe('similar job');
  expect(match?.evidence[0]?.text).toBe('Sunline Electric, Tucson. Journeyman Electrician. 2018 - Present');
  expect(analysis).not.toContain('Troubleshoot');
});
