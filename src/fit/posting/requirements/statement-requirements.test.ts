import { describe, expect, it } from 'vitest';
import type { PostingRequirement } from '../posting.types.ts';
import { readPosting } from '../read-posting.ts';

/** The requirements of one line below a heading, without the job title and implied experience. */
function requirementsOf(line: string, heading: string): PostingRequirement[] {
  const { requirements } = readPosting(`Baker\n\n${heading}\n- ${line}\n`, 'Baker');
  return requirements.filter(({ kind, end }) => kind !== 'title' && end > 0);
}

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
      `degree ${degree.level} in ${degree.fields.join('/') || 'anything'}${degree.orEquivalent ? ' or equivalent' : ''}`,
    examples && 'with examples',
    options && `${options.length} way`,
  ]
    .filter(Boolean)
    .join('; ');
}

describe('what a line requires', () => {
  it.each<[heading: string, line: string, expected: string[]]>([
    ['Requirements', 'Python, SQL and Git', ['tool, must: Python', 'tool, must: SQL', 'tool, must: Git']],
    ['Requirements', 'Python or SQL', ['tool, must: Python or SQL']],
    ['Requirements', 'Python/Java, Git', ['tool, must: Python or Java', 'tool, must: Git']],
    ['Requirements', 'Java/Kotlin, Git', ['tool, must: Java or Kotlin', 'tool, must: Git']],
    [
      'Requirements',
      'Cloud services like AWS, Azure and Docker',
      ['skill, must: Cloud computing or AWS or Microsoft Azure or Docker; with examples'],
    ],
    ['Requirements', 'Experience with AWS, Azure or similar', ['tool, must: AWS or Microsoft Azure']],
    [
      'Requirements',
      'Microsoft Office (Word, Excel)',
      ['tool, must: Microsoft Office or Microsoft Word or Microsoft Excel; with examples'],
    ],
    ['Requirements', 'React, Solid or Angular', ['tool, must: React or Angular']],
    [
      'Requirements',
      'Experience with relational databases (PostgreSQL, MySQL)',
      ['skill, must: Relational databases or PostgreSQL or MySQL; with examples'],
    ],
    ['Requirements', 'Databases, e.g. PostgreSQL', ['skill, must: Databases', 'tool, must: PostgreSQL']],
    ['Requirements', 'CPA or CMA', ['certification, must: CPA or CMA accounting']],
    ['Requirements', 'CPA, CMA', ['certification, must: CPA or CMA accounting']],
    ['Requirements', 'CPA and CMA', ['certification, must: CPA', 'certification, must: CMA accounting']],
    ['Requirements', 'SAP, Oracle, etc', ['tool, must: SAP or Oracle Database']],
    ['Requirements', 'SAP, Oracle and similar', ['tool, must: SAP or Oracle Database']],
    [
      'Requirements',
      'Programming languages including Python and Java',
      ['skill, must: Programming languages or Python or Java; with examples'],
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
      ['experience, must: 2-4 years of bookkeeping in a bakery; 2–4 years', 'skill, must: Bookkeeping'],
    ],
    ['Requirements', '0-2 years of bookkeeping', ['skill, must: Bookkeeping']],
    [
      'Requirements',
      '18 months of bookkeeping',
      ['experience, must: 18 months of bookkeeping; 1.5–… years', 'skill, must: Bookkeeping'],
    ],
    [
      'Requirements',
      "Bachelor's degree in Accounting, Finance or a related field",
      [
        "education, must: Bachelor's degree in Accounting, Finance or a related field; degree 4 in account/financ",
      ],
    ],
    [
      'Requirements',
      "Bachelor's or Master's degree in Nursing",
      ["education, must: Bachelor's or Master's degree in Nursing; degree 4 in nurs"],
    ],
    [
      'Requirements',
      "Master's degree or equivalent experience in Biology",
      ["education, must: Master's degree; degree 5 in anything or equivalent"],
    ],
    [
      'Requirements',
      'PhD in Chemistry required',
      ['education, must: PhD in Chemistry; degree 6 in chemistri'],
    ],
    [
      'Requirements',
      'Associate degree in Nursing',
      ['education, must: Associate degree in Nursing; degree 3 in nurs'],
    ],
    ['Requirements', 'High school diploma', ['education, must: High school diploma; degree 1 in anything']],
    ['Requirements', 'GED', ['education, must: GED; degree 1 in anything']],
    [
      'Requirements',
      'BS in Computer Science',
      ['education, must: BS in Computer Science; degree 4 in computer'],
    ],
    [
      'Requirements',
      'MS in Statistics preferred',
      ['education, preferred: MS in Statistics; degree 5 in statistics'],
    ],
    ['Requirements', 'MS Office', ['tool, must: Microsoft Office']],
    ['Requirements', 'Culinary degree', ['education, must: Culinary degree; degree 4 in culinari']],
    ['Requirements', 'Degree: Economics', ['education, must: Degree: Economics; degree 4 in economics']],
    [
      'Requirements',
      'Degree in Economics with Excel',
      ['education, must: Degree in Economics; degree 4 in economics', 'tool, must: Microsoft Excel'],
    ],
    [
      'Requirements',
      'MBA and CPA',
      ['education, must: MBA and CPA; degree 5 in anything', 'certification, must: CPA'],
    ],
    ['Requirements', 'Apprenticeship as a baker', ['skill, must: Apprenticeship as a baker']],
    ['Requirements', 'College degree', ['education, must: College degree; degree 4 in anything']],
    ['Requirements', 'Certificate in bookkeeping', ['skill, must: Bookkeeping']],
    ['Requirements', 'Registered nurse', ['certification, must: RN license']],
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
    ['Requirements', 'Leadership', ['trait, must: Leadership']],
    ['Requirements', 'Leadership of restaurant kitchens', ['skill, must: Leadership of restaurant kitchens']],
    ['Requirements', 'Excel', ['tool, must: Microsoft Excel']],
    ['Requirements', 'Adjust programs', ['skill, must: Adjust programs']],
    ['Requirements', 'English', ['language, must: English']],
    ['Requirements', 'German level B2', ['language, must: German']],
    ['Requirements', 'Other duties as assigned', []],
    ['Requirements', 'Python is a plus', ['tool, nice: Python']],
    ['Requirements', 'Kubernetes preferred', ['tool, preferred: Kubernetes']],
    [
      'Requirements',
      'Docker required, Kubernetes preferred',
      ['tool, must: Docker', 'tool, preferred: Kubernetes'],
    ],
    ['Responsibilities', 'Bake rye bread in wood ovens', ['duty, preferred: Bake rye bread in wood ovens']],
    ['Responsibilities', 'Manage payroll in Excel', ['duty, preferred: Manage payroll in Excel']],
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
    ['Nice to have', 'Excel', ['tool, preferred: Microsoft Excel']],
    ['Preferred qualifications', '3 years of Excel', ['experience, preferred: 3 years of Excel; 3–… years']],
    ['Nice to have', 'RN license', ['certification, preferred: RN license']],
  ])('under "%s": "%s"', (heading, line, expected) => {
    expect(requirementsOf(line, heading).map(describeRequirement)).toEqual(expected);
  });
});

