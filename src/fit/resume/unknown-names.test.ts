import { describe, expect, it } from 'vitest';
import { readResume } from './read-resume.ts';

const nameOfMonth = (month = 0) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
/** "Clerk | Elm Ltd | 2019-01 – 2020-03" for each job. */
const jobsIn = (text: string) =>
  readResume(text, '2026-11-27').work.map(
    ({ title, employer, from, to, current }) =>
      `${title?.text ?? ''} | ${employer?.text ?? ''} | ${nameOfMonth(from)} – ${current ? 'now' : nameOfMonth(to)}`,
  );
const jobsBelow = (heading: string) => jobsIn(`Ann Hill\nann@mail.example\n\n${heading}`);

describe('a title that nobody knows', () => {
  it.each([
    ['before its employer', 'EXPERIENCE\nFlonkerist, Elm Department Store, Mar 2015 – May 2016\n- Served'],
    ['behind its employer', 'EXPERIENCE\nElm Department Store, Flonkerist, Mar 2015 – May 2016\n- Served'],
    ['below its employer', 'EXPERIENCE\nElm Department Store\nFlonkerist\nMar 2015 – May 2016\n- Served'],
  ])('%s is that of a job', (_, body) => {
    expect(jobsBelow(body)).toEqual(['Flonkerist | Elm Department Store | 2015-03 – 2016-05']);
  });

  it('stands before a name that nobody knows either', () => {
    expect(jobsBelow('WORK\nRelief Flonk – J. Hill, Tamworthy (2010–2014)\n- Milked')).toEqual([
      'Relief Flonk | J. Hill | 2010-07 – 2014-06',
    ]);
  });

  it('stands where the other jobs have theirs', () => {
    const jobs = jobsBelow(
      'WORK\nRed Barn | Cook | Jan 2018 - May 2020\n- Cooked\nBella Mora | Flonker | Jan 2016 - Dec 2017\n- Opened',
    );
    expect(jobs).toEqual(['Cook | Red Barn | 2018-01 – 2020-05', 'Flonker | Bella Mora | 2016-01 – 2017-12']);
  });

  it('stands before its employer by its last word, also without a heading', () => {
    const job = (name: string) =>
      jobsIn(
        `Ann Hill\n\nCounts for schools and nonprofits.\n\n${name}, Elm Fund, Mar 2015 – May 2016\n- Served\n- Counted\n\nEDUCATION\nB.A. History, Elm College, 2010\n`,
      );
    expect(job('Flonk & Tally Associate')).toEqual([
      'Flonk & Tally Associate | Elm Fund | 2015-03 – 2016-05',
    ]);
    expect(job('Holt Associates')).not.toContain('Holt Associates | Elm Fund | 2015-03 – 2016-05');
  });

  it('is none where money was awarded', () => {
    expect(jobsBelow('EXPERIENCE\nElm Grant, Awarded $22,936, Mar 2015 – May 2016')).toEqual([]);
  });
});

it('two capitals behind a comma are a state only if there is one', () => {
  expect(jobsBelow('EXPERIENCE\nClerk, QZ Store, Mar 2015 – May 2016\n- Filed')).toEqual([
    'Clerk | QZ Store | 2015-03 – 2016-05',
  ]);
});

it('what was done below a job is not its employer', () => {
  expect(jobsBelow('WORK\nBarback | The Copper Pot | May 2018 - June 2020\nStocked the bar\n')).toEqual([
    'Barback | The Copper Pot | 2018-05 – 2020-06',
  ]);
});

describe('a résumé in lower case', () => {
  it('has its jobs as they are written', () => {
    const text = `ann hill
ann@mail.example
leeds

work
warehouse operative
elm parcels, doncaster
jan 2020 - present
picking and packing

line cook, the copper pot, 2016 - 2018
worked grill and fry

2014 - 2015   cleaner at city hospital, leeds`;
    expect(jobsIn(text)).toEqual([
      'warehouse operative | elm parcels | 2020-01 – now',
      'line cook | the copper pot | 2016-07 – 2018-06',
      'cleaner | city hospital | 2014-07 – 2015-06',
    ]);
    expect(readResume(text, '2026-11-27').basics.name?.text).toBe('ann hill');
  });
});

