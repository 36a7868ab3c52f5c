import { describe, expect, it } from 'vitest';
import { toJsonResume } from '../json-resume.ts';
import { readResume } from '../read-resume.ts';

const today = '2026-11-21';
const read = (text: string) => readResume(text, today);
const schooling = (...lines: string[]) =>
  read(
    `Mira Holt\nmira@example.org\n\nExperience\nBaker, Oat & Rye Ltd, 2012 - 2020\n\nEducation\n${lines.join('\n')}\n`,
  ).education;
const entries = (...lines: string[]) =>
  schooling(...lines).map(({ degree, level, field, institution }) =>
    [degree?.text, level, field?.text, institution?.text].map((part) =>
      typeof part === 'string' ? part.replace(/\s+/g, ' ') : part,
    ),
  );

describe('a degree with its field and school', () => {
  it.each([
    ['B.Sc. Physics, Larkmoor University, 2011', ['B.Sc.', 4, 'Physics', 'Larkmoor University']],
    [
      'Bachelor of Science : Accounting Larkmoor State University Denby , OR',
      ['Bachelor of Science', 4, 'Accounting', 'Larkmoor State University Denby'],
    ],
    [
      'M.Ed. Curriculum & Instruction, Larkmoor University, 2018',
      ['M.Ed.', 5, 'Curriculum & Instruction', 'Larkmoor University'],
    ],
    ['AA Accounting, Quarry Hill, 2008', ['AA', 3, 'Accounting', 'Quarry Hill']],
    ['MBA, Marketing from Quarry Hill College 2015', ['MBA', 5, 'Marketing', 'Quarry Hill College']],
    [
      'Bachelor of Arts in Textiles, Weaving and Printed Design, Larkmoor Academy of Art',
      ['Bachelor of Arts', 4, 'Textiles, Weaving and Printed Design', 'Larkmoor Academy of Art'],
    ],
    ['BA (Hons) History, University of Denby', ['BA (Hons)', 4, 'History', 'University of Denby']],
    [
      'Bachelor of Science : Physics 2006 Larkmoor State University City , State Physics',
      ['Bachelor of Science', 4, 'Physics', 'Larkmoor State University'],
    ],
    [
      'Master of Arts in Higher and Postsecondary Education',
      ['Master of Arts', 5, 'Higher and Postsecondary Education', undefined],
    ],
    ['mba in marketing, larkmoor university', ['mba', 5, 'marketing', 'larkmoor university']],
    [
      'Dental Assistant Diploma, Denby Institute',
      ['Dental Assistant Diploma', 2, 'Dental Assistant', 'Denby Institute'],
    ],
    ['Quarry Hill College Diploma 2004', ['Diploma', 2, undefined, 'Quarry Hill College']],
  ])('%s', (line, expected) => {
    expect(entries(line)).toEqual([expected]);
  });

  it.each([
    [
      ['BS\tLarkmoor University, BS in Kiln Engineering – Denby, UK\tSept 2014 – June 2018'],
      'BS',
      'Kiln Engineering',
      'Larkmoor University',
    ],
    [
      ['UL Denby\t2019', 'Bachelor of Science, Kiln Engineering'],
      'Bachelor of Science',
      'Kiln Engineering',
      'UL Denby',
    ],
    [
      ['Master Studies Digital Media - Larkmoor University\t2012 - 2015'],
      'Master Studies',
      'Digital Media',
      'Larkmoor University',
    ],
    [
      ['Bachelor of Economics, Higher School of Kilns, 2013'],
      'Bachelor of',
      'Economics',
      'Higher School of Kilns',
    ],
  ])('%j is one entry', (lines, degree, field, school) => {
    expect(entries(...lines)).toEqual([[degree, expect.anything(), field, school]]);
  });

  it('does not take a school from far above it', () => {
    const lines = [
      'Kilns',
      '2022',
      'Glazed a wall of the town hall',
      'Fired pots',
      'Sold them',
      'Bachelor of Arts, 2019',
    ];
    expect(entries(...lines).map(([, , , school]) => school)).toEqual([undefined]);
  });

  it('is not found in words that only look like one', () => {
    expect(entries('High School of Kilns and Boilers, 2010 - 2014').map(([degree]) => degree)).toEqual([
      undefined,
    ]);
    expect(read('Mira Holt\n\nWork\nReed Oil, media house, Web-master, 2006 - 2007\n').education).toEqual([]);
    expect(entries('Master Project - PRIMEL - Larkmoor University\t2012 - 2013')[0]?.[0]).toBeUndefined();
  });

  it('takes the field from its own line', () => {
    expect(entries('Associate of Arts, May 2010', 'Major: Consumer Economics')[0]?.[2]).toBe(
      'Consumer Economics',
    );
  });

  it('joins a wrapped field', () => {
    expect(
      entries('Master of Science in Computer and', 'Information Science, Larkmoor University')[0]?.slice(2),
    ).toEqual(['Computer and Information Science', 'Larkmoor University']);
  });

  it('joins the wrapped name of a school', () => {
    expect(entries('Bachelor of Science in Nursing, Larkmoor', 'State University, 2018')[0]?.[3]).toBe(
      'Larkmoor State University',
    );
    expect(entries('B.A. Music, Denby, Oregon', 'College of Larkmoor').map((entry) => entry[3])).toEqual([
      'College of Larkmoor',
    ]);
  });

  it('includes an abbreviation in brackets', () => {
    expect(
      entries('Bachelor of Technology (B.Tech) in Textile Engineering, Denby Institute of Technology'),
    ).toEqual([
      ['Bachelor of Technology (B.Tech)', 4, 'Textile Engineering', 'Denby Institute of Technology'],
    ]);
  });
});

