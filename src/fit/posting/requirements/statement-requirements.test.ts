import { describe, expect, it } from 'vitest';
import { disciplines } from '../../lexicon/degrees/discipline-table.ts';
import type { FieldsOfStudy } from '../../lexicon/degrees/disciplines.ts';
import type { PostingRequirement } from '../posting.types.ts';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';

/** The requirements of one line below a heading, without the job title. */
function requirementsOf(line: string, heading: string): PostingRequirement[] {
  const { requirements } = readPosting(`Baker\n\n${heading}\n- ${line}\n`, 'Baker');
  return requirements.filter(({ kind, end }) => kind !== 'title' && end > 0);
}

const namesOf = ({ disciplines: found }: FieldsOfStudy) => found.map((index) => disciplines[index]?.names[0]);

/** Describes a requirement: "tool, must: Python", with its years, degree and options. */
function describeRequirement({
  kind,
  level,
  label,
  years,
  degree,
  examples,
  options,
}: PostingRequirement): string {
  return [
    `${kind}, ${level}: ${label}`,
    years && `${years.min}–${years.max ?? '…'} years`,
    degree &&
      `degree ${degree.level} in ${namesOf(degree.fields).join('/') || 'anything'}${degree.orEquivalent ? ' or equivalent' : ''}`,
    examples && 'with examples',
    options && `${options.length} way`,
  ]
    .filter(Boolean)
    .join('; ');
}

