import { describe, expect, it } from 'vitest';
import { readPosting } from '../../../read-posting.ts';
import { ALL_ASKED } from '../../../relevance/relevance.fixtures.ts';

/** What one bullet is called in lists, and its full name. */
const namesOf = (line: string) =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ label, name }) => (name ? `${label} = ${name}` : label));

describe('the full name', () => {
  it.each([
    ['JS, Git', 'JS = JavaScript'],
    ['IEP, Git', 'IEP = Individualized education programs'],
    ['MS Project, Git', 'MS Project = Microsoft Project'],
    ['NLP techniques, Git', 'NLP techniques = Natural language processing'],
  ])('of a short form is told: %s', (line, expected) => {
    expect(namesOf(line)).toContain(expected);
  });

  it.each([
    ['Construction equipment, Git', 'Construction equipment'],
    ['Quantitative and qualitative research, Git', 'Quantitative and qualitative research'],
    ['Contact center, Git', 'Contact center'],
    ['Purchasing, Git', 'Purchasing'],
    ['Medical devices, Git', 'Medical devices'],
    ['Piping, Git', 'Piping'],
  ])('of something else that counts as the same is not: %s', (line, expected) => {
    expect(namesOf(line)).toContain(expected);
  });

  it('is not told instead of what the posting says more', () => {
    expect(namesOf('Excellent written and oral communication')).toEqual(['Written and oral communication']);
  });

  it.each([
    ['Bluebeam, Java or Kotlin', 'Bluebeam, Java or Kotlin'],
    ['Java and/or Kotlin', 'Java and/or Kotlin'],
    ['Java, Kotlin or similar', 'Java, Kotlin or similar'],
    ['Bilingual English/Polish or English/Spanish', 'Polish or Spanish'],
    ['AWS Certified Solutions Architect - Professional', 'AWS Certified Solutions Architect - Professional'],
    [
      'CompTIA Security+ or AWS Certified Security – Specialty',
      'CompTIA Security+ or AWS Certified Security – Specialty',
    ],
    ['Tools such as Python, SQL', 'Python or SQL'],
    ['Payroll software (QuickBooks or SAP only) every day', 'Payroll software (QuickBooks or SAP only)'],
  ])('of a choice is what the posting says: %s', (line, name) => {
    expect(namesOf(line)).toContain(name);
  });

  it('has the state whose rules they are', () => {
    expect(namesOf('California building code')).toEqual(['California building code']);
    expect(namesOf('Building code of Elmwood')).not.toContain('California building code');
  });

  it('has no bracket that is open', () => {
    expect(namesOf('BSN preferred (others must complete a BSN within 5 years of hire)')).toEqual(['BSN']);
  });

  it('of a choice with a head stands before its examples', () => {
    expect(namesOf('Experience with programming languages such as R, Python')).toEqual([
      'Programming languages (R, Python)',
    ]);
    expect(namesOf('Visualization tools, such as Tableau, Qlik, PowerBI, d3.js, or equivalent')).toEqual([
      'Visualization tools (Tableau, Qlik, PowerBI, D3.js or similar)',
    ]);
    expect(namesOf('Tableau, Qlik, PowerBI, d3.js')).toHaveLength(4);
  });

  it('of a choice is in the posting’s words if the lexicon does not know all of it', () => {
    expect(namesOf('Programming languages such as R, Python or Ryescript')).toEqual([
      'Programming languages such as R, Python or Ryescript',
    ]);
  });

  it('of a certificate is told without its acronym or issuer', () => {
    expect(namesOf('Project Management Professional (PMP) or CPA')).toEqual([
      'Project Management Professional (PMP) or CPA',
    ]);
    expect(namesOf('CMA (AAMA) or RN license')).toEqual(['CMA (AAMA) or RN license']);
  });

  it.each([
    ['Live-fire cooking, Git', 'Live-fire cooking'],
    ['Hands-on welding, Git', 'Welding'],
    ['Structural repair manuals, Git', 'Structural repair manuals'],
    ['Storage: Git', 'Git'],
    ['Handles complaints of rye guests.5', 'Handles complaints of rye guests'],
    ['Five years of baking experience, agency side preferred', 'Five years of baking experience'],
    ['You need to bake rye bread with love', 'Bake rye bread with love'],
    ['Explain flour to non-finance people', 'Explain flour to non-finance people'],
    ['Bake for C-level guests', 'Bake for C-level guests'],
    ['Rye bread is nice to have but not required', 'Rye bread'],
    [
      'Ability to manage several tasks in a high-acuity environment',
      'Ability to manage several tasks in a high-acuity environment',
    ],
  ])('says what the posting asks: %s', (line, expected) => {
    expect(namesOf(line)).toContain(expected);
  });

  it('of an adjective has its noun', () => {
    expect(namesOf('Pedagogical skills, Git')).toContain('Pedagogical skills');
    expect(namesOf('Pedagogical bakers, Git')).not.toContain('Pedagogical bakers');
  });

  it('is told of all of a choice or of none', () => {
    expect(namesOf('JS or Purchasing')).toEqual(['JS or Purchasing']);
    expect(namesOf('JS or Git')).toEqual(['JS or Git = JavaScript or Git']);
  });
});

describe('the noun that a skill describes', () => {
  it.each([
    ['Construction equipment, Git', 'Construction equipment'],
    ['Software engineering tools, Git', 'Software engineering tools'],
    ['Construction, Git', 'Construction'],
    ['Python tools, Git', 'Python'],
    ['Construction equipment-free bread, Git', 'Construction'],
  ])('belongs to its name: %s', (line, expected) => {
    expect(namesOf(line)).toContain(expected);
  });
});

it.each([
  'Excellent communication skills, written and verbal',
  'Excellent communication skills (both written and oral)',
])('the forms of a skill are not asked by themselves: %s', (line) => {
  expect(namesOf(line)).toEqual([line]);
});
