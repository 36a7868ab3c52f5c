import { describe, expect, it } from 'vitest';
import { readResume } from './read-resume.ts';
import {
  ACCOUNTANT_GERMAN,
  BANKER_ROLES,
  CHEF_ONE_LINE,
  DEVELOPER,
  NURSE,
  TEACHER_LABELS,
} from './resume-fixtures.ts';

const read = (text: string) => readResume(text, '2026-11-21');

function jobs(text: string) {
  return read(text).work.map(({ title, employer, months }) => [title?.text, employer?.text, months]);
}

function schools(text: string) {
  return read(text).education.map(({ level, field, institution }) => [level, field?.text, institution?.text]);
}

describe('jobs', () => {
  it('are read when the dates are below title and employer', () => {
    expect(jobs(NURSE)).toEqual([
      ['Charge Nurse', 'Saguaro Valley Hospital', 93],
      ['Staff Nurse', 'Copper Ridge Medical Center', 57],
    ]);
  });

  it('are read when dates come first and bars separate the rest', () => {
    expect(jobs(DEVELOPER)).toEqual([
      ['Backend Engineer', 'Fjordline Software AB', 83],
      ['Junior Software Developer', 'Papperslyktan Consulting', 41],
    ]);
  });

  it('are read when the résumé is one long line', () => {
    expect(jobs(CHEF_ONE_LINE)).toEqual([
      ['Sous Chef', 'The Tin Ladle Restaurant', 137],
      ['Line Cook', 'Gable House Hotel', 48],
    ]);
  });

  it('are read in German', () => {
    expect(jobs(ACCOUNTANT_GERMAN)).toEqual([
      ['Bilanzbuchhalterin', 'Norddeutsche Kupferwerke GmbH', 104],
      ['Buchhalterin', 'Steuerkanzlei Wrede & Partner', 67],
    ]);
  });

  it('are read from labelled lines', () => {
    expect(jobs(TEACHER_LABELS)).toEqual([
      ['Mathematics Teacher', 'Larkfield Secondary School', 84],
      ['Teaching Assistant', 'Brook Lane Primary School', 19],
    ]);
  });

  it('with several titles at one employer have its name each', () => {
    expect(jobs(BANKER_ROLES)).toEqual([
      ['Branch Manager', 'GRANITE HARBOR BANK', 72],
      ['Loan Officer', 'GRANITE HARBOR BANK', 72],
    ]);
  });

  it('mentioned in a sentence are read without dates', () => {
    expect(
      jobs('Ann Lee\n\nSummary\nWorked as a night porter at Elm Court Hotel, mostly in winter.'),
    ).toEqual([['night porter', 'Elm Court Hotel', 0]]);
  });

  it.each([
    ['Art Teacher Hill Street School, Leeds, UK, 2015 - 2019', 'Art Teacher', 'Hill Street School'],
    ['Paralegal, Reed, Marsh & Lowe, 2015 - 2019', 'Paralegal', 'Reed, Marsh & Lowe'],
    ['Software Developer at Blue Kettle, 2015 - 2019', 'Software Developer', 'Blue Kettle'],
    ['2015 - 2019: Dispatcher, Tidewell Freight Ltd., Hull', 'Dispatcher', 'Tidewell Freight Ltd.'],
    ['Tidewell (2015 - 2019)\nDispatcher', 'Dispatcher', 'Tidewell'],
    [
      '2015 - 2019\nLine Cook Tin House Portland, OR Prepared two hundred covers a night.',
      'Line Cook',
      'Tin House',
    ],
    ['Camp Pinewood, Salem, OR\nMarch 20XX - May 20XX\nCoach', 'Coach', 'Camp Pinewood'],
    ['Pinewood Bank | Teller | 2015 - 2019', 'Teller', 'Pinewood Bank'],
  ])('are read from "%s"', (lines, title, employer) => {
    expect(
      jobs(`EXPERIENCE\n${lines}\n\nEDUCATION\nB.A., Elm College`).map((job) => job.slice(0, 2)),
    ).toEqual([[title, employer]]);
  });

  it('that are current end in the month of today', () => {
    const [first] = readResume(NURSE, '2020-01-15').work;
    expect(first).toMatchObject({ current: true, months: 11 });
  });

  it('that overlap count once in the total', () => {
    const text =
      'WORK EXPERIENCE\nBaker, Rye & Co., Jan 2018 - Dec 2019\nBarista, Bean Hall Ltd, Jul 2018 - Jun 2020\n';
    const resume = read(text);
    expect(resume.work.map((entry) => entry.months)).toEqual([24, 24]);
    expect(resume.totalMonths).toBe(30);
  });

  it('listed twice, in a short history and in detail, are merged', () => {
    const history = 'Baker, Rye & Co., Jan 2018 - Dec 2019\n';
    expect(jobs(`WORK HISTORY\n${history}\nEXPERIENCE\n${history}Baked.\n`)).toHaveLength(1);
  });
});