/** A known skill of the profession weighs 1; a licence more, common skills less, traits hardly anything. */
describe('how much each requirement of a line counts', () => {
  it.each<[heading: string, line: string, weights: number[]]>([
    ['Requirements', 'Python, SQL and Git', [0.34, 0.34, 0.44]],
    ['Requirements', 'Python or SQL', [0.39]],
    ['Requirements', 'Python/Java, Git', [0.56, 0.56]],
    ['Requirements', 'Java/Kotlin, Git', [0.66, 0.56]],
    ['Requirements', 'Cloud services like AWS, Azure and Docker', [0.85]],
    ['Requirements', 'Experience with AWS, Azure or similar', [0.85]],
    ['Requirements', 'Microsoft Office (Word, Excel)', [0.1]],
    ['Requirements', 'React, Solid or Angular', [1]],
    ['Requirements', 'Experience with relational databases (PostgreSQL, MySQL)', [1]],
    ['Requirements', 'Databases, e.g. PostgreSQL', [0.66, 0.66]],
    ['Requirements', 'CPA or CMA', [1.6]],
    ['Requirements', 'CPA, CMA', [1.6]],
    ['Requirements', 'CPA and CMA', [1.06, 1.06]],
    ['Requirements', 'SAP, Oracle, etc', [0.6]],
    ['Requirements', 'SAP, Oracle and similar', [0.6]],
    ['Requirements', 'Programming languages including Python and Java', [0.6]],
    ['Requirements', '3 years of experience with Python and strong SQL skills', [1, 0.15, 0.15]],
    ['Requirements', 'Five years of Java, including Spring', [1, 0.51]],
    ['Requirements', 'At least two years as a bookkeeper', [1]],
    ['Requirements', '2-4 years of bookkeeping in a bakery', [1, 0.6]],
    ['Requirements', '0-2 years of bookkeeping', [1]],
    ['Requirements', '18 months of bookkeeping', [1, 0.6]],
    ['Requirements', "Bachelor's degree in Accounting, Finance or a related field", [1]],
    ['Requirements', "Bachelor's or Master's degree in Nursing", [1]],
    ['Requirements', "Master's degree or equivalent experience in Biology", [1]],
    ['Requirements', 'PhD in Chemistry required', [1]],
    ['Requirements', 'Associate degree in Nursing', [1]],
    ['Requirements', 'High school diploma', [1]],
    ['Requirements', 'GED', [1]],
    ['Requirements', 'BS in Computer Science', [1]],
    ['Requirements', 'MS in Statistics preferred', [1]],
    ['Requirements', 'MS Office', [0.1]],
    ['Requirements', 'Culinary degree', [1]],
    ['Requirements', 'Degree: Economics', [1]],
    ['Requirements', 'Degree in Economics with Excel', [1, 0.09]],
    ['Requirements', 'MBA and CPA', [1, 0.96]],
    ['Requirements', 'Apprenticeship as a baker', [0.7]],
    ['Requirements', 'College degree', [1]],
    ['Requirements', 'Certificate in bookkeeping', [1]],
    ['Requirements', 'Registered nurse', [1.6]],
    ['Requirements', 'RN license required within 6 months of hire', [0.8]],
    ['Requirements', 'Forklift certification preferred', [1]],
    ['Requirements', 'Level 2 food safety certificate', [1.36]],
    ['Requirements', 'Teamwork', [0.06]],
    ['Requirements', 'Reliable, punctual, friendly', [0.06]],
    ['Requirements', 'Teamfähigkeit und Zuverlässigkeit', [0.06]],
    ['Requirements', 'Leadership', [0.06]],
    ['Requirements', 'Leadership of restaurant kitchens', [0.7]],
    ['Requirements', 'Excel', [0.15]],
    ['Requirements', 'Adjust programs', [0.28]],
    ['Requirements', 'English', [1]],
    ['Requirements', 'German level B2', [0.67]],
    ['Requirements', 'Python is a plus', [0.39]],
    ['Requirements', 'Kubernetes preferred', [1]],
    ['Requirements', 'Docker required, Kubernetes preferred', [1, 1]],
    ['Responsibilities', 'Bake rye bread in wood ovens', [0.64]],
    ['Responsibilities', 'Manage payroll in Excel', [0.32]],
    ['Responsibilities', 'Must have a forklift certification', [1.28]],
    ['Responsibilities', 'Experience with Excel required', [0.12]],
    ['Responsibilities', 'Three years of night work in Excel', [1, 0.07]],
    ['Responsibilities', 'Knowledge of Excel', [0.12]],
    ['Responsibilities', 'You must hold an RN license', [1.28]],
    ['Nice to have', 'Excel', [0.15]],
    ['Preferred qualifications', '3 years of Excel', [1]],
    ['Nice to have', 'RN license', [1]],
  ])('under "%s": "%s"', (heading, line, expected) => {
    expect(requirementsOf(line, heading).map(({ weight }) => Number(weight.toFixed(2)))).toEqual(expected);
  });
});

