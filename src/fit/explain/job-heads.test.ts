import { expect, it } from 'vitest';
import { findingStatus } from '../../shared/results/finding-status.ts';
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

it('quotes no job that ended before the years asked for', () => {
  const posting =
    'Staff Accountant\n\nRequirements:\n- 2 years of accounting experience within the last 5 years';
  const lines = linesForYears(`Ada Quill\n\n${JOBS}`, posting);
  expect(lines[0]).toBe('Senior Accountant, Birch & Lowe March 2019 – Present');
  expect(lines.join(' ')).not.toContain('Fenwick');
});

it('quotes no job where next to no years are counted', () => {
  const resume =
    'Ada Quill\n\nEXPERIENCE\n\nBarista, Copper Kettle, June 2017 – February 2019\n- Made drinks and took payments';
  const { gaps } = fitTexts({ resume, posting: POSTING, title: 'Staff Accountant', today: '2026-03-01' });
  const years = gaps.find(({ requirement }) => requirement.kind === 'experience');
  expect([years?.how, years?.evidence]).toEqual(['0 years counted of 5 years', []]);
});

it('says how long the jobs took that count in part', () => {
  const resume = `Ada Quill\n\nEXPERIENCE\n\nMathematical Statistician, Oak Bureau, Feb 1988 - Jul 1994
- Developed estimation and variance methodologies for the monthly survey of households`;
  const posting = 'Data Scientist\n\nRequirements:\n- 2 years of industry experience\n- Python';
  const { gaps } = fitTexts({ resume, posting, title: 'Data Scientist', today: '2026-03-01' });
  const years = gaps.find(({ requirement }) => requirement.kind === 'experience');
  expect(years?.how).toMatch(/^[\d.]+ years counted of 2 years, from 6\.5 in part$/);
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

/** What a résumé of the judged pairs is told about one row of a posting. */
function answerOf(title: string, resume: keyof typeof judgedResumes, label: string) {
  const { posting = '' } = judgedPostings.find((one) => one.title === title) ?? {};
  const result = fitTexts({ resume: judgedResumes[resume], posting, title, today: '2026-03-01' });
  const finding = [...result.keyMatches, ...result.gaps].find(
    ({ requirement }) => requirement.label === label,
  );
  return { isMet: !!finding && !('scoreWith' in finding), finding, analysis: result.analysis };
}

it('quotes the job in which it is usual first for a duty that no line says, and does not call it a strength', () => {
  const { isMet, finding, analysis } = answerOf(
    'Journeyman Electrician',
    'journeymanElectrician',
    'Troubleshoot circuits and equipment',
  );
  expect([isMet, finding?.how]).toEqual([true, 'usual for: Electrician']);
  expect(finding?.evidence[0]?.text).toBe('Sunline Electric, Tucson. Journeyman Electrician. 2018 - Present');
  expect(analysis).not.toContain('Troubleshoot');
});

it('quotes the similar job for a trait of which nothing is said', () => {
  const { isMet, finding } = answerOf('Senior Accountant', 'seniorAccountant', 'Strong communication skills');
  expect([isMet, finding?.how]).toEqual([true, 'similar job']);
  expect(finding?.evidence[0]?.text).toContain('Senior Accountant, Tallgrass Industrial Supply');
});

it('never takes a similar job for a certificate, degree, language or program', () => {
  for (const { title, posting, pairs } of judgedPostings)
    for (const { resume } of pairs) {
      const { keyMatches } = fitTexts({ resume: judgedResumes[resume], posting, title, today: '2026-03-01' });
      const kinds = keyMatches
        .filter(({ how }) => how === 'similar job')
        .map(({ requirement }) => requirement.kind);
      expect(
        kinds.filter((kind) => ['certification', 'education', 'language', 'tool'].includes(kind)),
      ).toEqual([]);
    }
});

it('calls years met that titles alone show, however little else is said', () => {
  const posting =
    'Senior Accountant\n\nRequirements\n- Three years of accounting\n- Big Four background\n- SAP\n';
  const years = (title: string) => {
    const resume = `Ada Quill\n\nEXPERIENCE\n\n${title}, Copper Kettle, June 2017 – present\n- Answered questions`;
    const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-03-01' });
    const row = [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience');
    return row && findingStatus(row);
  };
  expect([years('Staff Accountant'), years('Barista')]).toEqual(['Met', 'Not found']);
});

it('quotes the job in which most people do it, for a gap that no line closes, and for nobody who is only learning it', () => {
  const posting = 'Bookkeeper\n\nRequirements\n- Payroll for 300 people\n- Odoo\n- Rye bread\n';
  const how = (title: string) => {
    const resume = `Ada Quill\n\nEXPERIENCE\n\n${title}, Copper Kettle, June 2017 – present\n- Answered questions`;
    const { keyMatches, gaps } = fitTexts({ resume, posting, today: '2026-03-01' });
    return [...keyMatches, ...gaps].find(({ requirement }) => requirement.label.startsWith('Payroll'))?.how;
  };
  expect(how('Bookkeeper')).toBe('usual for: Bookkeeper');
  expect(how('Bookkeeping Intern')).not.toContain('usual');
  expect(how('Barista')).not.toContain('usual');
});
