import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const read = (text: string) => readResume(text, '2026-11-21');
const jobs = (text: string) => read(text).work.map(({ title, employer }) => [title?.text, employer?.text]);
const inWork = (lines: string) => jobs(`WORK EXPERIENCE\n${lines}\n\nEDUCATION\nB.A., Elm College, 2009\n`);

describe('a job', () => {
  it.each([
    ['2015 - 2019\nFitter\nTidewell (India) Pvt Ltd, Pune', 'Fitter', 'Tidewell (India) Pvt Ltd'],
    [
      'Paralegal, 2015 - 2019\nReed, Marsh & Lowe Solicitors, Hull, UK',
      'Paralegal',
      'Reed, Marsh & Lowe Solicitors',
    ],
    [
      'Shift Manager (NOSM), 2015 - 2019\nTidewell Freight Ltd',
      'Shift Manager (NOSM)',
      'Tidewell Freight Ltd',
    ],
    ['Assistant Principal, 2015 - 2019\nHill Street School', 'Assistant Principal', 'Hill Street School'],
    ['Co-teacher, Hill Street School, 2015 - 2019', 'Co-teacher', 'Hill Street School'],
    [
      'Student Teacher\nHill Street School, 3rd Grade, District 12, Leeds, UK\n2015 - 2016',
      'Student Teacher',
      'Hill Street School',
    ],
    ['Attorney at Law, Reed & Partners, 2015 - 2019', 'Attorney at Law', 'Reed & Partners'],
    ['Developer\nbLoom -  Ogdenville, Utah -\n2015 - 2019', 'Developer', 'bLoom'],
    ['Outreach Evenings\n2015 - 2019 Company Name, City, State', 'Outreach Evenings', 'Company Name'],
    [
      'Call Center Representative, 2015 - 2019\nCompany Name, City, State',
      'Call Center Representative',
      'Company Name',
    ],
    [
      '2015 - 2019\nHill Street School\nPosition: Tutor (five contact hours per week)',
      'Tutor',
      'Hill Street School',
    ],
    ['6th Grade Teacher, 2015 - 2019\nHill Street School', '6th Grade Teacher', 'Hill Street School'],
    ['2015 - 2019 Tidewell, shipping company\n. Senior Dispatcher', 'Senior Dispatcher', 'Tidewell'],
    ['2015 - 2019 Dispatcher at tidewell.com, Leeds, UK', 'Dispatcher', 'tidewell.com'],
    ['Dispatcher - harbour.tidewell.de\n2015 - 2019', 'Dispatcher', 'harbour.tidewell.de'],
    ['Senior Dispatcher\t2015 - 2019\nTidewell • Leeds, UK\n• Sent ships.', 'Senior Dispatcher', 'Tidewell'],
    ['10/2016 - 9/2018 Dispatcher @Tidewell', 'Dispatcher', 'Tidewell'],
    ['Share 0.5% -> 7%\nDispatcher\nTidewell | 2015 - 2019', 'Dispatcher', 'Tidewell'],
    ['Bookkeeper, Finance Branch, 2015 - 2019\nCompany Name, City, State', 'Bookkeeper', 'Company Name'],
  ])('is read from %j', (lines, title, employer) => {
    expect(inWork(lines)).toEqual([[title, employer]]);
  });

  it.each([
    ['Welder, Tidewell Ltd (Norway, Ravenmoor)\n2015 - 2019', 'Norway, Ravenmoor'],
    ['2015 - 2019: Welder, (Norway, Ravenmoor)', 'Norway, Ravenmoor'],
    ['Welder\t2015 - 2019\nTidewell • Leeds, UK\n• Sent ships.', 'Leeds, UK'],
  ])('is placed by %j', (lines, place) => {
    const [job] = read(`WORK EXPERIENCE\n${lines}\n`).work;
    expect(job?.place?.text).toBe(place);
    expect(job?.employer?.text).not.toBe('Ravenmoor');
  });

  it('does not begin with the tools of the previous job', () => {
    const text =
      '2017 - 2019 Fitter, Reed Oil\nFitted.\nFile Bench, Drill Press, Gauge, Torch, Rivet, Lathe.\n2015 - 2017 Welder, Marsh\nWelded.';
    expect(inWork(text)).toEqual([
      ['Fitter', 'Reed Oil'],
      ['Welder', 'Marsh'],
    ]);
  });

  it('has its whole title if the line was wrapped before a slash', () => {
    expect(inWork('Welding Engineer\n/ Senior Welding Engineer\nTidewell Ltd\n2015 - 2019')).toEqual([
      ['Welding Engineer', 'Tidewell Ltd'],
    ]);
    const [job] = read(
      'WORK EXPERIENCE\nWelding Engineer\n/ Senior Welding Engineer\nTidewell Ltd\n2015 - 2019\n',
    ).work;
    expect(job?.otherTitles?.map(({ text }) => text)).toEqual(['Senior Welding Engineer']);
  });

  it('does not have an address as employer', () => {
    expect(inWork('Paralegal\n1990 - 1991\nMILTON REED\n36 Quarry Street\nHull, UK')).toEqual([
      ['Paralegal', 'MILTON REED'],
    ]);
  });

  it('does not have a client as employer', () => {
    expect(
      inWork('Company: Tidewell Freight Ltd\nClient: Blue Kettle Inc\nRole: Dispatcher\n2015 - 2019'),
    ).toEqual([['Dispatcher', 'Tidewell Freight Ltd']]);
  });

  it('does not have one of several clients as employer', () => {
    expect(
      inWork(
        'Dispatcher, Tidewell Freight Ltd, 2015 - 2019\nClients: Blue Kettle Inc, Reed Bank, Marsh Press',
      ),
    ).toEqual([['Dispatcher', 'Tidewell Freight Ltd']]);
  });

  it('has a title that ends where the description begins', () => {
    expect(
      inWork('2015 - 2019\nReed & Lowe, LLC\nLitigation Paralegal. Assigned to the Probate Division'),
    ).toEqual([['Litigation Paralegal', 'Reed & Lowe, LLC']]);
  });

  it('may have a single year among jobs with date ranges', () => {
    const text = `REED BANK, Hull, UK\n2014 - 2015\nTeller\n- Counted.\n\nMARSH PRESS INC., Hull, UK\n2013\nPrinter's Assistant\n- Printed.\n\nLOWE STORES LTD, Hull, UK\n2010 - 2012\nCashier\n- Sold.`;
    expect(inWork(text).map((job) => job[1])).toEqual(['REED BANK', 'MARSH PRESS INC.', 'LOWE STORES LTD']);
  });

  it('without dates may follow dated ones', () => {
    const text =
      'Engineer, Reed Oil Ltd, 2001 - 2004\nField Technician, Marsh Drilling Ltd\nRoustabout, Lowe Wells Ltd';
    expect(inWork(text)).toEqual([
      ['Engineer', 'Reed Oil Ltd'],
      ['Field Technician', 'Marsh Drilling Ltd'],
      ['Roustabout', 'Lowe Wells Ltd'],
    ]);
  });
});