describe('what a line requires', () => {
  it.each<[heading: string, line: string, expected: string[]]>([
    [
      'Requirements',
      'A degree in Biology, PhD strongly preferred',
      [
        'education, must: Degree in Biology; degree 4 in biology',
        'education, preferred: PhD; degree 6 in anything',
      ],
    ],
    [
      'Requirements',
      'A forklift certificate may be required prior to appointment as a baker.',
      ['certification, nice: Forklift certification'],
    ],
    ['Requirements', 'Python, SQL and Git', ['tool, must: Python', 'tool, must: SQL', 'tool, must: Git']],
    ['Requirements', 'Python or SQL', ['tool, must: Python or SQL']],
    [
      'Requirements',
      'Correct English usage, spelling, grammar and punctuation',
      ['skill, must: Correct English usage', 'skill, must: Spelling', 'skill, must: Grammar and punctuation'],
    ],
    [
      'Requirements',
      'English grammar, spelling and punctuation',
      ['skill, must: English grammar, spelling and punctuation'],
    ],
    [
      'Requirements',
      'Six years of bookkeeping, two or more of them supervising bookkeepers',
      [
        'experience, must: Six years of bookkeeping; 6–… years',
        'experience, must: Two years supervising bookkeepers; 2–… years',
      ],
    ],
    [
      'Requirements',
      'Three years of auditing, public accounting or insurance regulatory examination',
      [
        'experience, must: Three years of auditing, public accounting or insurance regulatory examination; 3–… years',
      ],
    ],
    [
      'Requirements',
      'Three years of sales/marketing experience',
      ['experience, must: Three years of sales/marketing experience; 3–… years'],
    ],
    [
      'Requirements',
      'One year of nursing in Critical Care, Emergency Department, or Ambulatory Care',
      [
        'experience, must: One year of nursing in Critical Care, Emergency Department, or Ambulatory Care; 1–… years',
      ],
    ],
    ['Requirements', 'Python, Epic experience a plus', ['tool, must: Python', 'tool, nice: Epic experience']],
    [
      'Requirements',
      'Five years of bookkeeping and SQL, ideally in Python, and a CPA license',
      [
        'experience, must: Five years of bookkeeping and SQL, ideally in Python, and a CPA license; 5–… years',
        'tool, must: SQL',
        'tool, preferred: Python',
        'certification, must: CPA license',
      ],
    ],
    [
      'Requirements',
      'Skills in one or more of the following to bake better: Python (NumPy, SciPy), R, Tableau.',
      ['tool, must: Python (NumPy, SciPy), R or Tableau; 3 way'],
    ],
    [
      'Requirements',
      'One or more of the following: Python, R; docker',
      ['tool, must: Python or R; 2 way', 'tool, must: Docker'],
    ],
    [
      'Requirements',
      'Active Ohio LPN license (compact/multistate OK!)',
      ['certification, must: Active Ohio LPN license (compact/multistate OK!)'],
    ],
    [
      'Requirements',
      'Minimum 1 year of recent LPN experience',
      ['experience, must: Minimum 1 year of recent LPN experience; 1–… years'],
    ],
    ['Requirements', 'Python/Java, Git', ['tool, must: Python/Java', 'tool, must: Git']],
    ['Requirements', 'Java/Kotlin, Git', ['tool, must: Java/Kotlin', 'tool, must: Git']],
    [
      'Requirements',
      'Cloud services like AWS, Azure and Docker',
      ['skill, must: Cloud services like AWS, Azure and Docker; with examples'],
    ],
    ['Requirements', 'Experience with AWS, Azure or similar', ['tool, must: AWS, Azure or similar']],
    [
      'Requirements',
      'Microsoft Office (Word, Excel)',
      ['tool, must: Microsoft Office (Word, Excel); with examples'],
    ],
    ['Requirements', 'React, Solid or Angular', ['tool, must: React, Solid or Angular']],
    [
      'Requirements',
      'Experience with relational databases (PostgreSQL, MySQL)',
      ['skill, must: Relational databases (PostgreSQL, MySQL); with examples'],
    ],
    ['Requirements', 'Databases, e.g. PostgreSQL', ['skill, must: Databases', 'tool, must: PostgreSQL']],
    ['Requirements', 'CPA or CMA', ['certification, must: CPA or CMA']],
    ['Requirements', 'CPA, CMA', ['certification, must: CPA or CMA']],
    ['Requirements', 'CPA and CMA', ['certification, must: CPA', 'certification, must: CMA']],
    ['Requirements', 'SAP, Oracle, etc', ['tool, must: SAP, Oracle or similar']],
    ['Requirements', 'SAP, Oracle and similar', ['tool, must: SAP, Oracle or similar']],
    [
      'Requirements',
      'Programming languages including Python and Java',
      ['skill, must: Programming languages including Python and Java; with examples'],
    ],
    [
      'Requirements',
      '3 years of experience with Python and strong SQL skills',
      [
        'experience, must: 3 years of experience with Python and strong SQL skills; 3–… years',
        'tool, must: Python',
        'tool, must: SQL',
      ],
    ],
    [
      'Requirements',
      'Five years of Java, including Spring',
      ['experience, must: Five years of Java, including Spring; 5–… years', 'tool, must: Java'],
    ],
    [
      'Requirements',
      'At least two years as a bookkeeper',
      ['experience, must: At least two years as a bookkeeper; 2–… years'],
    ],
    [
      'Requirements',
      '2-4 years of bookkeeping in a bakery',
      ['experience, must: 2-4 years of bookkeeping in a bakery; 2–4 years'],
    ],
    ['Requirements', '0-2 years of bookkeeping', ['skill, must: Bookkeeping']],
    ['Requirements', '18 months of bookkeeping', ['experience, must: 18 months of bookkeeping; 1.5–… years']],
    [
      'Requirements',
      "Bachelor's degree in Accounting, Finance or a related field",
      [
        "education, must: Bachelor's degree in Accounting, Finance or a related field; degree 4 in accounting/finance",
      ],
    ],
    [
      'Requirements',
      "Bachelor's or Master's degree in Nursing",
      ["education, must: Bachelor's or Master's degree in Nursing; degree 4 in nursing"],
    ],
    [
      'Requirements',
      "Master's degree or equivalent experience in Biology",
      [
        "education, must: Master's degree or equivalent experience; degree 5 in anything or equivalent; 2 way",
      ],
    ],
    [
      'Requirements',
      'PhD in Chemistry required',
      ['education, must: PhD in Chemistry; degree 6 in chemistry'],
    ],
    [
      'Requirements',
      'Associate degree in Nursing',
      ['education, must: Associate degree in Nursing; degree 3 in nursing'],
    ],
    ['Requirements', 'High school diploma', ['education, must: High school diploma; degree 1 in anything']],
    ['Requirements', 'BS required', ['education, must: BS; degree 4 in anything']],
    ['Requirements', 'GED', ['education, must: GED; degree 1 in anything']],
    [
      'Requirements',
      'BS in Computer Science',
      ['education, must: BS in Computer Science; degree 4 in computer science'],
    ],
    [
      'Requirements',
      'MS in Statistics preferred',
      ['education, preferred: MS in Statistics; degree 5 in statistics'],
    ],
    ['Requirements', 'MS Office', ['tool, must: MS Office']],
    ['Requirements', 'Culinary degree', ['education, must: Culinary degree; degree 3 in culinary']],
    ['Requirements', 'Degree: Economics', ['education, must: Degree: Economics; degree 3 in economics']],
    [
      'Requirements',
      'Degree in Economics with Excel',
      ['education, must: Degree in Economics; degree 4 in economics', 'tool, must: Microsoft Excel'],
    ],
    [
      'Requirements',
      'MBA and CPA',
      ['education, must: MBA and CPA; degree 5 in business', 'certification, must: CPA'],
    ],
    ['Requirements', 'Apprenticeship as a baker', ['skill, must: Apprenticeship as a baker']],
    ['Requirements', 'College degree', ['education, must: College degree; degree 4 in anything']],
    ['Requirements', 'Certificate in bookkeeping', ['certification, must: Certificate in bookkeeping']],
    [
      'Requirements',
      'A food safety manager certificate',
      ['certification, must: Food safety manager certificate'],
    ],
    ['Requirements', 'Decent with Excel, meaning a VLOOKUP is no riddle', ['tool, must: Microsoft Excel']],
    ['Requirements', 'US GAAP as it applies to inventory', ['skill, must: US GAAP']],
    ['Requirements', 'CPR certification prior to teaching', ['certification, must: CPR certification']],
    [
      'Requirements',
      "Master's degree in biology, an active license as a Registered Nurse",
      [
        "education, must: Master's degree in biology; degree 5 in biology",
        'certification, must: Registered Nurse',
      ],
    ],
    ['Requirements', 'Registered nurse', ['certification, must: Registered nurse']],
    ['Requirements', 'RN license required within 6 months of hire', ['certification, must: RN license']],
    [
      'Requirements',
      'Forklift certification preferred',
      ['certification, preferred: Forklift certification'],
    ],
    ['Requirements', 'Level 2 food safety certificate', ['certification, must: Level 2 food safety']],
    ['Requirements', 'Teamwork', ['trait, must: Teamwork']],
    ['Requirements', 'Reliable, punctual, friendly', ['trait, must: Reliable, punctual, friendly']],
    ['Requirements', 'Teamfähigkeit und Zuverlässigkeit', ['trait, must: Teamfähigkeit und Zuverlässigkeit']],
    ['Requirements', 'Strong leadership skills', ['trait, must: Strong leadership']],
    ['Requirements', 'Leadership of restaurant kitchens', ['skill, must: Leadership of restaurant kitchens']],
    ['Requirements', 'Excel', ['tool, must: Microsoft Excel']],
    ['Requirements', 'Adjust programs', ['skill, must: Adjust programs']],
    ['Requirements', 'English', ['language, must: English']],
    ['Requirements', 'German level B2', ['language, must: German level B2']],
    ['Requirements', 'Other duties as assigned', []],
    ['Requirements', 'Python is a plus', ['tool, nice: Python']],
    ['Requirements', 'Kubernetes preferred', ['tool, preferred: Kubernetes']],
    [
      'Requirements',
      'Docker required, Kubernetes preferred',
      ['tool, must: Docker', 'tool, preferred: Kubernetes'],
    ],
    ['Responsibilities', 'Bake rye bread in wood ovens', ['duty, must: Bake rye bread in wood ovens']],
    ['Responsibilities', 'Manage payroll in Excel', ['duty, must: Manage payroll in Excel']],
    ['Responsibilities', 'Smile', []],
    [
      'Responsibilities',
      'Must have a forklift certification',
      ['certification, must: Forklift certification'],
    ],
    ['Responsibilities', 'Experience with Excel required', ['tool, must: Microsoft Excel']],
    [
      'Responsibilities',
      'Three years of night work in Excel',
      ['experience, must: Three years of night work in Excel; 3–… years', 'tool, must: Microsoft Excel'],
    ],
    ['Responsibilities', 'Knowledge of Excel', ['tool, must: Microsoft Excel']],
    ['Responsibilities', 'Build strong teams', []],
    ['Responsibilities', 'Other duties as assigned', []],
    ['Responsibilities', 'You must hold an RN license', ['certification, must: RN license']],
    ['Benefits', 'Excel', []],
    ['Nice to have', 'Excel', ['tool, nice: Microsoft Excel']],
    ['Preferred qualifications', '3 years of Excel', ['experience, preferred: 3 years of Excel; 3–… years']],
    ['Nice to have', 'RN license', ['certification, nice: RN license']],
  ])('under "%s": "%s"', (heading, line, expected) => {
    expect(requirementsOf(line, heading).map(describeRequirement)).toEqual(expected);
  });
});

