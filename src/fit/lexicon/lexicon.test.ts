import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTerms, findMentions, termById } from './lexicon.ts';

const names = (text: string) => findMentions(text).map(({ term }) => term.name);

describe('what the lexicon holds', () => {
  it('knows at least 4,000 skills and tools over at least 70 professions', () => {
    const things = allTerms().filter(({ kind }) => kind === 'skill' || kind === 'tool');
    expect(things.length).toBeGreaterThanOrEqual(4_000);
    expect(new Set(things.flatMap(({ professions }) => professions)).size).toBeGreaterThanOrEqual(70);
  });

  it('contains every file of the data folder', () => {
    const files = readdirSync(new URL('./data', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .map((path) => basename(path, '.json'));
    const known = new Set(allTerms().flatMap(({ professions }) => professions));
    expect(files.filter((file) => !known.has(file))).toEqual([]);
  });

  it('links only to terms that exist', () => {
    const missing = allTerms().flatMap((term) =>
      [...term.families, ...term.near.map(({ id }) => id)].filter((id) => !termById(id) || id === term.id),
    );
    expect(missing).toEqual([]);
  });

  it('gives products of the same kind credit for each other', () => {
    const near = termById('clio')?.near.find(({ id }) => id === 'mycase');
    expect(near?.credit).toBeGreaterThan(0);
    expect(near?.credit).toBeLessThan(1);
  });

  it('has no circular families', () => {
    const reaches = (id: string, target: string, seen = new Set<string>()): boolean =>
      (termById(id)?.families ?? []).some((family) => {
        if (family === target) return true;
        if (seen.has(family)) return false;
        return reaches(family, target, seen.add(family));
      });
    expect(
      allTerms()
        .filter(({ id }) => reaches(id, id))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe('short names and names with symbols', () => {
  it.each([
    ['We write C++, C# and Go.', ['C++', 'C#', 'Go']],
    ['Experience with C and R required', ['C', 'R']],
    ['.NET, ASP.NET and Node.js', ['.NET', 'ASP.NET', 'Node.js']],
    ['AI and UX', ['Artificial intelligence', 'User experience design']],
    ['RN, BLS and ACLS', ['RN license', 'BLS', 'ACLS']],
    ['CPA, SQL', ['CPA', 'SQL']],
    ['Node JS / NodeJS', ['Node.js', 'Node.js']],
    ['CI/CD with Jenkins', ['CI/CD', 'Jenkins']],
    ['Python and R for statistics', ['Python', 'R', 'Statistics']],
    ['Word, Excel, PowerPoint', ['Microsoft Word', 'Microsoft Excel', 'Microsoft PowerPoint']],
    ['Type letters in Word.', ['Microsoft Word']],
    ['Grew in Word of mouth campaigns.', []],
    ['Professional Engineer (Civil), California', ['PE license']],
    ['Registration as a Civil Engineer with the Board for Professional Engineers', ['PE license']],
    ['Moved containerized services to the cloud.', ['Containers']],
    ['RN, NPD-BC', ['RN license', 'ANCC certification']],
    ['Drafts outreach with Claude, ChatGPT', ['Claude', 'ChatGPT']],
    ['Sold prints by Claude Monet', []],
    ['Epic EMR experience', ['Epic']],
    ['QuickBooks or Sage', ['QuickBooks', 'Sage accounting']],
  ])('sees them in %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    'Please go to our site and go above and beyond',
    'You will excel in this role, in other words: access to growth',
    'An express train in spring, swift as the rest of us',
    'The word was that the outlook is good for both teams',
    'Vitamin C and plan B',
    'Section R of the form; it is a can of worms',
    'A sage cook makes rest days epic',
    'She reports to the director, all the more',
    'Sold as is, twice daily; a medical matter',
    'Acting manager with a full pipeline',
    'Indeed, tens of thousands came',
  ])('does not see them in %j', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('does not see C or R in R&D, nor Java in JavaScript', () => {
    expect(names('R&D, A/B')).not.toContain('R');
    expect(names('JavaScript')).toEqual(['JavaScript']);
  });
});

describe('the place of a name', () => {
  it('is quoted as written', () => {
    const text = 'Must have: Post­greSQL, amazon web services\nand\n“Power BI”.';
    for (const { start, end, term } of findMentions(text)) {
      expect(text.slice(start, end).length).toBeGreaterThan(0);
      expect(['PostgreSQL', 'AWS', 'Power BI']).toContain(term.name);
    }
    expect(findMentions(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Post­greSQL',
      'amazon web services',
      'Power BI',
    ]);
  });

  it('is that of the longest name', () => {
    expect(names('Microsoft SQL Server')).toEqual(['Microsoft SQL Server']);
    expect(names('registered nurse license')).toEqual(['RN license']);
  });

  it('may span a line break but not an empty line', () => {
    expect(names('machine\nlearning')).toEqual(['Machine learning']);
    expect(names('machine\n\nlearning')).not.toContain('Machine learning');
  });

  it('is found in British and American spelling, singular and plural', () => {
    expect(names('organisational behaviour of relational database')).toContain('Relational databases');
    expect(names('paediatric nursing')).toEqual(names('pediatric nursing'));
  });

  it('gets through a million characters', () => {
    const text = 'Java, Go and C, go to market; SQL Server is a database. '.repeat(18_000);
    expect(findMentions(text).length).toBeGreaterThan(18_000);
  });
});

describe('names that are also words', () => {
  it.each([
    ['Used Excel daily', ['Microsoft Excel']],
    ['Spark, Flink and Beam', ['Apache Spark', 'Apache Flink', 'Apache Beam']],
    ['Hoyer lift, gait belt', ['Patient lifts', 'Mobility assistance']],
    ['BQA certified', ['Beef Quality Assurance']],
    ['AI for the dairy', ['Livestock management']],
    ['TMS for freight', ['Transportation management systems', 'Freight']],
    ['AWS Certified Security – Specialty', ['AWS Certified Security Specialty']],
    ['Mechanical Journeyman #118', ['Journeyman license']],
    ['IAED Emergency Medical Dispatcher', ['EMD certification']],
    ['Audits after ISO 27701 and the CCPA', ['ISO 27701', 'CCPA']],
    ['A CDL with a school bus endorsement', ['CDL', 'CDL school bus endorsement']],
    ['Coded interviews in ATLAS.ti and NVivo', ['ATLAS.ti', 'NVivo']],
    ['ARRT, RT(R) since 2019', ['ARRT', 'RT(R)']],
    ['Drew an atlas (ti, no)', []],
    ['Skilled in SQL, Excel and Linux', ['SQL', 'Microsoft Excel', 'Linux']],
    ['Skilled in Excel and email', ['Microsoft Excel']],
    ['The ability to Excel and grow', []],
    ['Skilled, proficient and ready to Excel and grow', []],
    ['A journeyman license in plumbing', ['Journeyman license', 'Plumbing']],
    ['- R', ['R']],
    ['Worked in Swift Current', []],
    ['Played a sonata in C major', []],
    ['Went there with R. Smith', []],
    ['Big Data Pipelines', ['Big data']],
    ['A mill in Leeds', []],
    ['A mill with LEED Gold', ['LEED']],
  ])('"%s"', (text, found) => expect(names(text)).toEqual(found));
});

describe('a name in its context', () => {
  it.each([
    ['Pay is $18/HR', []],
    ['Experience in HR', ['Human resources']],
    ['Strong Excel; you will live in it', ['Microsoft Excel']],
    ['Maintained Excel based templates', ['Microsoft Excel']],
    ['People who excel here', []],
    ['Supervised two clerks and a student', ['Team leadership']],
    ['Supervised the construction of an oven', ['Construction']],
    ['Worked under the supervision of a nurse', []],
    ['Strong management skills', ['Team leadership']],
    ['Strong time management skills', []],
    ['On time, management skills', ['Team leadership']],
    ['Member of the National Payroll Association', []],
    ['Studied at the Welding Institute', []],
    ['Welding for an institute', ['Welding']],
    ['Searched titles for deeds', ['Title examination']],
    ['An adept communicator', ['Verbal communication']],
    ['Communicates orally and in writing', ['Written communication']],
  ])('%j: %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe('everyday work', () => {
  it.each([
    ['Greeted patrons at the door', 'Customer service'],
    ['Assists guests with luggage', 'Customer service'],
    ['Handled cash and balanced the drawer', 'Cash handling'],
    ['Scheduled appointments for four dentists', 'Appointment scheduling'],
    ['Led a crew of nine', 'Team leadership'],
    ['Training new hires each month', 'Training and development'],
    ['Gave presentations to parents', 'Public speaking'],
    ['Hosted events for alumni', 'Event planning'],
    ['Ordered supplies for the ward', 'Office supplies ordering'],
  ])('is known in its forms: %s', (line, skill) => {
    expect(names(line)).toContain(skill);
  });
});

describe('what somebody did', () => {
  it.each([
    'Tutored four children',
    '- Audited the books\n- Tutored four children',
    'Taught and tutored children',
    'Taught rye, tutored children',
    'Patiently tutored children',
    'Elm Mill Ohio Tutored children',
  ])('shows the skill: %s', (text) => {
    expect(names(text)).toContain('Tutoring');
  });

  it.each([
    'the tutored child',
    'by tutored children',
    'a list of\ntutored children',
    'Elm Mill Tutored Children',
  ])('is not said by the same word elsewhere: %s', (text) => {
    expect(names(text)).not.toContain('Tutoring');
  });

  it('is not said by what is recent, actual or by others', () => {
    expect(names('Newly tutored children')).not.toContain('Tutoring');
    expect(names('Analyze actual and budgeted expenses')).not.toContain('Budgeting');
    expect(names('Tutored by her sister')).not.toContain('Tutoring');
  });

  it('is found behind any number of adverbs in little time', () => {
    expect(names(`${'very patiently '.repeat(20_000)}tutored`)).toEqual([]);
  });

  it('is not what the verb means before another word', () => {
    expect(names('Catered weddings for nine families')).toContain('Catering');
    expect(names('Catered to the needs of guests')).not.toContain('Catering');
  });
});

describe('a name that needs words of its own', () => {
  it('counts beside one of them, and alone in a line of a list', () => {
    expect(names('Shop drawings, submittals and samples')).toContain('Construction documents');
    expect(names('the submittal of an application')).not.toContain('Construction documents');
    expect(names('Skills\n- Translation\n- Rye')).toContain('Translation');
    expect(names('Skills\n\nthe translation of it')).not.toContain('Translation');
  });

  it('does not count beside one of another section', () => {
    expect(names('the submittal\n\n- of a drawing')).toContain('Construction documents');
    expect(names('the submittal\n\nDrawing skills\n- of rye')).not.toContain('Construction documents');
  });

  it('counts where it is asked for by itself', () => {
    expect(names('Experience with submittals')).toContain('Construction documents');
    expect(names('Experience with submittals of forms')).not.toContain('Construction documents');
  });
});

it.each([
  ['Licensed Social Worker with nine years', 'Social work license'],
  ['Certified Public Accountant', 'CPA'],
  ['Registered Respiratory Therapist', 'RRT'],
  ['Licensed Realtor', 'Real estate license'],
  ['Licensed Master Plumber', 'Plumbing license'],
  ['Certified Pharmacy Technician', 'PTCB'],
  ['Licensed Boiler Operator', 'Stationary engineer license'],
])('who says to be licensed has the license: %s', (text, license) => {
  expect(names(text)).toContain(license);
});

it('knows who holds a license by the paper as by the person', () => {
  expect(names('Current licensure as a paramedic')).toEqual(['Paramedic license']);
  expect(names('Licensed as a physical therapist')).toContain('Physical therapist license');
});