describe('the level of a degree, in many countries', () => {
  it.each([
    ['B.Tech in Civil Engineering', 4],
    ['B.E. (Mechanical)', 4],
    ['MCA, Denby University', 5],
    ['PGDM in Finance', 5],
    ['HSC, Denby Junior College', 1],
    ['SSC, Quarry Hill High School', 1],
    ['Higher Secondary Certificate, Denby School', 1],
    ['A levels: Maths (A), Physics (B), Denby Sixth Form College', 1],
    ['BTEC HND in Catering, Denby College', 3],
    ['Diplom-Ingenieur Maschinenbau, Hochschule Denbach', 5],
    ['Abitur, Goethe-Gymnasium Denbach', 1],
    ['Licence en Droit, Université de Denville', 4],
    ['BTS Comptabilité, Lycée Denville', 3],
    ['Bacharelado em Enfermagem, Universidade de Denba', 4],
    ['Mestrado em Direito, Universidade de Denba', 5],
    ['Laurea magistrale in Chimica, Università di Denba', 5],
    ['Doctorado en Historia, Universidad de Denba', 6],
    ['GED, 2017', 1],
    ['MSSW, University of Denby, 2013', 5],
    ['M.H.A., Denby University', 5],
    ['MPP, Denby University', 5],
    ['MAT, Denby University', 5],
    ['BComm, University of Denby', 4],
    ['B.Mus. Jazz, Denby College of Music', 4],
    ['AAS, Denby College', 3],
    ['AA, Denby College', 3],
    ['DBA, Denby University', 6],
    ['Diplom-Ingenieurin Maschinenbau, TU Denbach', 5],
    ["B.Sc. Physics, University of Denby, 2008 (evaluated by WES as U.S. bachelor's degree)", 4],
    ['Licenciatura en Historia, Universidad Nacional Autónoma de Denba', 4],
  ])('%s', (line, level) => {
    expect(schooling(line).map((entry) => entry.level)).toEqual([level]);
  });
});