describe('the job itself', () => {
  const all = (posting: string, title?: string) => readPosting(posting, title);
  const usual = (title: string) =>
    all(`${title}\n\nRequirements\n- Python`).requirements.find(({ kind }) => kind === 'experience')?.years
      ?.min;

  it.each([
    ['Baker', 2],
    ['Senior Baker', 4],
    ['Chief Executive Officer', 8],
    ['Intern', undefined],
  ])('a posting for a %s without a number of years implies %j', (title, years) => {
    expect(usual(title)).toBe(years);
  });

  it('implies none if the posting accepts beginners', () => {
    const { requirements } = all('Head Chef\n\nRequirements\n- 0-2 years of cooking');
    expect(requirements.some(({ kind }) => kind === 'experience')).toBe(false);
  });

  it.each([
    ['Registered Nurse\nCome and care.', '', 'Registered Nurse', 'Registered Nurse'],
    ['Welcome\nJob title: Registered Nurse\n', '', 'Registered Nurse', 'Registered Nurse'],
    ['Welcome\n  Position: Registered Nurse \n', '', 'Registered Nurse', 'Registered Nurse'],
    ['Join us as REGISTERED NURSE', 'Registered Nurse', 'Registered Nurse', 'REGISTERED NURSE'],
    ['Join us', 'Registered Nurse', 'Registered Nurse', ''],
    ['\n---\n\nRegistered Nurse', '', 'Registered Nurse', 'Registered Nurse'],
    [`${'word '.repeat(15)}`, '', 'word word word word word word word word word word', ''],
    ['x'.repeat(111), '', '', ''],
  ])('%j with the title %j is a posting for %j', (posting, given, title, quoted) => {
    const read = all(posting, given);
    expect(read.title).toBe(title);
    expect(read.requirements[0]?.text ?? '').toBe(quoted);
    const { start, end } = read.requirements[0] ?? { start: 0, end: 0 };
    expect(posting.slice(start, end)).toBe(quoted);
  });

  it.each([
    ['Machine Learning Engineering', 'Machine Learning Engineer'],
    ['Registered Nurse', 'Registered Nurse'],
  ])('"%s" is read as the title %s', (work, title) => {
    expect(all('Join us', work).titles.map(({ name }) => name)).toContain(title);
  });

  it('skills from another profession weigh less', () => {
    const weight = (title: string, skill: string) =>
      all(`${title}\n\nRequirements\n- ${skill}\n`, title).requirements.find(({ kind }) => kind === 'tool')
        ?.weight ?? 0;
    expect(weight('Baker', 'Python')).toBeCloseTo(weight('Software Engineer', 'Python') * 0.6, 5);
  });
});

