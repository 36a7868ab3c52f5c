import { describe, expect, it } from 'vitest';
import { readPosting } from '../../../read-posting.ts';
import { ALL_ASKED } from '../../../relevance/relevance.fixtures.ts';

/** What one bullet asks for, if every bullet is asked and equally important. */
const asked = (line: string): string[] =>
  readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED)
    .requirements.slice(1)
    .map(({ kind, label, options }) => `${kind}: ${label}${options ? ` [${options.length}]` : ''}`);

describe('two lists of examples in one sentence', () => {
  it.each<[line: string, first: string, second: string]>([
    [
      'Web frameworks like Django and databases such as MongoDB, GraphQL',
      'tool: Django',
      'skill: Databases (MongoDB, GraphQL)',
    ],
    [
      'Backend languages such as Java or Go, and cloud computing like AWS',
      'skill: Backend languages such as Java or Go',
      'skill: Cloud computing (AWS)',
    ],
    [
      'Modeling (eg. Python, R) and/or database languages (eg. SQL)',
      'tool: Python or R',
      'skill: Databases (SQL)',
    ],
    [
      'Scripting languages (e.g., Python), cloud platforms (e.g., AWS, Azure)',
      'skill: Scripting languages (e.g., Python)',
      'skill: Cloud platforms (e.g., AWS, Azure)',
    ],
    [
      'Systems such as PACS and EMR and standards such as HL7 and DICOM',
      'skill: PACS and EMR',
      'tool: Standards such as HL7 and DICOM',
    ],
    [
      'Three years with statistics tools such as R, and scripting languages such as Python or Scala',
      'experience: Three years with statistics tools such as R, and scripting languages such as Python or …',
      'skill: Scripting languages such as Python or Scala',
    ],
  ])('are two requirements: %s', (line, ...expected) => {
    expect(asked(line)).toEqual(expected);
  });

  it.each([
    ['tool: Microsoft Excel', 'Tools like Excel and friendly words like please'],
    ['skill: Cloud platforms like AWS and Azure', 'Cloud platforms like AWS and Azure'],
  ])('but not if one of them names nothing: %s', (expected, line) => {
    expect(asked(line)).toEqual([expected]);
  });
});

describe('examples of one thing', () => {
  it.each([
    'Statistical tests like ANOVA, chi-square, Tukey tests',
    'Classes like video production, movie making, robot building',
  ])('are one requirement: %s', (line) => {
    expect(asked(line).map((one) => one.replace(/^\w+: /, ''))).toEqual([line]);
  });

  it('are of what stands right before them', () => {
    expect(asked('Data science to support functions such as sales, marketing')[0]).toBe(
      'skill: Data science',
    );
  });

  it('of the work of some years are not asked by themselves', () => {
    const years = 'Five years of electrical work, such as motors, transformers and power distribution';
    expect(asked(years)).toEqual([`experience: ${years}`]);
  });
});

it('a choice of industries beside years is one requirement', () => {
  const line = 'Three years of accounting in one of the following industries: aerospace, banking, retail';
  expect(asked(line)).toEqual([`experience: ${line}`, 'skill: Aerospace, Banking or Retail [3]']);
});

it.each(['Upon appointment, must furnish an automobile, properly insured', 'Rye; including knowledge of:'])(
  'what is left of a sentence is no requirement: %s',
  (line) => {
    expect(asked(line)).toEqual([]);
  },
);

it('what is offered to choose from may begin with what nobody knows', () => {
  expect(asked('One or more of these industries: rye / data security, insurance, consulting')).toHaveLength(
    1,
  );
});

it('one or more tools of a kind are a choice', () => {
  expect(asked('One or more programming languages R, Python, MATLAB, Java')).toEqual([
    'skill: Programming languages (R, Python), MATLAB or Java [3]',
  ]);
  expect(asked('At least one relational database and one data visualization tool')).toHaveLength(2);
});

it('what is asked ends before the rest of which nothing is named', () => {
  expect(asked('Grammar usage in letters; and other necessary knowledge, skills and abilities')).toEqual([
    'skill: Grammar usage in letters',
  ]);
});

it('of the work of some years, it makes no difference where it was', () => {
  const years = 'Five years of investigations, whether in claims adjusting or in law enforcement';
  expect(asked(years)).toEqual([`experience: ${years}`]);
});

it.each([
  ['skill: State laws governing child welfare', 'State laws governing child welfare'],
  ['skill: Electrical codes related to construction', 'Electrical codes related to construction'],
  ['tool: Microsoft Excel', 'Our finance team lives in Excel'],
])('a name is asked with what it is about, and not for a team that has it: %s', (expected, line) => {
  expect(asked(line)).toEqual([expected]);
});

it('what is asked ends before that also where a comma stands', () => {
  expect(asked('Grammar usage in letters, and other necessary knowledge, skills and abilities')).toEqual([
    'skill: Grammar usage in letters',
  ]);
});

it('what a line is about is not asked beside what it says', () => {
  expect(asked('Teacher certification: a TEFL, TESOL or CELTA certificate')).toHaveLength(1);
  expect(asked('Certification: PMP or CAPM')).toEqual(['certification: PMP or CAPM']);
});

it.each([
  'First aid sufficient to treat minor wounds and burns',
  'Word processing sufficient to prepare budgets and grant proposals',
])('how well something must be known is no more to know: %s', (line) => {
  expect(asked(line).map((one) => one.replace(/^\w+: /, ''))).toEqual([line]);
});

it('what stands behind "Nice to have:" is a bonus', () => {
  const read = readPosting(
    'Baker\n\nRequirements\nMust bake rye bread. Nice to have: pretzels; Spanish\n',
    'Baker',
  );
  const levels = read.requirements.map(({ label, level }) => `${label}: ${level}`);
  expect(levels).toEqual(expect.arrayContaining(['Pretzels: nice', 'Spanish: nice']));
});

it.each([
  ['tool: Web frameworks (Django or Express)', 'Experience with web frameworks, e.g. Django or Express'],
  ['tool: Python or SQL', 'Tools such as Python or SQL'],
])('a choice is called by what it is a choice of: %s', (expected, line) => {
  expect(asked(line)).toEqual([expected]);
});