describe('the employer', () => {
  it.each([
    [
      'before a known town',
      'WORK\nFlonkerist, Bella Mora, Stockton\nMar 2019 – Aug 2022\n- Sold',
      'Flonkerist | Bella Mora',
    ],
    [
      'of which a department is a part',
      'WORK\nMar 2019 – Aug 2022   Teaching Assistant, Elm Mora, Department of Biology\n- Taught',
      'Teaching Assistant | Elm Mora',
    ],
    [
      'of which a plant is a part',
      'WORK\nOperator\nElmwagen, Plant Kassel\nMar 2019 – Aug 2022\n- Built',
      'Operator | Elmwagen',
    ],
    [
      'that is a department itself',
      'WORK\nMar 2019 – Aug 2022: Department of Social Protection, Clerical Officer, Bray Elm Centre.\n- Filed',
      'Clerical Officer | Department of Social Protection',
    ],
    [
      'behind a bracket',
      'WORK\nMedicine Trainee (MT1–MT3), East Elm Deanery, Mar 2019 – Aug 2022\n- Treated',
      'Medicine Trainee | East Elm Deanery',
    ],
    [
      'before whose group somebody worked in',
      'WORK\nMar 2019 – Aug 2022   Elm Fellow, Hill Innes Centre, Norwich, UK (group of Prof. C. Roe)\n- Grew',
      'Elm Fellow | Hill Innes Centre',
    ],
    [
      'before a place and a title',
      'WORK\n1. Worked with M/s Elm & Associates (Chartered Accountants), Meerut as Accounts Assistant from Mar 2019 to Aug 2022.',
      'Accounts Assistant | Elm & Associates',
    ],
    [
      'in a numbered sentence',
      'WORK\n1. Worked as Accountant in Elm Traders from Mar 2019 to Aug 2022.',
      'Accountant | Elm Traders',
    ],
    [
      'in a form with wide columns',
      'WORK\nCompany:        Elm Gold\nPosition:       Boilermaker\nPeriod:         Mar 2019 – Aug 2022\nDuties:         Plate work',
      'Boilermaker | Elm Gold',
    ],
    [
      'behind a title that is explained in brackets',
      'WORK\nLunch Flonk (Food Service Worker II), Elm ISD, Mar 2019 – Aug 2022\n- Served',
      'Lunch Flonk | Elm ISD',
    ],
    [
      'above what was done in capitals',
      "WORK\nCASHIER, BIG ELM'S SHELL. MAR 2019 – AUG 2022\nRAN REGISTER, HOT FOOD, LOTTERY, CLEANED PUMPS.",
      "CASHIER | BIG ELM'S SHELL.",
    ],
  ])('%s', (_, body, job) => {
    expect(jobsBelow(body)).toEqual([`${job} | 2019-03 – 2022-08`]);
  });

  it('of a unit within it is the employer above', () => {
    const jobs = jobsBelow(
      'WORK\nElmence Corporation, Osaka        Apr 2019 – Present\n  Overseas Dept., Asia Group – Section Chief (Apr 2023 – Present)\n  Overseas Dept., Asia Group – Sales Engineer (Apr 2019 – Mar 2023)\n',
    );
    expect(jobs).toEqual([
      'Section Chief | Elmence Corporation | 2023-04 – now',
      'Sales Engineer | Elmence Corporation | 2019-04 – 2023-03',
    ]);
  });

  it('above a line that describes it has the roles below', () => {
    const jobs = jobsBelow(
      'WORK\nELM RENTALS, LLC — Lafayette, Louisiana\n$85M private rental company\nController — Mar 2021 to Present\nAssistant Controller — Mar 2018 to Feb 2021\n',
    );
    expect(jobs).toEqual([
      'Controller | ELM RENTALS, LLC | 2021-03 – now',
      'Assistant Controller | ELM RENTALS, LLC | 2018-03 – 2021-02',
    ]);
  });

  it.each(['Farm Assistant', 'Bar Staff'])('is no part of the title "%s"', (title) => {
    expect(jobsBelow(`WORK\n${title}\nElm Dairies Ltd, Te Aroha\nMar 2019 – Aug 2022\n- Milked`)).toEqual([
      `${title} | Elm Dairies Ltd | 2019-03 – 2022-08`,
    ]);
  });

  it('of a job that is only sought is none', () => {
    expect(jobsBelow('OBJECTIVE\nTo obtain a position as Cook in Hong Kong.\n')).toEqual([]);
  });

  it('of a job above a blank line does not take the next one’s', () => {
    const jobs = jobsBelow(
      'WORK\nMar 2018 – Jun 2022  KPMG Elm\n   Manager (Oct 2020 – Jun 2022)\n   Accountant (Mar 2018 – Sep 2020)\n\nSummer 2017          Bank of Oak\n   Summer Intern\n',
    );
    expect(jobs.slice(0, 2)).toEqual([
      'Manager | KPMG Elm | 2020-10 – 2022-06',
      'Accountant | KPMG Elm | 2018-03 – 2020-09',
    ]);
  });
});