it('other duties as assigned are no duty, unlike duties that end with them', () => {
  const dutiesIn = (line: string) =>
    readPosting(`Baker\n\nWhat you will do\n- ${line}\n`, 'Baker', ALL_ASKED).requirements.filter(
      ({ duty }) => duty,
    ).length;
  expect(dutiesIn('Performs other related duties as assigned, including sweeping the mill.')).toBe(0);
  expect(dutiesIn('Sweeps the mill and performs other duties as assigned.')).toBe(1);
});

describe('how much a requirement counts', () => {
  const weightOf = (line: string, heading = 'Requirements') =>
    requirementsOf(line, heading).reduce((sum, { weight }) => sum + weight, 0);

  it.each([
    ['a licence', 'RN license', 'Teamwork'],
    ['years of the work', 'Five years of baking in a busy kitchen', 'Excel'],
    ['a named skill', 'Sourdough baking', 'Reliable, punctual, friendly'],
  ])('%s counts more: "%s" than "%s"', (_, more, less) => {
    expect(weightOf(more)).toBeGreaterThan(weightOf(less));
  });

  it('counts more where it is required than where it is welcome', () => {
    expect(weightOf('Sourdough baking')).toBeGreaterThan(weightOf('Sourdough baking', 'Nice to have'));
  });
});