describe('several entries', () => {
  it('gives each entry its own date if dates come first', () => {
    const entries = schooling(
      '2013',
      'B.A. History',
      'University of Denby',
      '2009',
      'HSC',
      'Quarry Hill School',
    );
    expect(entries.map(({ degree, dates }) => [degree?.text, dates?.text])).toEqual([
      ['B.A.', '2013'],
      ['HSC', '2009'],
    ]);
  });

  it('gives a degree after a single certificate its own school', () => {
    const entries = schooling(
      'Bachelor of Science: Biology, Larkmoor University, 2003',
      'Teacher course, 2013, Lone Pine College',
      'Master of Arts: Education, 2016, Denby University',
    );
    expect(entries.filter(({ degree }) => degree).map(({ institution }) => institution?.text)).toEqual([
      'Larkmoor University',
      'Denby University',
    ]);
  });

  it('does not take a faculty or campus for a school', () => {
    expect(entries('Ph.D., Faculty of Law, University of Denby, 2001')).toEqual([
      ['Ph.D.', 6, undefined, 'University of Denby'],
    ]);
    expect(entries('Bachelor of Business, Denby University, Seaside Campus')).toHaveLength(1);
  });

  it('drops a school that is named again below its degree', () => {
    expect(
      entries('B.A. Music, Denby College, 2010', 'Choir prize, Denby College', 'Oboe prize, Denby College'),
    ).toHaveLength(1);
  });

  it('keeps each school with its own degree in one long line', () => {
    expect(
      entries(
        'University of Denby Master of Business Administration City , State Larkmoor Tech University Bachelor of Science : Finance City , State',
      ).map((entry) => entry[3]),
    ).toEqual(['University of Denby', 'Larkmoor Tech University']);
  });

  it('merges certificates for single subjects', () => {
    expect(entries('GCSE Mathematics', 'GCSE English', 'GCSE Welsh')).toHaveLength(1);
  });
});

describe('not education', () => {
  it.each([
    'Responsible for supervising the faculty and all college staff',
    'Chairman of the advisory board',
    'Guidance in the role of the School Counselor',
    'Wrote the master plan and a master thesis outline',
  ])('%s', (line) => {
    expect(entries(line)).toEqual([]);
  });
});

describe('a school with an unknown name', () => {
  it('is found between the degree and its place', () => {
    expect(entries('Diploma in Refrigeration', 'Voltmark, Pune, Maharashtra', '2014')[0]?.[3]).toBe(
      'Voltmark',
    );
  });
});

describe('an unfinished degree', () => {
  it.each([
    'B.Sc. Nursing, University of Denby, expected May 2028',
    'B.Sc. Nursing, University of Denby, 2024 - Present',
    'B.Sc. Nursing, University of Denby, 2023 - 2027',
    'Currently pursuing B.Sc. Nursing, University of Denby',
    'B.Sc. Nursing (incomplete), University of Denby, 2009 - 2011',
    'PhD candidate, University of Denby',
    'Pursued B.Sc. Nursing, University of Denby',
    'B.Sc. Nursing, Current, University of Denby',
    'B.Sc. Nursing in progress, 31 of 120 credits done, University of Denby',
    'B.Sc. Nursing, University of Denby, completed 2 years',
    'Prerequisites for B.Sc. Nursing, University of Denby, 2020',
    'Currently taking classes toward B.Sc. Nursing, University of Denby',
  ])('%s', (line) => {
    expect(schooling(line)).toMatchObject([{ unfinished: true }]);
    expect(schooling(line)[0]?.level).toBeUndefined();
  });

  it('counts as finished after the date it was expected', () => {
    expect(schooling('B.Sc. Nursing, University of Denby, expected May 2012')[0]?.level).toBe(4);
  });
});

describe('a degree that only the header or summary names', () => {
  const levels = (top: string, ...education: string[]) =>
    read(
      `${top}\n\nExperience\nBuyer, Oat & Rye Ltd, 2012 - 2020\nBought oats.\n\nEducation\n${education.join('\n')}`,
    ).education.map(({ level }) => level);

  it('counts after the name and in the summary', () => {
    expect(levels('Mira Holt, MBA\nmira@example.org', 'B.Com, Denby University')).toEqual([5, 4]);
    expect(levels('Mira Holt\n\nSummary\nMBA with 10 years in buying.')).toEqual([5]);
  });

  it.each(['Pursuing an MBA at night.', 'Taught MBA students.', 'Seeking a post that requires an MBA.'])(
    'does not count in: %s',
    (line) => {
      expect(levels(`Mira Holt\n\nSummary\n${line}`, 'B.Com, Denby University')).toEqual([4]);
    },
  );

  it('is not counted twice', () => {
    expect(levels('Mira Holt, MBA', 'MBA, Denby University, 2012')).toEqual([5]);
  });
});