describe('a form', () => {
  it.each([
    [
      'with blanks before its colons',
      'WORKING EXPERIENCE\n\nCompany         : Elm Berhad\nPosition        : Sales Executive\nDuration        : March 2019 - August 2022\n\nCompany         : Oak Sdn Bhd\nPosition        : Sales Promoter\nDuration        : March 2016 - August 2018',
      ['Sales Executive | Elm Berhad', 'Sales Promoter | Oak Sdn Bhd'],
    ],
    [
      'with numbered employers',
      'EXPERIENCE\n\n1. ELMCOM Middle East – Dubai, UAE\nPosition: Senior Site Engineer\nDuration: March 2019 – August 2022\n\n2. Oak LLC – Muscat, Oman\nPosition: Site Engineer\nDuration: March 2016 – August 2018',
      ['Senior Site Engineer | ELMCOM Middle East', 'Site Engineer | Oak LLC'],
    ],
    [
      'of Europass',
      'WORK EXPERIENCE\n\nDates: 01/03/2019 – 31/08/2022\nOccupation or position held: Export Assistant\nName and address of employer: Elm S.p.A., Bologna\n\nDates: 15/03/2016 – 31/08/2018\nOccupation or position held: Back Office Clerk\nName and address of employer: Oak Soc. Coop., Bologna',
      ['Export Assistant | Elm S.p.A.', 'Back Office Clerk | Oak Soc. Coop.'],
    ],
    [
      'with clients',
      'EXPERIENCE\n\nClient: Elm Revenue & Customs (Mar 2019 – Aug 2022)\nProject Manager – Data Centre Exit\n\nClient: Oak Banking Group (Mar 2016 – Aug 2018)\nSenior Project Manager – Branch Network Refresh',
      ['Project Manager | Elm Revenue & Customs', 'Senior Project Manager | Oak Banking Group'],
    ],
  ])('%s', (_, body, [latest, earlier]) => {
    expect(jobsBelow(body)).toEqual([`${latest} | 2019-03 – 2022-08`, `${earlier} | 2016-03 – 2018-08`]);
  });

  it.each([
    ['Ward Sister', 'Elm Hospitals NHS Trust', 'Mar 2019 – Aug 2022\nElm Hospitals NHS Trust\nWard Sister'],
    [
      'Product Designer',
      'iElm',
      'Product Designer\niElm · Full-time\nMar 2019 - Aug 2022 · 3 yrs\nOsasco, São Paulo, Brazil',
    ],
    [
      'Data Analyst',
      'Elm Mill',
      'Data Analyst\nElm Mill · Internship\nMar 2019 - Aug 2022 · 3 yrs\nLeeds, England',
    ],
    [
      'Cashier/Customer Service',
      'Elm General',
      'Cashier/Customer Service\nElm General - Garland, TX\nMar 2019 to Aug 2022',
    ],
    [
      'Program Analyst',
      'U.S. Department of Elm',
      'U.S. Department of Elm\n2150 Centre Avenue, Fort Collins, CO 80526\n\n03/2019 - 08/2022\nHours per week: 40\nProgram Analyst',
    ],
  ])('with %s', (title, employer, body) => {
    expect(jobsBelow(`Experience\n\n${body}`)).toEqual([`${title} | ${employer} | 2019-03 – 2022-08`]);
  });
});
