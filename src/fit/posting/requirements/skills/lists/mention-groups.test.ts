import { describe, expect, it } from 'vitest';
import { termById } from '../../../../lexicon/lexicon.ts';
import type { PostingRequirement } from '../../../posting.types.ts';
import { readPosting } from '../../../read-posting.ts';
import { ALL_ASKED } from '../../../relevance/relevance.fixtures.ts';

/** The requirements of one line: "Java or Kotlin · Git", where either of Java and Kotlin will do. */
function askedIn(line: string): string {
  return read(line)
    .map(({ examples, ...requirement }) => {
      const choice = choiceOf(requirement);
      return examples ? `${choice} (examples)` : choice;
    })
    .join(' · ');
}

type Asked = Pick<PostingRequirement, 'label' | 'options' | 'sufficient' | 'terms'>;

function choiceOf({ label, options, sufficient, terms }: Asked): string {
  if (options) return options.flatMap((option) => option.map(choiceOf)).join(' or ');
  const named = sufficient.length > 0 ? sufficient : terms;
  return named.length === 0 ? label : named.map((id) => termById(id)?.name).join(' or ');
}

const labelsOf = (line: string): string =>
  read(line)
    .map(({ label, examples }) => (examples ? `${label} (examples)` : label))
    .join(' · ');

function read(line: string) {
  return readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED).requirements.slice(1);
}

it.each([
  'Excel, Tableau, SAS: you have worked with at least one of them',
  'Excel, Tableau, SAS – any of these',
])('a choice may be offered behind the list: "%s"', (line) => {
  expect(askedIn(line)).toBe('Microsoft Excel or Tableau or SAS');
});

describe('a list in brackets', () => {
  it.each([
    ['CRM experience (Salesforce, HubSpot, Zoho)', 'CRM experience (Salesforce, HubSpot, Zoho) (examples)'],
    ['Cloud platforms (AWS, Azure, GCP)', 'Cloud platforms (AWS, Azure, GCP) (examples)'],
    ['Python (NumPy, pandas), R and SAS', 'Python (NumPy, pandas) (examples) · R · SAS'],
    ['Excel (pivot tables, VLOOKUP) and Word', 'Excel (pivot tables, VLOOKUP) (examples) · Microsoft Word'],
  ])('names kinds of what stands before it: "%s"', (line, labels) => {
    expect(labelsOf(line)).toBe(labels);
  });
});

describe('either will do', () => {
  it.each([
    ['Python, Java or Kotlin', 'Python or Java or Kotlin'],
    ['Python, Java, or Kotlin', 'Python or Java or Kotlin'],
    ['Python | Java oder Kotlin', 'Python or Java or Kotlin'],
    ['Java ou Kotlin', 'Java or Kotlin'],
    ['Java o Kotlin', 'Java or Kotlin'],
    ['Java, or another Kotlin', 'Java or Kotlin'],
    ['Python or related SQL', 'Python or SQL'],
    ['Java, or similar Kotlin', 'Java or Kotlin'],
    ['Java or a comparable Kotlin', 'Java or Kotlin'],
    ['Java or some other Kotlin', 'Java or Kotlin'],
    ['Java and/or Kotlin', 'Java or Kotlin'],
    ['React , Zorblax , or Angular', 'React or Angular'],
    ['React / Zorblax oder Angular', 'React or Angular'],
    ['React, Zorblax ou Angular', 'React or Angular'],
    ['React, Zorblax.js or Angular', 'React or Angular or Zorblax.js'],
    ['React, Zorblax and more or Angular', 'React or Angular'],
    ['React/Zorblax, or Angular', 'React or Angular or Zorblax'],
    ['CPA, PMP, BLS', 'CPA or PMP or BLS'],
    ['CPA/PMP', 'CPA or PMP'],
    ['Java / Kotlin / Git', 'Java or Kotlin or Git'],
    ['Python, Java or a comparable language', 'Python or Java'],
    ['Python, Java or another language', 'Python or Java'],
    ['Python, Java or Oaktool', 'Python or Java or Oaktool'],
    ['Python scripts or Java', 'Python or Java'],
    ['SQL or building Power BI reports', 'SQL or Power BI'],
    ['Java /Kotlin', 'Java or Kotlin'],
    ['Procore, Bluebeam and Java or Kotlin', 'Procore · Bluebeam Revu · Java or Kotlin'],
    ['Code in Linux/C++', 'Linux · C++'],
    [
      'Google Classroom, Canvas or a comparable LMS',
      'Google Classroom or Canvas LMS or Learning management systems',
    ],
    ['TCP/IP networking, Git', 'TCP/IP · Git'],
  ])('%s', (line, choice) => {
    expect(askedIn(line)).toBe(choice);
  });

  it.each([
    'Python, SQL etc.',
    'Python, SQL or similar',
    'Python, SQL or equivalent',
    'Python, SQL or other tools',
    'Python, SQL, or related tools',
    'Python, SQL or comparable',
    'Python, SQL and similar tools',
    'Python, SQL and others',
  ])('where the list is left open: %s', (line) => {
    expect(askedIn(line)).toBe('Python or SQL');
  });
});

