import { describe, expect, it } from 'vitest';
import type { FitResult } from '../../shared/results/fit-result.ts';
import { fit as compare } from '../fit.ts';

const today = '2026-11-22';

type Texts = { job: string; asked: string[]; lines: string[] };

function resultOf({ job, asked, lines }: Texts): FitResult {
  const posting = `${job}\n\nRequirements\n${asked.map((line) => `- ${line}`).join('\n')}`;
  return compare({ posting, resume: `Dana Fox\n\n${lines.join('\n')}`, today });
}

const met = ({ keyMatches }: FitResult) => keyMatches.map(({ requirement }) => requirement.label);
const missing = ({ gaps }: FitResult) => gaps.map(({ requirement }) => requirement.label);

const technician: Texts = {
  job: 'Maintenance Technician',
  asked: ['Experience with PLC troubleshooting', 'Blueprint reading', 'Plant maintenance'],
  lines: [
    'Experience',
    'Maintenance Technician, Cobble Mills, 2016 - present',
    '- Troubleshot Allen-Bradley PLC faults',
  ],
};

const dentalAssistant: Texts = {
  job: 'Dental Assistant',
  asked: ['Eaglesoft or similar', 'Expose and interpret digital radiographs'],
  lines: [
    'Experience',
    'Dental Assistant, Bright Dental, 2017 - present',
    '- Scheduled patients in Dentrix',
    '- Take digital X-rays',
  ],
};

describe('a requirement is called what the posting calls it', () => {
  it('PLC troubleshooting is not PLC programming', () => {
    expect([...met(resultOf(technician)), ...missing(resultOf(technician))]).toContain('PLC troubleshooting');
  });

  it('plant maintenance is not preventive maintenance', () => {
    expect([...met(resultOf(technician)), ...missing(resultOf(technician))]).toContain('Plant maintenance');
  });
});

describe('is met', () => {
  it.each<[string, Texts, string]>([
    ['"or similar" by another program of its kind', dentalAssistant, 'Eaglesoft or similar'],
    ['radiographs by X-rays', dentalAssistant, 'Expose and interpret digital radiographs'],
    [
      'a certificate that is written with a hyphen',
      {
        job: 'Kitchen Manager',
        asked: ['Serv-Safe Manager Certified', 'Line cooking'],
        lines: ['Experience', 'Sous Chef, Ember, 2017 - present', 'Certifications', 'ServSafe Manager'],
      },
      'Serv-Safe Manager',
    ],
    [
      'a language named beside another one',
      {
        job: 'Front Desk Agent',
        asked: ['Check guests in', 'Fluent Spanish'],
        lines: [
          'Experience',
          'Agent, Hotel Quay, 2019 - present',
          'Languages',
          'Bilingual English and Spanish',
        ],
      },
      'Spanish',
    ],
    [
      'REST by REST interfaces',
      {
        job: 'Backend Engineer',
        asked: ['REST', 'PostgreSQL'],
        lines: ['Experience', 'Backend Engineer, Tarn, 2018 - present', '- Built REST interfaces'],
      },
      'REST APIs',
    ],
  ])('%s', (_, texts, label) => {
    expect(met(resultOf(texts))).toContain(label);
  });
});

describe('is not met', () => {
  it.each<[string, Texts, string]>([
    [
      'a medical coder’s certificate by a plant operator’s card',
      {
        job: 'Medical Coder',
        asked: ['CPC certification', 'ICD-10 coding'],
        lines: [
          'Experience',
          'Plant Tester, Marl Quarries, 2015 - present',
          'Certifications',
          'CPCS card A58',
        ],
      },
      'CPC certification',
    ],
    [
      'years of project management by years in a warehouse',
      {
        job: 'Project Manager',
        asked: ['5 years of project management', 'MS Project'],
        lines: [
          'Experience',
          'Warehouse Associate, Tall Pine, January 2017 - October 2024',
          '- Packed orders',
        ],
      },
      '5 years of project management',
    ],
    [
      'years as an accountant by years as a key account manager',
      {
        job: 'Accountant',
        asked: ['Three years as an accountant', 'General ledger'],
        lines: ['Experience', 'Key Account Manager, Lumen Foods, 2015 - present', '- Grew retail accounts'],
      },
      'Three years as an accountant',
    ],
    [
      'a licence whose name begins with the job’s title',
      {
        job: 'Journeyman Electrician',
        asked: ['Journeyman electrician license required', 'Conduit bending'],
        lines: ['Experience', 'Electrician’s Helper, Volt, 2023 - present', '- Carried wire and tools'],
      },
      'Journeyman electrician license',
    ],
  ])('%s', (_, texts, label) => {
    expect(missing(resultOf(texts))).toContain(label);
  });
});