describe('layout makes no difference', () => {
  const resume = `Mira Holt
mira@example.org

Education
Master of Science in Industrial and Systems Engineering, Larkmoor State University, Denby, OR, 2014
Bachelor of Engineering in Mechanical Engineering, Quarry Hill Institute of Technology, 2011

Experience
Engineer, Oat & Rye Ltd, 2014 - 2020
- Built three mills
`;
  const facts = (text: string) =>
    read(text).education.map(({ level, field, institution }) =>
      [level, field?.text, institution?.text].map((part) => String(part).replace(/\s+/g, ' ')),
    );
  it.each([40, 56, 72])('lines of %i characters', (width) => {
    const wrapped = resume.replace(/[^\n]+/g, (line) =>
      line.split(' ').reduce((text, word) => {
        const last = text.length - (text.lastIndexOf('\n') + 1);
        return last + word.length + 1 > width ? `${text}\n${word}` : `${text} ${word}`;
      }),
    );
    expect(wrapped).not.toBe(resume);
    expect(facts(wrapped)).toEqual(facts(resume));
  });
  it('headings in capitals, sections in another order', () => {
    const [head, education, experience] = resume.split(/\n\n/);
    expect(
      facts(
        `${head}\n\n${experience}\n\n${education}`.replace(/^(?:Education|Experience)$/gm, (line) =>
          line.toUpperCase(),
        ),
      ),
    ).toEqual(facts(resume));
    expect(facts(resume)).toHaveLength(2);
  });
});

it('JSON Resume has the degree as written and the field', () => {
  const { education } = toJsonResume(
    read(
      'Mira Holt\n\nEducation\nBachelor of Arts (B.A.) in Music, Denby College, 2010\nM.A., Denby University, 2014\nMajor: Opera\n',
    ),
  );
  expect(education).toMatchObject([
    {
      institution: 'Denby College',
      studyType: 'Bachelor of Arts (B.A.) in Music',
      area: 'Music',
      endDate: '2010',
    },
    { institution: 'Denby University', studyType: 'M.A.', area: 'Opera', endDate: '2014' },
  ]);
});

it.each([
  'Master Gardener Program, Elm Extension, 2016',
  'Certified Scrum Master, 2018',
  'Office Specialist Master, 2013',
  'Master Welder 2008',
])('no master’s degree is %s', (line) => {
  const { education } = read(`Mira Holt\n\nEducation\nB.A. in English, Elm College, 2001\n${line}\n`);
  expect(education.map(({ degree }) => degree?.text)).not.toContain('Master');
});

it('a line with a degree and a school needs nothing from the lines around it', () => {
  const { education } = toJsonResume(
    read('Mira Holt\n\nEducation\nElm Welding School, 2008\nB.A. in English, Oat College, 2001\n'),
  );
  expect(education).toMatchObject([
    { institution: 'Elm Welding School', endDate: '2008' },
    { institution: 'Oat College', area: 'English', endDate: '2001' },
  ]);
});

it('the year of a certificate isn’t that of the degree below it', () => {
  const { education } = toJsonResume(
    read(
      'Mira Holt\n\nEducation\nCertified Professional Coach, 2010\nBachelor of Science: Business, 1991\nElm University\n',
    ),
  );
  expect(education).toMatchObject([{ institution: 'Elm University', endDate: '1991' }]);
});

it('a name before a degree is the school, and not the one on the next line', () => {
  const { education } = toJsonResume(
    read('Mira Holt\n\nEducation\nElm Technology Center – HVAC Certificate, 2020\nOat High School, 2018\n'),
  );
  expect(education).toMatchObject([
    { institution: 'Elm Technology Center', endDate: '2020' },
    { institution: 'Oat High School', endDate: '2018' },
  ]);
});

