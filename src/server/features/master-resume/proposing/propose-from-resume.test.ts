import { describe, expect, test } from 'vitest';
import type { ProposedField } from '../../../../shared/master-resume/master-resume-proposal.ts';
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
    expect(doubts).toEqual([undefined, 'Only the year is given. Check the month.']);
  });

  test('degrees from the list, with a doubt if there is no exact match', () => {
    const [first, second] = proposal.education.map(({ fields }) => fields);
    expect(first?.degree).toMatchObject({
      value: 'Bachelor of Science (BS)',
      doubt: "Your résumé says “Bachelor's degree”. Check that this is the closest match.",
    });
    expect(first && values(first)).toMatchObject({
      institution: 'University of Leeds',
      fieldOfStudy: 'Computer Science',
      gpa: '3.4',
    });
    expect(second?.degree.value).toBe('');
    expect(second?.degree.doubt).toMatch(/^“Bachelor of.* isn’t in the list/);
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
      { name: 'Food Safety Level 3', issuingOrganization: 'Not stated' },
    ]);
    expect(proposal.certifications[2]?.fields.issuingOrganization.doubt).toBe(
      'We couldn’t tell who issued it.',
    );
  });
});

const head = 'Mira Holt\nmira@example.com\n\n';
const jobOf = (heading: string, body = '• Sold things') =>
  proposeFromResume(`${head}Experience\n${heading}\n${body}\n`, today).experience[0]!.fields;
const schoolOf = (lines: string) =>
  proposeFromResume(`${head}Education\nUniversity of Leeds, 2012 – 2016\n${lines}\n`, today).education[0]!
    .fields;

describe('a job', () => {
  test.each([
    ['Engineering/ Account Manager\nHarbour Foods Ltd\tMar 2021 – Present', 'Engineering/ Account Manager'],
    ['Engineering/Account Manager, Harbour Foods Ltd\t2016 – 2021', 'Engineering/Account Manager'],
    ['Stock Clerk & Driver\nHarbour Foods Ltd\t2016 – 2021', 'Stock Clerk & Driver'],
    ['Stock Clerk – Night Shift (part-time)\nHarbour Foods Ltd\t2016 – 2021', 'Stock Clerk – Night Shift'],
    ['Stock Clerk | Harbour Foods Ltd | Leeds, UK | 2016 – 2021', 'Stock Clerk'],
    ['Nurse, Harbour Foods Ltd\t2016 – 2021', 'Nurse'],
  ])('keeps its whole title and its employer: %j', (heading, title) => {
    expect(values(jobOf(heading))).toMatchObject({ position: title, companyName: 'Harbour Foods Ltd' });
  });

  test('may have two employers', () => {
    const heading = 'Harbour Foods Ltd / Birch Logistics\nStock Clerk\tMar 2016 – Feb 2021';
    expect(values(jobOf(heading))).toMatchObject({
      ...{ companyName: 'Harbour Foods Ltd / Birch Logistics', position: 'Stock Clerk' },
      ...{ startDate: '2016-03-01', endDate: '2021-02-01' },
    });
  });

  test('is quoted with the lines of its names and dates', () => {
    const fields = jobOf('Nurse\nHarbour Hospital\nMarch 2016 to April 2018');
    const lines = Object.fromEntries(Object.entries(fields).map(([name, { line }]) => [name, line]));
    expect(lines).toEqual({
      ...{ position: 'Nurse', companyName: 'Harbour Hospital', location: null, description: 'Sold things' },
      ...{ startDate: 'March 2016 to April 2018', endDate: 'March 2016 to April 2018' },
    });
  });

  test('is described by its sentences and its list, and quoted with the first of them', () => {
    const body = `Cared for ${'many '.repeat(40)}patients.\nTrained others.\n• Led a ward`;
    const { description } = jobOf('Nurse, Harbour Hospital\t2016 – 2021', body);
    expect(description.value).toBe(body.replace('• ', '- '));
    expect(description.line).toBe(`${body.slice(0, 158)} …`);
    expect(jobOf('Nurse, Harbour Hospital\t2016 – 2021', '').description).toEqual({ value: '', line: null });
  });
});

describe('a school', () => {
  test.each([
    ['GPA: 3.4/4.0', '3.4'],
    ['GPA 3.4 / 4.0', '3.4'],
    ['CGPA of 3.25 out of 4', '3.25'],
    ['GPA 3.25 out of 4.00', '3.25'],
    ['cgpa – 2/4.00', '2'],
    ['GPA: 4.0', '4.0'],
    ['GPA 4', '4'],
    ['GPA 8.4 / 10', ''],
    ['GPA 3.4/5', ''],
    ['GPA 3.4 out of 4.3', ''],
    ['GPA 3.4/4.3', ''],
    ['GPA 3.4 /40', ''],
    ['GPA 3.4/4.', '3.4'],
    ['GPA 4.5', ''],
    ['GPA 4.01', ''],
    ['GPA 3.456', ''],
    ['GPA 32', ''],
    ['MYGPA 3.2', ''],
  ])('has a grade on the scale to 4.0 only: “%s”', (line, gpa) => {
    expect(schoolOf(line).gpa).toEqual(gpa ? { value: gpa, line } : { value: '', line: null });
  });

  test.each([
    ['Bachelor of Science in Biology (BIO)', 'Biology'],
    ['Bachelor of Science in Biology', 'Biology'],
    ['Bachelor of Science in Computer Science (B.Sc.)', 'Computer Science'],
  ])('has a field of study without its abbreviation: %s', (line, field) => {
    expect(schoolOf(line)).toMatchObject({
      ...{ fieldOfStudy: { value: field, line }, degree: { value: 'Bachelor of Science (BS)', line } },
      institution: { value: 'University of Leeds' },
    });
    expect(schoolOf(line).degree.doubt).toBeUndefined();
  });

  test('without a degree proposes none', () => {
    expect(schoolOf('Studied hard').degree).toEqual({ value: '', line: null });
  });

  test('with an unlisted degree says what the résumé says', () => {
    expect(schoolOf('Bachelor of Commerce').degree).toEqual({
      ...{ value: '', line: 'Bachelor of Commerce' },
      doubt: '“Bachelor of Commerce” isn’t in the list. Choose the closest match.',
    });
  });
});

test.each([
  ['Profile: Keeps stock right.', 'Keeps stock right.', 'Profile: Keeps stock right.'],
  ['Profile\n\n  Keeps stock.  \nAlways.\n', 'Keeps stock. Always.', 'Keeps stock.'],
  ['Profile\n', '', null],
])('a summary is proposed without its heading: %j', (section, value, line) => {
  const { professionalSummary } = proposeFromResume(
    `${head}${section}\n\nExperience\nNurse, Harbour Hospital\t2016 – 2021\n`,
    today,
  ).personal;
  expect(professionalSummary).toEqual({ value, line });
});

test('what is below the last certificate of its section does not belong to it', () => {
  const { certifications } = proposeFromResume(
    `${head}Certifications\nRope work\n\nInterests\nLantern Rescue\nMarch 2020\n`,
    today,
  );
  expect(certifications.map(({ fields }) => values(fields))).toEqual([
    { name: 'Rope work', issuingOrganization: 'Not stated' },
  ]);
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