it('a line that only announces others is never quoted', () => {
  const { keyMatches, gaps } = resultOf({
    job: 'Developer',
    asked: ['College projects in teams', 'Python'],
    lines: [
      'Experience',
      'Developer, Elm, 2019 - present',
      'Most accomplished college projects:',
      '- Python games in teams',
    ],
  });
  const quotes = [...keyMatches, ...gaps].flatMap(({ evidence }) => evidence.map(({ text }) => text));
  expect(quotes.join()).toContain('Python games');
  expect(quotes.join()).not.toContain('accomplished');
});

describe('is asked once', () => {
  it.each([
    ['years and what they are in', '5 years of project management', ['5 years of project management']],
    [
      'a list of examples in brackets',
      'Three years of sales (retail, banking, I don’t mind which)',
      ['Three years of sales (retail, banking, I don’t mind which)'],
    ],
  ])('%s', (_, line, expected) => {
    const result = resultOf({
      job: 'Manager',
      asked: [line],
      lines: ['Experience', 'Baker, Ember, 2017 - present', '- Baked'],
    });
    expect([...met(result), ...missing(result)]).toEqual(expected);
  });
});

it('sentences without a blank between them are quoted one by one', () => {
  const { keyMatches } = resultOf({
    job: 'Teacher',
    asked: ['Writing daily lesson plans', 'First aid'],
    lines: [
      'Experience',
      'Teacher, Quillstone School, March 2017 - June 2025',
      'Gave minor first aid to students who were hurt in the yard.Wrote daily and weekly lesson plans.Kept the register of the class in good order and spoke with parents about what was in it.Took part in all school trips.',
    ],
  });
  const quotes = keyMatches.flatMap(({ evidence }) => evidence.map(({ text }) => text));
  expect(quotes).toContain('Wrote daily and weekly lesson plans.');
});

it('a sentence that the résumé wraps is quoted whole', () => {
  const { keyMatches } = resultOf({
    job: 'Welder',
    asked: ['TIG welding of stainless steel', 'Reading blueprints'],
    lines: [
      'Experience',
      'Welder, Quillstone Fabrication, March 2017 - June 2025',
      'Responsible for all repairs of the frames and of the railings in the shop, and for the TIG welding of',
      'stainless steel tanks and pipes for dairies.',
      'Kept the tools in good order and trained the new people who came to the shop in every summer of those years.',
      'Ordered gas and rods.',
    ],
  });
  const quotes = keyMatches.flatMap(({ evidence }) => evidence.map(({ text }) => text));
  expect(quotes.some((quote) => /TIG welding of\nstainless steel/.test(quote))).toBe(true);
});

it('a high school diploma is not quoted beside the degree that is asked for', () => {
  const { keyMatches } = resultOf({
    job: 'Engineer',
    asked: ["Bachelor's degree in engineering", 'Reading blueprints'],
    lines: [
      'Education',
      'High School Diploma, Mathematics and Engineering, Quillstone High School, 2012',
      'Bachelor of Engineering, Quillstone University, 2017',
    ],
  });
  const [degree] = keyMatches.filter(({ requirement }) => requirement.kind === 'education');
  expect(degree?.evidence.map(({ text }) => text).join()).toContain('Bachelor of Engineering');
  expect(degree?.evidence.map(({ text }) => text).join()).not.toContain('High School');
});