it.each(['Penn State', 'UC Davis', 'Georgia Tech'])('%s is a school', (school) => {
  const { education } = toJsonResume(read(`Mira Holt\n\nEducation\n${school}\nB.S., Physics, 2012\n`));
  expect(education).toMatchObject([{ institution: school }]);
});

it('a certificate ends before the date until which it is held', () => {
  const { certificates } = toJsonResume(
    read('Mira Holt\n\nCertifications\nBLS (AHA), exp. 03/2027\nEPA 608 Universal\nCPR, 2024\n'),
  );
  expect(certificates).toEqual([
    { name: 'BLS (AHA)' },
    { name: 'EPA 608 Universal' },
    { name: 'CPR', date: '2024' },
  ]);
});

it.each([
  ['Elm University, BS Sociology, 2016', 'BS Sociology'],
  ['University of Elm, BA English, 2016', 'BA English'],
  ['Elm College, MA Economics, 2016', 'MA Economics'],
])('a degree in two letters behind a school is one: %s', (line, studyType) => {
  expect(toJsonResume(read(`Mira Holt\n\nEducation\n${line}\n`)).education).toMatchObject([{ studyType }]);
});

it('the code of a state is no degree', () => {
  const { education } = toJsonResume(
    read('Mira Holt\n\nEducation\nElm College, Boston, MA Arts and crafts\n'),
  );
  expect(education[0]).not.toHaveProperty('studyType');
});

it('a college within a university doesn’t take its degree', () => {
  const [first] = toJsonResume(
    read(
      'Mira Holt\n\nEducation\nElm State University, Columbus, OH\nBachelor of Science, Fisher College of Business, May 2012\n',
    ),
  ).education;
  expect(first).toMatchObject({ institution: 'Elm State University', studyType: 'Bachelor of Science' });
});

it('a license issued by a state is no school', () => {
  const { education } = toJsonResume(
    read('Mira Holt\n\nEducation\nRN License, Oregon State, 2015\nBSN, Elm University, 2014\n'),
  );
  expect(education).toMatchObject([{ institution: 'Elm University' }]);
});

it('a GED isn’t from the college above it', () => {
  expect(entries('Quarry Hill College, Denby, 2014', 'GED, 2010')).toEqual([
    [undefined, undefined, undefined, 'Quarry Hill College'],
    ['GED', 1, undefined, undefined],
  ]);
});

it.each([
  ['Quarry Hill College, Kiln Technology certificate 2021', 'South Weir HS diploma 2019'],
  ['CNA program, Quarry Hill College, 2019', 'Tom Weir High School diploma 2018'],
])('a school diploma isn’t from the college above it: %s', (...lines) => {
  const [last] = entries(...lines).slice(-1);
  expect([last?.[1], last?.[3]]).toEqual([1, undefined]);
});

it.each([
  ['California State University, Northridge', 'California State University, Northridge'],
  ['State University of New York, Oswego', 'State University of New York, Oswego'],
  ['Indiana University - Bloomington', 'Indiana University - Bloomington'],
  ['Larkmoor University, Hull', 'Larkmoor University'],
])('a university may be named with its campus: %s', (line, school) => {
  expect(entries(line, 'B.S. Physics, May 2021')[0]?.[3]).toBe(school);
});

describe('degrees below jobs, without a heading', () => {
  const below = (...lines: string[]) =>
    read(
      `Mira Holt\nmira@example.org\n\nBaker, Oat & Rye, 2020–present\nHelper, same, 2018–2020\n\n${lines.join('\n')}\n`,
    ).education;

  it('have their own dates, not those of the job above', () => {
    expect(below('A.A.S. Baking, Quarry Hill, 2014')[0]?.dates?.text).toBe('2014');
  });

  it('may say at the end of a long line that they are under way', () => {
    const [degree, second] = below(
      'A.A.S. Baking, Quarry Hill, 2014',
      'B.S. Early Childhood, Larkmoor State University, in progress (21 credits left)',
    );
    expect(degree?.level).toBe(3);
    expect(second?.level).toBeUndefined();
  });
});