describe('a repeated requirement', () => {
  const requirementsIn = (posting: string) =>
    readPosting(posting, 'Developer').requirements.filter(({ kind, end }) => kind !== 'title' && end > 0);

  it('weighs more, but never more than 1.5', () => {
    const [once] = requirementsIn('Developer\n\nRequirements\n- Docker\n');
    const [twice] = requirementsIn('Developer\n\nRequirements\n- Docker\n- Experience with Docker\n');
    expect(twice?.weight).toBeCloseTo((once?.weight ?? 0) * 1.25, 5);
    const [often] = requirementsIn(
      `Developer\n\nRequirements\n${'- Docker\n- Experience with Docker\n'.repeat(6)}`,
    );
    expect(often?.weight).toBe(1.5);
  });

  it('has its highest level, whichever comes first', () => {
    const levels = (first: string, second: string) =>
      requirementsIn(`Developer\n\n${first}\n- Docker\n\n${second}\n- Docker\n`).map(({ level }) => level);
    expect(levels('Requirements', 'Nice to have')).toEqual(['must']);
    expect(levels('Nice to have', 'Requirements')).toEqual(['must']);
  });
});

describe('list items joined by "or"', () => {
  const requirementsIn = (lines: string[]) =>
    readPosting(
      `Nurse\n\nRequirements\n${lines.map((line) => `- ${line}\n`).join('')}`,
      'Nurse',
    ).requirements.filter(({ kind, end }) => kind !== 'title' && end > 0);

  it('are one requirement that spans from the first to the last', () => {
    const [choice, ...more] = requirementsIn(['RN license; or', 'BLS']);
    expect(more).toEqual([]);
    expect(choice).toMatchObject({ label: 'One of 2: RN license', text: 'RN license; or\n- BLS' });
    expect(choice?.options?.map((option) => option.map(({ label }) => label))).toEqual([
      ['RN license'],
      ['BLS'],
    ]);
  });

  it('stay two requirements without the "or"', () => {
    expect(requirementsIn(['RN license;', 'BLS'])).toHaveLength(2);
    expect(requirementsIn(['Work on the floor', 'BLS'])).not.toMatchObject([{ options: expect.anything() }]);
  });

  it('are not a choice if only one of them is a requirement', () => {
    expect(
      requirementsIn(['We are an equal opportunity employer, or', 'BLS']).map(({ label }) => label),
    ).toEqual(['BLS']);
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
    expect(requirementsOf(line, 'Requirements').map(({ kind }) => kind)).toEqual(['trait']);
  });
});

it.each([
  ['Level 3 food safety certificate', 3],
  ['Food safety certificate', undefined],
])('%j asks for level %j', (line, level) => {
  expect(requirementsOf(line, 'Requirements')[0]?.grade?.level).toBe(level);
});

it.each([
  ["Bachelor's degree or equivalent", true],
  ["Bachelor's degree or relevant experience", true],
  ["Bachelor's degree or related work experience", true],
  ["Bachelor's degree or similar professional experience", true],
  ["Bachelor's degree or proven practical experience", true],
  ["Ten years in lieu of a bachelor's degree", true],
  ["Bachelor's degree and relevant experience", false],
])('%j takes experience instead: %j', (line, takes) => {
  const degree = requirementsOf(line, 'Requirements').find(({ kind }) => kind === 'education')?.degree;
  expect(degree?.orEquivalent).toBe(takes);
});