describe('a job whose title may also be a surname', () => {
  it.each([
    ['Rye Tavern — Cook\n2012 – 2018\nCooked soups.', 'Cook'],
    ['2012 - 2018 Rye Tavern: Cook\nCooked soups.', 'Cook'],
    ['Baker, Elm Bakery, Leeds, UK, 2018 - 2020\nBaked rye bread.', 'Baker'],
  ])('is read in a section of jobs: %j', (lines, title) => {
    const [job] = read(`WORK EXPERIENCE\n${lines}\n`).work;
    expect([job?.title?.text, job?.employer?.text]).toContain(title);
    expect(job?.months).toBeGreaterThanOrEqual(24);
  });

  it('is read without any heading', () => {
    const text = 'Ann Rowan\nann@example.com\n\nBaker, Elm Bakery, Leeds, 2018 - 2020\n- Baked rye bread\n';
    expect(jobs(text)).toEqual([['Baker', 'Elm Bakery']]);
  });
});

it.each(['• Developer, Elm Ltd, since 2020', '• Developer at Elm Ltd since 2020'])('%j is a job', (line) => {
  expect(inWork(`${line}\n• Clerk, Oak Ltd, 2015 - 2019`)).toContainEqual(['Developer', 'Elm Ltd']);
});

it('a note in brackets is no employer', () => {
  expect(inWork('Area Director, Copper Kettle Kitchens (5 restaurants), Hull, 2015 - 2019')).toEqual([
    ['Area Director', 'Copper Kettle Kitchens'],
  ]);
});

describe('not a job', () => {
  it.each([
    'Train and mentor new recruiters.',
    'Provide reports to the Finance Director',
    'Taught Yoga at Hill Street Gym 2013 - 2014',
    'Served as backup photographer at home games',
    'Responsible for 70 lockers (2013 - 2014), two pools and their pumps',
    '• Member of the rescue team and the board of swimmers since 2014',
  ])('%j', (line) => {
    const text = `Coach, Reed Sports Ltd, 2012 - 2016\n${line}\n\nCoach, Marsh Sports Ltd, 2009 - 2012\nRan the early sessions for the club's juniors and its seniors.`;
    expect(inWork(text)).toHaveLength(2);
  });

  it('the name in the header of the next page', () => {
    const text = `Ann Marsh\nHull, UK | ann@example.org\n\nEXPERIENCE\nCoach, Reed Sports Ltd, 2012 - 2016\nRan the early sessions for the club's juniors and its seniors.\n\nAnn Marsh\nSWIMMER'S DEN\nTrainer, 2009 - 2012\nSwam with the beginners of the summer school every morning.\n`;
    expect(jobs(text)).toEqual([
      ['Coach', 'Reed Sports Ltd'],
      ['Trainer', "SWIMMER'S DEN"],
    ]);
  });
});