describe('education', () => {
  it('is read with level, field and school', () => {
    expect(schools(NURSE)).toEqual([[4, 'Nursing', 'University of Northern Sonora']]);
    expect(schools(DEVELOPER)).toEqual([[4, 'Computer Science', 'Lund Technical University']]);
    expect(schools(CHEF_ONE_LINE)).toEqual([[2, 'Culinary Arts', 'Cascade Culinary Institute']]);
    expect(schools(ACCOUNTANT_GERMAN)).toEqual([[4, 'Betriebswirtschaft', 'Hochschule Bremen']]);
    expect(schools(BANKER_ROLES)).toEqual([[5, 'Finance', 'Suffolk Shore University']]);
  });

  it('takes neither a state nor a school for a degree', () => {
    const text = 'EDUCATION\nLincoln High School, Boston, MA\n';
    expect(read(text).education.map((entry) => entry.degree?.text)).toEqual([undefined]);
  });
});

describe('the person', () => {
  it('is read from the top', () => {
    const { basics } = read(NURSE);
    expect(basics.name?.text).toBe('Marisol Quintero');
    expect(basics.label?.text).toBe('Registered Nurse');
    expect(basics.email?.text).toBe('marisol.quintero@example.org');
    expect(basics.phone?.text).toBe('(520) 555-0143');
    expect(basics.location?.text).toBe('Tucson, AZ 85701');
  });

  it('is read after a label', () => {
    expect(read(TEACHER_LABELS).basics.name?.text).toBe('Ifeoma Adeyinka-Rowe');
  });

  it('is not a title in the place of the name', () => {
    expect(read('SENIOR ACCOUNTANT\nSummary\nCareful.').basics.name).toBeUndefined();
  });
});

describe('lists', () => {
  it('are split into their items', () => {
    const resume = read(NURSE);
    expect(resume.skills.map((skill) => skill.text)).toEqual([
      'Wound care',
      'IV therapy',
      'Epic',
      'patient education',
    ]);
    expect(resume.languages.map((language) => language.text)).toEqual(['English', 'Spanish']);
    expect(resume.certifications.map((each) => each.text)).toEqual([
      'Registered Nurse, State of Arizona',
      'Advanced Cardiac Life Support (ACLS)',
    ]);
  });
});

describe('hostile and empty texts', () => {
  it('are read as empty résumés', () => {
    expect(read('')).toMatchObject({ work: [], education: [], totalMonths: 0 });
    expect(read(' \n\t ')).toMatchObject({ work: [], sections: [{ kind: 'header' }] });
  });

  it.each([
    '(',
    '\u200b',
    ' ',
    'worked as a ',
    '2019 - ',
    'EXPERIENCE ',
    'Experience\n',
    '\\xe2\\x80\\xa2',
    '@',
    'Aa ',
  ])('a megabyte of %j is read to the end', (unit) => {
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    expect(read(text).text).toBe(text);
  });
});

it.each(['07700 900123', '(212) 555-0100', '+44 20 7946 0958'])('reads the whole number %s', (phone) => {
  const { basics } = readResume(
    `Mira Holt\nLondon | ${phone} | mira@example.org\n\nWORK\nClerk, Elm Works Ltd\n2015 - 2019\n`,
    '2026-11-21',
  );
  expect(basics.phone?.text).toBe(phone);
});
