import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';
import { ALL_ASKED } from './relevance/relevance.fixtures.ts';

const read = (text: string, title = 'Baker') => readPosting(text, title, ALL_ASKED);
const rowsOf = (text: string, title?: string): string[] =>
  read(text, title)
    .requirements.slice(1)
    .map(({ level, kind, label }) => `${level} ${kind}: ${label}`);
/** What one bullet asks, if every bullet is asked: "level kind: label". */
const askedIn = (line: string, heading = 'Requirements'): string[] =>
  rowsOf(`Baker\n\n${heading}\n- ${line}\n`);

describe('a list that says there are more of the kind is one choice', () => {
  it.each([
    ['Node, Go, Ruby or something comparable', ['must tool: Node, Go or Ruby']],
    [
      'Backup software - Veeam, Datto, Rubrik, or similar',
      ['must tool: Backup software - Veeam, Datto, Rubrik, or similar'],
    ],
    [
      'Sales methodologies (MEDDIC, Challenger, Sandler, you name it)',
      ['must skill: Sales methodologies (MEDDIC, Challenger, Sandler, you name it)'],
    ],
    [
      'Experience in retail, manufacturing or a similarly busy operation',
      ['must skill: Retail, Manufacturing or similar'],
    ],
    [
      'Background in property management, real estate, construction or field service',
      ['must skill: Property management, Real estate or Construction'],
    ],
    ['SQL or a BI tool', ['must tool: SQL or a BI tool']],
    ['Munis or a similar financial/ERP system', ['must tool: Munis or a similar financial/ERP system']],
    ['Lean or Six Sigma Yellow/Green Belt', ['must skill: Lean or Six Sigma Yellow/Green Belt']],
    ['SIEM/EDR (CrowdStrike, SentinelOne)', ['must tool: SIEM/EDR (CrowdStrike, SentinelOne)']],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });
});

