import { describe, expect, test } from 'vitest';
import type { ProposedField } from '../../../shared/master-resume/master-resume-proposal.ts';
import { proposeFromResume } from './propose-from-resume.ts';

const today = '2026-11-21';
const values = (fields: Record<string, ProposedField>) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { value }]) => (value ? [[name, value]] : [])));

const text = `Marta
Lindqvist-Okafor
Leeds, UK | marta@example.com | +44 113 496 0000

Profile
Warehouse lead who keeps
stock right.

Work Experience
Warehouse Supervisor, Cold Storage	Mar 2021 – Present
Harbour Foods Ltd, Leeds, UK
• Led a shift of 14 people
• Cut losses by a third

Stock Clerk / Forklift Driver
Birch Logistics, York, UK
2016 – 2021
Kept the books of three halls.

Education
Bachelor's degree in Computer Science (BSc)
University of Leeds, 2012 – 2016
GPA: 3.4/4.0

Bachelor of Commerce
York College, 2012

Certifications
First Aid, British Red Cross, valid until 05/2027
Forklift Operator License (State of Ohio), issued Jun 2019, No. FL-2231
Food Safety Level 3
`;
const proposal = proposeFromResume(text, today);

describe('what a résumé proposes', () => {
  test('a name on two lines, contact and summary, each with its line', () => {
    expect(proposal.personal.fullName).toEqual({
      value: 'Marta Lindqvist-Okafor',
      line: 'Marta Lindqvist-Okafor',
    });
    expect(proposal.personal.contactEmail).toEqual({
      value: 'marta@example.com',
      line: 'Leeds, UK | marta@example.com | +44 113 496 0000',
    });
    expect(proposal.personal.location.value).toBe('Leeds, UK');
    expect(proposal.personal.professionalSummary.value).toBe('Warehouse lead who keeps stock right.');
  });

  test('jobs with full titles and descriptions; a current one has no end date', () => {
    expect(proposal.experience.map(({ fields }) => values(fields))).toEqual([
      {
        position: 'Warehouse Supervisor, Cold Storage',
        companyName: 'Harbour Foods Ltd',
        location: 'Leeds, UK',
        startDate: '2021-03-01',
        description: '- Led a shift of 14 people\n- Cut losses by a third',
      },
      {
        position: 'Stock Clerk / Forklift Driver',
        companyName: 'Birch Logistics',
        location: 'York, UK',
        startDate: '2016-07-01',
        endDate: '2021-06-01',
        description: 'Kept the books of three halls.',
      },
    ]);
    expect(proposal.experience[0]?.fields.endDate.line).toContain('Present');
  });

  test('a date with only a year is marked', () => {
    const doubts = proposal.experience.map(({ fields }) => fields.startDate.doubt);
    expect(doubts).toEqual([undefined, 'Only the year is written. Check the month.']);
  });

  test('degrees from the list, with a doubt if there is no exact match', () => {
    const [first, second] = proposal.education.map(({ fields }) => fields);
    expect(first?.degree).toMatchObject({
      value: 'Bachelor of Science (BS)',
      doubt: "The résumé says “Bachelor's degree”. Check that this comes nearest.",
    });
    expect(first && values(first)).toMatchObject({
      institution: 'University of Leeds',
      fieldOfStudy: 'Computer Science',
      gpa: '3.4',
    });
    expect(second?.degree.value).toBe('');
    expect(second?.degree.doubt).toMatch(/^The list has no “Bachelor of/);
  });

  test('certificates with issuer, expiry date and number', () => {
    expect(proposal.certifications.map(({ fields }) => values(fields))).toEqual([
      { name: 'First Aid', issuingOrganization: 'British Red Cross', expiryDate: '2027-05-31' },
      {
        name: 'Forklift Operator License',
        issuingOrganization: 'State of Ohio',
        issueDate: '2019-06-01',
        credentialId: 'FL-2231',
      },
      { name: 'Food Safety Level 3' },
    ]);
    expect(proposal.certifications[2]?.fields.issuingOrganization.doubt).toBe(
      'Who issued it is not written beside it.',
    );
  });
});

test('the issuer and date of a certificate may be below it', () => {
  const { certifications } = proposeFromResume(
    `Mira Holt\n\nCertifications\nForklift licence\nOat & Rye\nMarch 2020\n\nPipe welding\nBlue Kettle\n2019\n`,
    today,
  );
  expect(certifications.map(({ fields }) => values(fields))).toEqual([
    { name: 'Forklift licence', issuingOrganization: 'Oat & Rye', issueDate: '2020-03-01' },
    { name: 'Pipe welding', issuingOrganization: 'Blue Kettle', issueDate: '2019-01-01' },
  ]);
  expect(certifications[0]?.fields.issueDate.line).toBe('March 2020');
});

test('a date before the next certificate does not belong to this one', () => {
  const { certifications } = proposeFromResume(
    'Mira Holt\n\nCertifications\nPipe welding\n2020 Forklift licence\n',
    today,
  );
  expect(certifications.map(({ fields }) => fields.issueDate.value)).toEqual(['', '2020-01-01']);
});

test.each(['', '\n\n', 'x', '{"basics":{}}', '((((', '\u0000\uFFFD', '•\n•\n•'])(
  'a text without content (%j) proposes nothing and does not fail',
  (emptyText) => {
    const { experience, education, certifications } = proposeFromResume(emptyText, today);
    expect([experience, education, certifications].flat()).toEqual([]);
  },
);

test('every proposed line is part of the text', () => {
  const plain = text.replace(/\s+/g, ' ');
  const entries = [proposal.experience, proposal.education, proposal.certifications].flat();
  const fields = [proposal.personal, ...entries.map((entry) => entry.fields)].flatMap((each) =>
    Object.values(each as Record<string, ProposedField>),
  );
  for (const { line } of fields) if (line) expect(plain).toContain(line.replace(/ …$/, ''));
});
