import { describe, expect, it } from 'vitest';
import { toJsonResume } from './json-resume.ts';
import { readResume } from './read-resume.ts';

const read = (body: string) => readResume(`Ann Hill\nann@mail.example\n\n${body}`, '2026-11-27');
const date = (month: number | undefined) =>
  month === undefined ? '?' : `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
/** "Clerk | Elm Ltd | 2019-01 – 2020-03" for each job. */
const jobsIn = (body: string) =>
  read(body).work.map(
    ({ title, employer, from, to, current }) =>
      `${title?.text ?? ''} | ${employer?.text ?? ''} | ${date(from)} – ${current ? 'now' : date(to)}`,
  );

describe('the employer of a job', () => {
  it.each([
    [
      'is not the heading above it',
      'WORK EXPERIENCE\nElm Ltd\nClerk (2019 - 2022)\n- Filed',
      'Clerk | Elm Ltd',
    ],
    [
      'is not a part of the title above it',
      'EXPERIENCE\nSenior Clerk, Audit\nElm Ltd\n2019 - 2022\n- Filed',
      'Senior Clerk | Elm Ltd',
    ],
    [
      'may be called by its trade',
      'EXPERIENCE\nElm & Co Solicitors, Otley\nLegal Assistant\n2021 - 2022\n- Filed',
      'Legal Assistant | Elm & Co Solicitors',
    ],
    [
      'may be called by its trade behind its names',
      'EXPERIENCE\nElm & Elm, Chartered Accountants, Leeds (2009 – 2012)\nArticled Assistant\n- Audited',
      'Articled Assistant | Elm & Elm, Chartered Accountants',
    ],
    [
      'may be called like a title',
      'EXPERIENCE\nCook, Golden Baker, 2015 - 2017\n- Cooked',
      'Cook | Golden Baker',
    ],
    [
      'may have a title in its name',
      'EXPERIENCE\nAlarm Operator, Sierra Guard Security, 2023 – now\n- Watched',
      'Alarm Operator | Sierra Guard Security',
    ],
    [
      'stands before its office',
      "EXPERIENCE\n2021 to present\nCity of Elm, Tax Collector's Office\nClerk\n- Took payments",
      'Clerk | City of Elm',
    ],
    [
      'stands before a town of two words',
      'EXPERIENCE\nElm Mills, Loves Park IL\nCNC Operator, 11/2022 - present\n- Milled',
      'CNC Operator | Elm Mills',
    ],
    [
      'is the client, if nobody else is named',
      'EXPERIENCE\nClient: Elm Bank (via Oak)      Nov 2021 – Present\nRole: Analyst\n- Led',
      'Analyst | Elm Bank',
    ],
  ])('%s', (_, body, expected) => {
    expect(jobsIn(body)[0]).toMatch(new RegExp(`^${expected.replace(/[|]/g, '\\$&')} \\| `));
  });

  it.each([
    [
      'also with a department of another name',
      'EXPERIENCE\nElm Power, Montréal, QC (2008–Present)\nDirector, Asset Planning (2020–Present)\n• Direct a portfolio\nManager, Substation Engineering (2014–2020)\n• Built it\nEngineer (2008–2014)',
      ['Director | Elm Power', 'Manager | Elm Power', 'Engineer | Elm Power'],
    ],
    [
      'in the army',
      'EXPERIENCE\nUnited States Army, 2015 – 2023\nSenior NCO, 1st Cavalry Division, Fort Hood, TX, 2019 – 2023\n• Led 32 soldiers\nSupply Sergeant, 173rd Brigade, Vicenza, Italy, 2015 – 2019',
      ['Senior NCO | United States Army', 'Supply Sergeant | United States Army'],
    ],
  ])('is that of all roles below it, %s', (_, body, expected) => {
    expect(jobsIn(body).map((job) => job.replace(/ \| [^|]*$/, ''))).toEqual(expected);
  });

  it('of the next job isn’t that of the one before it', () => {
    const body =
      'EXPERIENCE\nLead Technician       Walgreens\n2013 to 2016       Lafayette, LA\n\nTechnician       Rite Aid\n2011 to 2013      Scott, LA';
    expect(jobsIn(body)).toEqual([
      'Lead Technician | Walgreens | 2013-07 – 2016-06',
      'Technician | Rite Aid | 2011-07 – 2013-06',
    ]);
  });

  it('of somebody who worked for themselves is nobody', () => {
    const body =
      'EXPERIENCE\nAccountant — Elm Ltd\nJan 2018 – Dec 2019\n- Ledgers\n\nFreelance Bookkeeper\n2016–18\n- Books';
    expect(jobsIn(body)[1]).toBe('Freelance Bookkeeper |  | 2016-07 – 2018-06');
  });

  it('is the same for the next role in the same department', () => {
    const body =
      'EXPERIENCE\nElm Hospital – Dallas, TX\nCharge Nurse, Surgical ICU     03/2021 – Present\nStaff Nurse, Surgical ICU      06/2017 – 03/2021\n• Coordinate';
    expect(jobsIn(body)).toEqual([
      'Charge Nurse | Elm Hospital | 2021-03 – now',
      'Staff Nurse | Elm Hospital | 2017-06 – 2021-03',
    ]);
  });
});

describe('the dates of a job', () => {
  it.each([
    [
      'may be open at the end of a column',
      'WORK HISTORY\n10/2019 –     Driver, Elm PLC, Deeside\n06/2015 – 09/2019   Driver, Oak Ltd, Chester',
      ['Driver | Elm PLC | 2019-10 – now', 'Driver | Oak Ltd | 2015-06 – 2019-09'],
    ],
    [
      'may stand beside how long it was',
      'EXPERIENCE\nClerk\nElm LLP, Leeds\nJune 2021 – August 2022\n- Filed\n\nParalegal\nOak LLP, Leeds\nJuly 2020 (2 weeks)\n- Read',
      ['Clerk | Elm LLP | 2021-06 – 2022-08', 'Paralegal | Oak LLP | 2020-07 – 2020-07'],
    ],
    [
      'may be seasons',
      'EXPERIENCE\nTutor, Elm College, Fall 2017, Spring 2018\n- Taught',
      ['Tutor | Elm College | 2017-09 – 2018-05'],
    ],
    [
      'may be the summers of several years',
      'EXPERIENCE\nLifeguard, Elm Pool, Summers 2012 & 2013\n- Saved',
      ['Lifeguard | Elm Pool | 2012-06 – 2013-06'],
    ],
    [
      'are not those of a break before it',
      'EXPERIENCE\nClerk, Elm Ltd, 2018 - 2021\n- Filed\n\nCareer break — travel and caregiving\n2015 – 2016\n\nEditorial Intern — Bon Appétit, Oak\nSummer 2014\n- Wrote',
      ['Clerk | Elm Ltd | 2018-07 – 2021-06', 'Editorial Intern | Bon Appétit | 2014-06 – 2014-08'],
    ],
    [
      'may be in columns, with no line between the jobs',
      'WORK HISTORY\n10/19–        HGV Class 1 Driver           Elm PLC, Deeside\n06/15–09/19   HGV Class 2 Driver           Oak Distribution, Chester\n2008–2015     Van Driver                   DPD',
      [
        'HGV Class 1 Driver | Elm PLC | 2019-10 – now',
        'HGV Class 2 Driver | Oak Distribution | 2015-06 – 2019-09',
        'Van Driver | DPD | 2008-07 – 2015-06',
      ],
    ],
    [
      'may be those of a part of it',
      'EXPERIENCE\nSept 2017 to date   Elm School, Bristol\nHead of Physics (from Sept 2020)\nTeacher of Science (Sept 2017 – Aug 2020)',
      ['Head of Physics | Elm School | 2020-09 – now', 'Teacher of Science | Elm School | 2017-09 – 2020-08'],
    ],
  ])('%s', (_, body, expected) => {
    expect(jobsIn(body)).toEqual(expected);
  });
});

describe('a job is read', () => {
  it.each([
    [
      'at an employer of fourteen words',
      'EXPERIENCE\nCoder, Saint Elm Regional Medical Center and Affiliated Clinics of the Northern Lakes and Hills\nMay 2016 – June 2018\n- Coded',
      'Coder | Saint Elm Regional Medical Center and Affiliated Clinics of the Northern Lakes and Hills',
    ],
    [
      'at a dealer in brackets, above its title',
      'WORK\n2015 – 2019\nElm Hills Truck Center (Peterbilt dealer), Fontana CA\nLine technician\nEngines and drivelines',
      'Line technician | Elm Hills Truck Center',
    ],
    [
      'below dates alone, whatever stands above them',
      'HEAVY TRUCK TECHNICIAN\n\n2015 – 2019\nElm Freightways, Ontario CA\nShop technician\nEngines and drivelines',
      'Shop technician | Elm Freightways',
    ],
    [
      'at a department of its employer, behind bars',
      'EXPERIENCE\nResearch Fellow | Department of Civil, Architectural and Environmental Engineering | Elm Hills State University\n2016 – 2018\n- Measured',
      'Research Fellow | Elm Hills State University',
    ],
    [
      'of a student',
      'EXPERIENCE\nElm\tOttawa, ON\nCo-op Student\tMay 2012 – Aug. 2012\n- Tested',
      'Co-op Student | Elm',
    ],
    [
      'of an audit senior',
      'EXPERIENCE\nEY, London\nAudit Senior\n2018 – 2021\n- Audited',
      'Audit Senior | EY',
    ],
    [
      'of a package handler',
      'EXPERIENCE\nUPS Elm      Package handler      2019 - 2021',
      'Package handler | UPS Elm',
    ],
    ['of a freelancer', 'EXPERIENCE\nFreelance\n2015 – 2017\n- Drew logos for small shops', 'Freelance | '],
    [
      'of a journeyman',
      'EXPERIENCE\nHunt Electric, Bloomington, MN\nJourneyman Wireman\n2013 – 2017\n- Wired alarms',
      'Journeyman Wireman | Hunt Electric',
    ],
    [
      'at an elementary school',
      'EXPERIENCE\nTeacher, Grade 5, Powe Elementary, Durham, NC, 2016–2018',
      'Teacher | Powe Elementary',
    ],
    [
      'in a town of Alberta',
      'EXPERIENCE\nWelder, PCL Constructors, Nisku AB, 2014–2020',
      'Welder | PCL Constructors',
    ],
    ['of a trustee', 'EXPERIENCE\nTrustee, Mind in Elm (2018 – present)', 'Trustee | Mind in Elm'],
    [
      'below another kind of work',
      'EXPERIENCE\nClerk, Elm Ltd, 2019 – 2022\n- Filed\n\nPERMANENT ROLES\n\nOak plc, Ipswich     1998 – 2012\nAnalyst (2005 – 2012)\nDeveloper (1998 – 2005)',
      'Analyst | Oak plc',
    ],
    [
      'below certificates, without a heading',
      'Certifications:\nASE A4, A5\n\nElm Valley Toyota — Nampa, ID\nLine Technician (June 2023 – Present)\n• Brakes, alignments',
      'Line Technician | Elm Valley Toyota',
    ],
    [
      'below what somebody calls themselves',
      'RESTAURANT MANAGER\n\nAssistant Manager · Husk & Elm Kitchen · 2022–Present\n• Ran it',
      'Assistant Manager | Husk & Elm Kitchen',
    ],
  ])('%s', (_, body, expected) => {
    expect(jobsIn(body).map((job) => job.replace(/ \| [^|]*$/, ''))).toContain(expected);
  });

  it('and the certificates above it remain', () => {
    const { certifications } = read(
      'LICENSES\nCDL Class A\n\nElm Freight, Joliet IL\nDriver, 2019 - 2024\n- Haul loads',
    );
    expect(certifications.map(({ text }) => text)).toEqual(['CDL Class A']);
  });
});

it('the title of jobs may stand in the heading above them', () => {
  const body =
    'WORK AS A CARPENTER\n\nElm Rivers, Boise. May 2016 to June 2018.\nBuilt roofs of oak for barns and mills in the valley.\n\nAsh Builders, Meridian. 2012 to 2014\nFramed houses.';
  expect(jobsIn(body)).toEqual([
    expect.stringMatching(/^carpenter \| Elm Rivers \|/i),
    expect.stringMatching(/^carpenter \| Ash Builders \|/i),
  ]);
});

describe('a degree', () => {
  const degreesIn = (body: string) =>
    read(body).education.map(
      ({ degree, field, institution, to }) =>
        `${degree?.text ?? ''} | ${field?.text ?? ''} | ${institution?.text ?? ''} | ${to === undefined ? '?' : Math.floor(to / 12)}`,
    );

  it.each([
    [
      'of a school within a university',
      'EDUCATION\nUniversity of Elm, Ross School of Business\nBachelor of Business Administration, 2020\nMinor: Japanese',
      ['Bachelor of Business Administration |  | University of Elm | 2020'],
    ],
    [
      'of a designer',
      'EDUCATION\nUniversity of Elm     Elm\nM.Des. in Visual Communication    2012 – 2014\nBA Industrial Design     2009 – 2012',
      [
        'M.Des. | Visual Communication | University of Elm | 2014',
        'BA | Industrial Design | University of Elm | 2012',
      ],
    ],
    [
      'with its year at the right',
      'EDUCATION\nElm Medical Institute, Mesa AZ – Medical Assistant Certificate          2023\nWestwood High School – Diploma          2017',
      [
        'Medical Assistant Certificate | Medical Assistant | Elm Medical Institute | 2023',
        'Diploma |  | Westwood High School | 2017',
      ],
    ],
  ])('%s', (_, body, expected) => {
    expect(degreesIn(body)).toEqual(expected);
  });

  it.each([
    'EXPERIENCE\nCook, MCAS New River, NC, 2019 - 2021',
    'Qualifications\n18th Edition Wiring Regulations (BS 7671), 2019',
    'Qualifications\nPersonal Licence Holder (APLH)',
  ])('is none: %s', (body) => {
    expect(degreesIn(body)).toEqual([]);
  });

  it('is none in an address', () => {
    const { education } = readResume(
      'Ann Hill\nann@b.com\n\nEXPERIENCE\nCook, Elm Ltd, 2019 - 2021',
      '2026-11-27',
    );
    expect(education).toEqual([]);
  });
});

it.each([
  ['Language Skills\nGerman      native\nEnglish    C1', ['German', 'English']],
  [
    'Technical Skills:\nLanguages      : Java, SQL\n\nPersonal Details:\nDate of Birth    : 12th May 1991\nLanguages Known  : English, Tamil',
    ['English', 'Tamil'],
  ],
])('languages are found in %j', (body, expected) => {
  expect(read(body).languages.map(({ text }) => text)).toEqual(expected);
});

it('a level belongs to the language before it', () => {
  const { languages } = toJsonResume(read('LANGUAGES\nSpanish (fluent), French\nEnglish C2, German'));
  expect(languages?.map(({ language, fluency }) => `${language}: ${fluency ?? '-'}`)).toEqual([
    'Spanish: fluent',
    'French: -',
    'English: C2',
    'German: -',
  ]);
});

it('letters behind a name are no part of it', () => {
  const nameOf = (line: string) => readResume(`${line}\nann@mail.example\n`, '2026-11-27').basics.name?.text;
  expect(nameOf('ANN J. HILL FCIPD')).toBe('ANN J. HILL');
  expect(nameOf('Ann Hill BSc MBCS')).toBe('Ann Hill');
});

it('who signs below the certificates is none', () => {
  const { certifications } = read(
    'Certifications\nISTQB Foundation Level\n\nPlace: Munich\nDate: 12 January 2025\nAnn Hill',
  );
  expect(certifications.map(({ text }) => text)).toEqual(['ISTQB Foundation Level']);
});

it('the number of a certificate is no phone number', () => {
  expect(read('TRAININGS ATTENDED\nBasic Training     BT-22-90112').basics.phone).toBeUndefined();
  expect(read('CERTIFICATIONS\nPharmacy Technician (PTCB #30112233)').basics.phone).toBeUndefined();
});

describe('a job above its dates', () => {
  const namesIn = (body: string) => jobsIn(body).map((job) => job.split(' | ').slice(0, 2).join(' | '));
  it.each([
    [
      'whatever words name it',
      'EXPERIENCE\nStaff Nurse (Band 5), Ward 7 Trauma & Orthopaedics, St Elm Hospital, Hull\nOctober 2020 – December 2022\n• Did the rounds',
      'Staff Nurse | St Elm Hospital',
    ],
    [
      'with a title behind a dash',
      'EXPERIENCE\nElm Casework Inc. — Bench lead, custom department\nMarch 2018 to May 2020\n- Built boxes',
      'Bench lead | Elm Casework Inc.',
    ],
    [
      'with two names that nobody knows',
      'EXPERIENCE\nOptical Sales Associate\nBig-box optical department, Hull\nJune 2016 to January 2019\nFrames.',
      'Optical Sales Associate | Big-box optical department',
    ],
    [
      'with a note behind the dates',
      'EXPERIENCE\nHealthcare Assistant (bank), various wards, St Elm’s\n2017 – 2020, alongside studies\n• Fed people',
      'Healthcare Assistant | St Elm’s',
    ],
    [
      'with two titles in a row',
      'EXPERIENCE\nElm Park Outdoor Supply, Hull\nSales floor, then assistant department manager, 2017 – 2021\nGrills.',
      'Sales floor | Elm Park Outdoor Supply',
    ],
    [
      'with a lead at its end',
      'EXPERIENCE\nShipping Lead\nNorthern Elm Supply, Hull\n2019 – 2021\nTrucks.',
      'Shipping Lead | Northern Elm Supply',
    ],
    [
      'with a title that sounds like a firm',
      'EXPERIENCE\nGrill Cook\nOak Roadhouse, Oak\n2015 – 2017\nBurgers.',
      'Grill Cook | Oak Roadhouse',
    ],
  ])('is read: %s', (_, body, job) => {
    expect(namesIn(body)).toEqual([job]);
  });

  it('has the title below, where the dates come first', () => {
    expect(
      namesIn(
        'EXPERIENCE\n2017 – 2019   Oak Brothers Auto Body, Hull NY\nCombo heavy hit tech\nRails and aprons.',
      ),
    ).toEqual(['Combo heavy hit tech | Oak Brothers Auto Body']);
  });

  it('may be the second one at the same employer', () => {
    expect(
      namesIn('EXPERIENCE\nThe Oakhouse, Hull\nCaptain, 2022 – 2023\nServer, 2020 – 2022\nSeven courses.'),
    ).toEqual(['Captain | The Oakhouse', 'Server | The Oakhouse']);
  });

  it('may be at a newspaper that is called like a job', () => {
    expect(namesIn('EXPERIENCE\nTHE ELM COURIER, reporter, 2019 – 2021\nTrials.')).toEqual([
      'reporter | THE ELM COURIER',
    ]);
  });

  it('keeps a title that is known, whatever stands around it', () => {
    expect(namesIn('EMPLOYMENT\nTELLER\nBank of the Elm — Belen, 2012 to 2014\n')).toEqual([
      'TELLER | Bank of the Elm',
    ]);
  });
});

describe('a wrapped line that looks like a heading', () => {
  const first = 'Experience\nClerk 05/2015 to Current\nElm Mill\n';
  const second = '\nCashier 02/2010 to 04/2015\nElm Market\nTook payments.';

  it.each([
    ['at the end of a sentence', 'Kept the books of three schools and\nProjects.'],
    ['as a sentence of its own', 'Filed papers.\nGrants and special projects.'],
    ['behind words that go on', 'Led the safety team and\nTraining'],
    ['with jobs below', 'Led safety meetings and employee\nTraining'],
  ])('%s ends no section of jobs', (_, line) => {
    expect(jobsIn(`${first}${line}${second}`)).toEqual([
      'Clerk | Elm Mill | 2015-05 – now',
      'Cashier | Elm Market | 2010-02 – 2015-04',
    ]);
  });

  it('a volunteer with dates below is no heading', () => {
    expect(jobsIn(`Experience\nVolunteer\nJuly 2010 to Current Elm Rescue\nDrove.${second}`)).toEqual([
      'Volunteer | Elm Rescue | 2010-07 – now',
      'Cashier | Elm Market | 2010-02 – 2015-04',
    ]);
  });

  it.each([
    ['Training\nFirst aid course, 2019', 'certifications'],
    ['Volunteer\nElm Rescue, 2019', 'volunteer'],
    ['Projects\nBuilt a bridge of paper.', 'projects'],
  ])('a heading stays one: %s', (section, kind) => {
    const text = `${first}Kept the books\n\n${section}`;
    expect(read(text).sections.map((one) => one.kind)).toContain(kind);
  });
});

describe('a job among others', () => {
  const clerk = 'EXPERIENCE\nClerk Mar 2012 to Current\nFiled papers.\n';

  it.each([
    [
      'may open with a word that is also a verb',
      'Classified Party Rep Jan 2001 to May 2005\nElm News - Otley, OH\nSold pages.',
      'Classified Party Rep | Elm News | 2001-01 – 2005-05',
    ],
    [
      'may be known by nothing but its place among them',
      'Zorb Wrangling Jan 2001 to May 2005\nKept the zorbs dry.',
      ' | Zorb Wrangling | 2001-01 – 2005-05',
    ],
  ])('%s', (_, lines, job) => {
    expect(jobsIn(`${clerk}${lines}`)).toEqual(['Clerk |  | 2012-03 – now', job]);
  });

  it('is none if it has no months, or is something done', () => {
    expect(jobsIn(`${clerk}Zorb Wrangling 2001 to 2005\nKept the zorbs dry.`)).toHaveLength(1);
    expect(jobsIn(`${clerk}Classified all papers from Jan 2001 to May 2005`)).toHaveLength(1);
  });

  it.each([
    ['administrative assistant Elm Mill', 'administrative assistant | Elm Mill'],
    ['sales and service Elm Mill - Otley, OH', ' | Elm Mill'],
  ])('may be written in small letters below its dates: %s', (line, job) => {
    const jobs = jobsIn(
      `EXPERIENCE\n01/2014 to 06/2015\naccountant Elm Works\nKept books.\n02/2010 to 08/2011\n${line}\nTook calls of all the people who came.`,
    );
    expect(jobs).toEqual(['accountant | Elm Works | 2014-01 – 2015-06', `${job} | 2010-02 – 2011-08`]);
  });

  it('may stand below its dates, in front of what was done', () => {
    const long = 'Kept the files of all people in the mill and answered whatever they asked about their pay';
    expect(jobsIn(`EXPERIENCE\nMay 2012 to June 2013\nElm Mill, Otley, OH HR Coordinator ${long}.`)).toEqual([
      'HR Coordinator | Elm Mill | 2012-05 – 2013-06',
    ]);
  });
});