describe('a name is not cut', () => {
  it.each([
    [
      'POS systems and retail reporting tools',
      ['must tool: POS systems', 'must skill: Retail reporting tools'],
    ],
    [
      'Furniture, décor or garden experience is helpful but not necessary',
      ['nice skill: Furniture, décor or garden experience'],
    ],
    ['BSN preferred, or willingness to complete a BSN within 5 years', ['preferred education: BSN']],
    [
      'Must be certified, or able to become certified, on reach trucks and sit-down forklifts',
      ['must skill: Reach truck', 'must skill: Sit-down forklifts'],
    ],
    ['Spanish would be wonderful but isn’t required', ['nice language: Spanish']],
    ['Mini split experience, we’re doing more and more of it', ['must skill: Mini split']],
    ['Startup experience – we move fast and break ovens', ['must skill: Startup experience']],
    [
      'Communication and presentation skills, both written and verbal',
      ['must skill: Presentation skills', 'must trait: Written and verbal communication'],
    ],
    ['Critical care or step-down', ['must skill: Critical care or step-down']],
    [
      'Types 35 wpm and basic computer literacy',
      ['must skill: Types 35 wpm', 'must tool: Basic computer literacy'],
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });

  it('and is quoted with its closing bracket', () => {
    const { requirements } = read('Baker\n\nRequirements\n- Excel (pivot tables, VLOOKUP)\n');
    expect(requirements.slice(1).map(({ text }) => text)).toEqual(['Excel (pivot tables, VLOOKUP)']);
  });
});

describe('a level belongs to its own part', () => {
  it.each([
    [
      "High school diploma or GED; bachelor's degree in law, business or similar preferred (or equivalent experience)",
      [
        'must education: High school diploma or GED',
        "preferred education: bachelor's degree in law, business or similar",
      ],
    ],
    ['Rye experience gets our attention', ['nice skill: Rye experience gets our attention']],
    [
      'Three years in bakeries, including no less than one year leading people',
      ['must experience: Three years in bakeries', 'must experience: No less than one year leading people'],
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });

  it('and a heading that reassures gives the level of its list', () => {
    expect(askedIn('Rye bread', 'Nice to have, but please don’t let this stop you from applying')).toEqual([
      'nice skill: Rye bread',
    ]);
  });
});

describe('is not asked', () => {
  it.each([
    [
      'the title again',
      'Registered Nurse (RN) – Oak Unit – Full Time Nights',
      'Registered Nurse - Oak (Nights)',
    ],
    ['the title in an ad', 'HVAC Service Tech wanted - Elm Heating & Air (Leeds)', 'HVAC Service Technician'],
    ['how the employer has grown', 'We’ve gone from 40 to 260 bakeries in three years.'],
    ['how many they are', 'We’re profitable, 85 people strong, and obsessed with bread.'],
    ['what the team is like', 'It’s a close-knit team: bakers sit in on tastings.'],
    ['what the product has', 'Bread, rolls, cakes and coffee in one place.'],
    ['the number of a requisition', 'Workday Job Requisition JR-20931 | Full time | Posted Yesterday'],
    ['whom one will know', 'You’ll know the miller by name, and the owner too.'],
    ['what recent graduates may be', 'New graduates may be hired as a Baker I.'],
  ])('%s: %s', (_, line, title = 'Baker') => {
    expect(rowsOf(`${line}\n\nRequirements\n- Rye bread\n`, title)).toEqual(['must skill: Rye bread']);
  });

  it.each([
    [
      'what is said of the employer behind it',
      'Rye bread. We’re async by default and most decisions happen in docs',
    ],
    ['what is left beside a condition', 'Rye bread\n- Valid driver’s license, you’ll be in our truck'],
    ['an age beside its reason', 'Rye bread\n- 23 years of age or older due to insurance'],
  ])('%s', (_, lines) => {
    expect(askedIn(lines)).toEqual(['must skill: Rye bread']);
  });
});

it('a place is told with its name', () => {
  const { conditions } = read(
    'Baker\n\nRequirements\n- Rye bread\n\nMust reside in, or be willing to relocate to, the Oakville area.\n',
  );
  expect(conditions.map(({ label }) => label)).toEqual([
    'Must reside in, or be willing to relocate to, the Oakville area',
  ]);
});

describe('a sentence is read to its end', () => {
  it.each([
    ['Culinary school, cool, but we honestly don’t care', []],
    ['A combination of education and experience may be considered', []],
    ['Applications without a portfolio can’t be considered', []],
    [
      'Making pasta would make us very happy but we can teach all that',
      ['nice skill: Making pasta would make us very happy but we can teach all that'],
    ],
    [
      'Two years on a hot line in a high volume kitchen (220 covers on a Saturday)',
      ['must experience: Two years on a hot line in a high volume kitchen (220 covers on a Saturday)'],
    ],
    [
      'Licensure as a Social Worker (LSW) by the Minnesota Board of Social Work',
      ['must certification: Licensure as a Social Worker (LSW) by the Minnesota Board of Social Work'],
    ],
    [
      'Communication skills, basic computer or smartphone skills',
      ['must trait: Communication skills', 'must tool: Basic computer'],
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });

  it('and hours to theirs', () => {
    const { conditions } = read(
      'Baker\n\nRequirements\n- Rye bread\n- Must be available to work any shift between 7:30 a.m. and 8:00 p.m.\n',
    );
    expect(conditions.map(({ label }) => label)).toEqual([
      'Must be available to work any shift between 7:30 a.m. and 8:00 p.m',
    ]);
  });
});

describe('a list below words of its own', () => {
  const levelsIn = (body: string) =>
    readPosting(`Summer Intern\n\nElm Labs builds sensors.\n\n${body}\n`, 'Summer Intern')
      .requirements.slice(1)
      .map(({ level, label }) => `${level}: ${label}`);

  it('is no more required than the wishes it stands among', () => {
    expect(
      levelsIn(
        'Preferred Qualifications\n• Experience with machine learning algorithms, such as:\n• Clustering\n• Experience with common tools, such as:\n• NumPy\n• Pandas\n• Knowledge of cloud tools',
      ),
    ).toEqual(['preferred: Clustering', 'preferred: NumPy', 'preferred: Pandas', 'preferred: Cloud tools']);
  });

  it('is a choice as far as its numbers go', () => {
    const labels = levelsIn(
      'Requirements\n• Be very familiar with at least one of the following:\n(1) information retrieval\n(2) recommendation systems\n(3) natural language processing\n• Python',
    );
    expect(labels).toHaveLength(2);
    expect(labels[0]).toMatch(/or one of 2 others|or .*natural language/i);
    expect(labels[1]).toBe('must: Python');
  });

  it('may be a choice of what stands "below"', () => {
    expect(
      levelsIn(
        'Specialties (they need to be proficient in at least one of the two below):\n• Obstetrics\n• Urology\n\nWhat you do\n• Educate physicians about coding',
      ),
    ).toEqual([
      expect.stringMatching(/Obstetrics.*(?:or|Urology)/i),
      'must: Educate physicians about coding',
    ]);
  });

  it('may be introduced by what a candidate should', () => {
    expect(levelsIn('About us\n\nA great candidate for this should:\n• Know Python')).toEqual([
      'must: Python',
    ]);
  });
});

describe('nothing is asked', () => {
  it.each([
    'All parents deserve an equal chance to choose the best classes for their child’s needs.',
    'Every student should have access to an education that empowers them to succeed.',
    'You will be working with top AI researchers to explore unlimited career space.',
    'Elm is among the leading global beauty companies, with some of the most iconic and desired brands.',
    'gcDHnUYbCs',
    'bc',
  ])('by "%s"', (line) => {
    expect(rowsOf(`Baker\n\nRequirements\n• Python\n\n${line}`)).toEqual(['must tool: Python']);
  });

  it('below the perks of a company', () => {
    const posting = 'Baker\n\nRequirements\n• Python\n\nH2O.ai Perks!\n• Flexible work hours and time off.';
    const { requirements } = readPosting(posting, 'Baker');
    expect(requirements.slice(1).map(({ label }) => label)).toEqual(['Python']);
  });
});