it('the desired job at the top of an anonymized résumé is not a page header', () => {
  const text =
    'OUTREACH EVENINGS\n\nWORK EXPERIENCE\n\nOutreach Evenings\n2015 - 2019 Company Name, City, State\n';
  expect(jobs(text)).toEqual([['Outreach Evenings', 'Company Name']]);
});

it('a job on one line with the heading of the section is read', () => {
  const text =
    'Ann Lee\n\nSkills: baking\n\nExperience Rye Bakery Ltd January 2008 - March 2010\nHead Baker\nBaked.\n';
  expect(jobs(text)).toEqual([['Head Baker', 'Rye Bakery Ltd']]);
});

describe('a job in a sentence', () => {
  const jobsIn = (line: string) =>
    readResume(`Mira Holt\n\nWORK\n${line}\n`, '2026-11-21').work.map(({ title, employer, dates }) => [
      title?.text,
      employer?.text,
      dates?.text,
    ]);

  it.each([
    'Worked as Test Engineer in Tidewell Systems from Jan 2010 to Feb 2012',
    '• Worked as a Test Engineer with Tidewell Systems from Jan 2010 to Feb 2012.',
    'Worked with Tidewell Systems as Test Engineer from Jan 2010 to Feb 2012',
  ])('is read from "%s"', (line) => {
    expect(jobsIn(line)).toEqual([['Test Engineer', 'Tidewell Systems', 'from Jan 2010 to Feb 2012']]);
  });

  it('has dates of its own inside another job', () => {
    expect(
      jobsIn(
        'Site Manager, Elm Works Ltd, 2014 - 2019\n• Ran sites\n• Worked as Foreman with Oat Ltd from 2010 to 2012',
      ),
    ).toContainEqual(['Foreman', 'Oat Ltd', 'from 2010 to 2012']);
  });
});

it('leaves out the number of a list', () => {
  expect(inWork('1. Tidewell Systems, Pune, Fitter, 2015 - 2019')).toEqual([['Fitter', 'Tidewell Systems']]);
});

it('reads a title of two halves as one', () => {
  const [job] = readResume(
    'Mira Holt\n\nWORK\nElectrical/Software Engineer, Elm Works Ltd\n2015 - 2019\n',
    '2026-11-21',
  ).work;
  expect(job?.title?.text).toBe('Electrical/Software Engineer');
});

it.each([
  ['Cashier and Lot Attendant, Elm Works Ltd', 'Cashier and Lot Attendant'],
  ['Cook and Foreman, Elm Works Ltd', 'Cook and Foreman'],
  ['Creative Director, Elm Works Ltd', 'Creative Director'],
  ['Creative Writer, Elm Works Ltd', 'Creative Writer'],
])('keeps the whole title of %s', (line, title) => {
  const [job] = readResume(`Mira Holt\n\nWORK\n${line}\n2015 - 2019\n- Baked rye\n`, '2026-11-21').work;
  expect(job?.title?.text).toBe(title);
});

it.each([
  ['Cook, The Woodhouse (steakhouse), Portland, OR', ['Cook', 'The Woodhouse']],
  ['Engineer, Northpost (logistics software)', ['Engineer', 'Northpost']],
  ['Engineer, Northpost (nine depots and two yards)', ['Engineer', 'Northpost']],
  ['Engineer, Northpost (payroll and HR platform sold to employers), Hull', ['Engineer', 'Northpost']],
  ['Northpost (startup that helps clinics bill insurers)\nEngineer', ['Engineer', 'Northpost']],
  ['Accounts Payable / Payroll Clerk, Elm Works Ltd', ['Accounts Payable / Payroll Clerk', 'Elm Works Ltd']],
  ["Reefer driver, 53' trailer, 48 states, Elm Works Ltd", ['Reefer driver', 'Elm Works Ltd']],
])('reads title and employer of %s', (line, expected) => {
  const [job] = readResume(`Mira Holt\n\nWORK\n${line}\n2015 - 2019\n- Came daily\n`, '2026-11-21').work;
  expect([job?.title?.text, job?.employer?.text]).toEqual(expected);
});

it('what is done since a date in a bullet is no job of its own', () => {
  const { work } = readResume(
    'Mira Holt\n\nWORK\nProgram Manager, Elm Works Ltd | 2022 - Present\n● Supervise 2 case managers and 3 interns since July 2024\n● Ran groups\n',
    '2026-11-21',
  );
  expect(work.map(({ title }) => title?.text)).toEqual(['Program Manager']);
});