it('a program is shown by its own name rather than by one that is close to it', () => {
  const { keyMatches } = resultOf({
    job: 'Social Media Manager',
    asked: ['Experience with Sprout Social', 'Video editing'],
    lines: ['Skills', 'Video marketing', 'Hootsuite', 'SproutSocial', 'Drupal'],
  });
  const [program] = keyMatches.filter(({ requirement }) => requirement.label === 'Sprout Social');
  expect(program).toMatchObject({ how: 'also called SproutSocial', evidence: [{ text: 'SproutSocial' }] });
});

it('the work that somebody would like shows nothing', () => {
  const lines = ['Experience', 'Baker, Ember, 2017 - present', '- Baked rye bread for three shops'];
  const job = { job: 'Shop Manager', asked: ['Team leadership', 'Baking'] };
  const plain = resultOf({ ...job, lines });
  const seeking = resultOf({ ...job, lines: ['Seeking a shop manager role in team leadership', ...lines] });
  expect(seeking.fitScore).toBe(plain.fitScore);
  expect(missing(seeking)).toContain('Team leadership');
});

it.each([
  ['2008 - 2012', '0 years counted of 1 year'],
  ['January 2026 - present', '0.9 years counted of 1 year'],
  ['2008 - present', '3 years counted of 1 year'],
])('work from %s counts as far as it is recent', (dates, how) => {
  const asked = 'One year of welding within the last three (3) years';
  const { keyMatches, gaps } = resultOf({
    job: 'Welder',
    asked: [asked, 'Reading blueprints'],
    lines: ['Experience', `Welder, Quillstone Fabrication, ${dates}`, '- Welded steel frames'],
  });
  const [years] = [...keyMatches, ...gaps].filter(({ requirement }) => requirement.kind === 'experience');
  expect(years?.how).toBe(how);
});

it('years of leading people quote where people were led', () => {
  const { keyMatches } = resultOf({
    job: 'Branch Manager',
    asked: ['At least two years supervising others', 'Cash handling'],
    lines: [
      'Experience',
      'Branch Manager, Quillstone Bank, 2015 - present',
      '- Resolved what two or more others at the branch at least complained of',
      '- Managed a team of eleven tellers',
    ],
  });
  const [years] = keyMatches.filter(({ requirement }) => requirement.kind === 'experience');
  expect(years?.evidence.map(({ text }) => text).join()).toContain('Managed a team of eleven tellers');
});

it('a hobby shows only what it names', () => {
  const lines = ['Skills', 'Blueprint reading', 'Interests', 'Traveling, tennis, detailed drawings of trees'];
  const { keyMatches, gaps } = resultOf({
    job: 'Engineer',
    asked: ['Create detailed drawings of machine parts', 'Blueprint reading'],
    lines,
  });
  const quotes = [...keyMatches, ...gaps].flatMap(({ evidence }) => evidence.map(({ text }) => text));
  expect(quotes.join()).not.toContain('tennis');
});

it('a degree is quoted where years would do as well', () => {
  const resume =
    'Ann Lee\n\nExperience\n\nClerk, Elm Works, 2010 - present\n- Kept the books\n\nEducation\n\nBA English, Elm University, 2009\n';
  const posting =
    "Clerk\n\nRequirements\n- Bachelor's degree or equivalent practical experience\n- Bookkeeping\n";
  const { keyMatches } = compare({ resume, posting, title: 'Clerk', today: '2026-11-26' });
  const match = keyMatches.find(({ requirement }) => requirement.kind === 'education');
  expect(match?.evidence[0]?.text).toMatch(/^BA English/);
  expect(match?.how).toBe('degree');
});

it('who led nobody is not told that leading is said in the same words', () => {
  const resume = 'Ann Lee\n\nExperience\n\nSales Representative, Elm Works, 2010 - present\n- Sold rye\n';
  const posting = 'Sales Lead\n\nRequirements\n- Supervises sales representatives\n- Rye\n';
  const { gaps } = compare({ resume, posting, title: 'Sales Lead', today: '2026-11-26' });
  expect(gaps.map(({ how }) => how)).not.toContain('exact');
});