describe('the job itself', () => {
  const all = (posting: string, title?: string) => readPosting(posting, title);
  it.each([
    ['Registered Nurse\nCome and care.', '', 'Registered Nurse'],
    ['Welcome\nJob title: Registered Nurse\n', '', 'Registered Nurse'],
    ['Welcome\n  Position: Registered Nurse \n', '', 'Registered Nurse'],
    ['Join us as REGISTERED NURSE', 'Registered Nurse', 'Registered Nurse'],
    ['Join us', 'Registered Nurse', 'Registered Nurse'],
    ['\n---\n\nRegistered Nurse', '', 'Registered Nurse'],
    [`${'word '.repeat(15)}`, '', 'word word word word word word word word word word'],
    ['x'.repeat(111), '', ''],
  ])('%j with the title %j is a posting for %j', (posting, given, title) => {
    const read = all(posting, given);
    expect(read.title).toBe(title);
    expect(read.requirements[0]).toMatchObject({
      kind: 'title',
      text: '',
      start: 0,
      end: 0,
      terms: [],
      words: [],
    });
  });

  it.each([
    ['Machine Learning Engineering', 'Machine Learning Engineer'],
    ['Registered Nurse', 'Registered Nurse'],
  ])('"%s" is read as the title %s', (work, title) => {
    expect(all('Join us', work).titles.map(({ name }) => name)).toContain(title);
  });
});

describe('character in other languages decides as little as in English', () => {
  it.each([
    'Teamfähig',
    'Teamfähigkeit',
    'Teamgeist',
    'Sorgfalt',
    'Sorgfältige Arbeitsweise',
    'Zuverlässig',
    'Belastbarkeit',
    'Kommunikative Art',
    'Selbständigkeit',
    'Selbstständige Arbeitsweise',
    'Eigeninitiative',
    'Esprit d’équipe',
    'Rigueur',
    'Autonomie',
    'Dynamisme',
    'Trabajo en equipo',
    'Proactividad',
    'Responsabilidad',
    'Ganas de aprender',
  ])('%s', (line) => {
    expect(requirementsOf(line, 'Requirements').filter(({ kind }) => kind !== 'trait')).toEqual([]);
  });
});

it.each([
  ['Level 3 food safety certificate', 3],
  ['Food safety certificate', undefined],
])('%j asks for level %j', (line, level) => {
  expect(requirementsOf(line, 'Requirements')[0]?.grade?.level).toBe(level);
});

const asked = (line: string) =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED).requirements.slice(1);

it('what is in brackets has the level that it states', () => {
  const levels = (line: string) => asked(line).map(({ label, level }) => `${label}: ${level}`);
  expect(levels('Kubernetes (CKA a plus), Docker')).toEqual([
    'Kubernetes: must',
    'CKA: nice',
    'Docker: must',
  ]);
  expect(levels('Kubernetes (CKA), Docker')).not.toContain('CKA: nice');
});

it('what the years may be in is told with them', () => {
  const kinds = (line: string) => asked(line).map(({ kind }) => kind);
  expect(kinds('3 years in payroll, budgeting or welding')).toEqual(['experience']);
  expect(kinds('3 years in retail, with payroll and budgeting')).toContain('skill');
});

it('a mix of training and experience instead of a degree is a way', () => {
  expect(asked("Bachelor's degree in law, or an equivalent mix of training and experience")).toMatchObject([
    { kind: 'education', options: [{}, {}] },
  ]);
});

it('a degree and the years that replace it are one requirement', () => {
  for (const place of ['place', 'lieu'])
    expect(
      asked(`Bachelor's degree in law or four years of auditing in ${place} of the degree`),
    ).toMatchObject([{ kind: 'education', options: [{}, {}] }]);
});

describe('the end of a list that names nothing', () => {
  it.each([
    'and other necessary knowledge, skills, and abilities',
    'Other skills and abilities',
    'skills and abilities',
    'Abilities',
    'And other knowledge',
    'Skills and abilities required for job performance',
  ])('asks for nothing: %s', (line) => {
    expect(asked(line)).toEqual([]);
  });

  it('asks for the rest of the list', () => {
    expect(asked('Sourdough, oven care, rye, and other knowledge').map(({ label }) => label)).toEqual([
      'Sourdough',
      'Oven care',
      'Rye',
    ]);
  });

  it.each(['Other skills in baking', 'Skills and abilities in baking', 'Skills of a baker'])(
    'but this asks for something: %s',
    (line) => {
      expect(asked(line)).not.toEqual([]);
    },
  );
});