it('a kind of program beside its names is no further choice', () => {
  expect(askedIn('SAP, JDA or a similar merchandising system')).not.toContain('Merchandising');
  expect(askedIn('SAP, JDA or a similar sales and catering system')).not.toContain('Sales');
});

describe('all of them are needed', () => {
  it.each([
    ['React and Vue, Angular', 'React · Vue.js · Angular'],
    ['Java und Kotlin', 'Java · Kotlin'],
    ['Java et Kotlin', 'Java · Kotlin'],
    ['Java y Kotlin', 'Java · Kotlin'],
    ['Java "Kotlin"', 'Java · Kotlin'],
    ['React, Zorblax and Angular', 'React · Zorblax · Angular'],
    ['React/Zorblax, Angular', 'React or Zorblax · Angular'],
    ['React or Zorblax Angular', 'React · Angular'],
    ['React, one two three four or Angular', 'React · Angular'],
    ['CPA; PMP', 'CPA · PMP'],
    ['CPA & PMP', 'CPA · PMP'],
    ['CPA und PMP', 'CPA · PMP'],
    ['Java/Kotlin, Git/Docker', 'Java or Kotlin · Git or Docker'],
    ['Python, SQL and the others of the team', 'Python · SQL'],
  ])('%s', (line, parts) => {
    expect(askedIn(line)).toBe(parts);
  });
});

describe('examples of something', () => {
  it.each([
    'Tools such as Python, SQL',
    'Tools, e.g. Python, SQL',
    'Tools like Python, SQL',
    'Tools including Python, SQL',
    'Any of Python, SQL',
    'One of Python, SQL',
    'Either Python, SQL',
    'For example Python, SQL',
    'Tools (Python, SQL)',
    'Tools, i.e. Python, SQL',
  ])('%s', (line) => {
    expect(askedIn(line)).toBe('Python or SQL (examples)');
  });

  it('are a choice if an "or" stands between them', () => {
    expect(askedIn('Tools such as Python or SQL')).toBe('Python or SQL');
  });

  it.each([
    ['Microsoft Office, Excel', 'Microsoft Office (Excel) (examples)'],
    ['Microsoft Office and Excel', 'Microsoft Office · Microsoft Excel'],
    ['Microsoft Office; Excel', 'Microsoft Office · Microsoft Excel'],
  ])('the members of a family: %s', (line, expected) => {
    expect(labelsOf(line)).toBe(expected);
  });
});

describe('a general term and its kinds are one requirement', () => {
  it.each([
    ['Databases such as Oracle', 'Databases (Oracle)'],
    ['Payroll software (e.g. QuickBooks, SAP)', 'Payroll software (QuickBooks, SAP)'],
    ['Payroll software, such as QuickBooks or SAP', 'Payroll software, such as QuickBooks or SAP'],
    ['Payroll software (like QuickBooks or SAP)', 'Payroll software (like QuickBooks or SAP)'],
    [
      'Payroll software of any vendor (QuickBooks or SAP)',
      'Payroll software of any vendor (QuickBooks or SAP)',
    ],
    ['Payroll software (QuickBooks or similar)', 'Payroll software (QuickBooks or similar)'],
    ['Payroll software (QuickBooks)', 'Payroll software (QuickBooks)'],
  ])('%s', (line, expected) => {
    expect(labelsOf(line)).toBe(expected);
  });

  it.each([
    ['a new part begins', 'Payroll software; QuickBooks or SAP', 'Payroll software · QuickBooks or SAP'],
  ])('but not if %s: %s', (_, line, expected) => {
    expect(labelsOf(line)).toBe(expected);
  });
});

it('each requirement quotes the words of its terms', () => {
  const text = 'Baker\n\nRequirements\n- Python, MySQL or Kotlin\n';
  const [, choice] = readPosting(text, 'Baker', ALL_ASKED).requirements;
  expect(choice?.words.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Python',
    'MySQL',
    'Kotlin',
  ]);
});

it('a list of certificates that ends in "and" asks for each of them', () => {
  const line =
    'A certificate in CPR, First Aid Instruction, Cardiopulmonary Baking Instruction, and Lifeguarding';
  const [, ...asked] = readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED).requirements;
  expect(asked.map(({ terms }) => terms)).toEqual(
    expect.arrayContaining([['cpr-certification'], ['first-aid-certification']]),
  );
});
