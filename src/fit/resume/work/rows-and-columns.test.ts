import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const nameOfMonth = (month = 0) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
/** "Clerk | Elm Ltd | 2019-01 – 2020-03" for each job. */
const jobsIn = (body: string) =>
  readResume(`Ann Hill\nHull, ann@mail.example\n\nExperience\n${body}`, '2026-11-28').work.map(
    ({ title, employer, from, to, current }) =>
      `${title?.text ?? ''} | ${employer?.text ?? ''} | ${nameOfMonth(from)} – ${current ? 'now' : nameOfMonth(to)}`,
  );

describe('rows of jobs', () => {
  it.each([
    [
      'may begin with "since"',
      'since 2018: Stylist, Salon Ida\n2014 – 2018: Stylist, Elm Clips',
      ['Stylist | Salon Ida | 2018-07 – now', 'Stylist | Elm Clips | 2014-07 – 2018-06'],
    ],
    [
      'may have no colon behind "since"',
      'since 2018   Stylist, Salon Ida\n2014 – 2018  Stylist, Elm Clips',
      ['Stylist | Salon Ida | 2018-07 – now', 'Stylist | Elm Clips | 2014-07 – 2018-06'],
    ],
    [
      'may have their ends in a column of their own',
      'Elm Depot\tForklift operator\t08/2022\tpresent\nRye Shoes\tPicker\t10/2019\t07/2022',
      ['Forklift operator | Elm Depot | 2022-08 – now', 'Picker | Rye Shoes | 2019-10 – 2022-07'],
    ],
    [
      'may have heads over their columns',
      'Company\tPosition\tFrom\tTo\nElm Depot\tForklift operator\t08/2022\tpresent\nRye Shoes\tPicker\t10/2019\t07/2022',
      ['Forklift operator | Elm Depot | 2022-08 – now', 'Picker | Rye Shoes | 2019-10 – 2022-07'],
    ],
    [
      'may have an arrow between their dates',
      'Elm Pharmacy | Hull\nPharmacy Technician | 08/2016 → 01/2020\n- Filled\n\nRye Pharmacy | Hull\nClerk | 05/2016 → 07/2016\n- Sold',
      ['Pharmacy Technician | Elm Pharmacy | 2016-08 – 2020-01', 'Clerk | Rye Pharmacy | 2016-05 – 2016-07'],
    ],
    [
      'may have bullets between their parts, however long they are',
      'Social Service Worker II • Commonwealth of Elmshire, Cabinet for Health & Family Services • Shelbyville, Kentucky • 2011–2013\nInvestigated reports of neglect.',
      ['Social Service Worker II | Cabinet for Health & Family Services | 2011-07 – 2013-06'],
    ],
    [
      'may be led to their dates by dots',
      'Elm Bank\nNetwork Engineer ................ Mar 2020 - Sep 2022',
      ['Network Engineer | Elm Bank | 2020-03 – 2022-09'],
    ],
    [
      'may be of seasons',
      'Winter 2018/19\nSki Patroller, Elm Mountain\n2017 season\nDeckhand, Rye Boats',
      ['Ski Patroller | Elm Mountain | 2018-12 – 2019-02', 'Deckhand | Rye Boats | 2017-01 – 2017-12'],
    ],
    [
      'may have their place beside a single date',
      'Elm Grill — Shift Leader\nHull, UK | 2012 – 2015\n\nRye League — Intern\nHull, UK | Spring 2012',
      ['Shift Leader | Elm Grill | 2012-07 – 2015-06', 'Intern | Rye League | 2012-03 – 2012-05'],
    ],
    [
      'may tell what somebody was somewhere before',
      'ELM ELECTRIC\nFinance Manager, 2007 – 2011\nCorporate Audit Staff, 2002 – 2007',
      [
        'Finance Manager | ELM ELECTRIC | 2007-07 – 2011-06',
        'Corporate Audit Staff | ELM ELECTRIC | 2002-07 – 2007-06',
      ],
    ],
  ])('%s', (_, body, jobs) => {
    expect(jobsIn(body)).toEqual(jobs);
  });

  it('don’t take a task from some year on for a job', () => {
    expect(
      jobsIn('Summers 2021 to 2024\nRaft Guide, Elm River Tours\nClass III and IV, trip leader from 2023'),
    ).toEqual(['Raft Guide | Elm River Tours | 2021-06 – 2024-06']);
  });

  it('don’t take the year of a promotion for that of a job', () => {
    expect(
      jobsIn(
        "Sheriff's Office, Elm\nDispatcher I, promoted to Dispatcher II 2024\n6/2022 - present\nTook calls",
      ),
    ).toEqual([expect.stringMatching(/^Dispatcher I \| .* \| 2022-06 – now$/)]);
  });
});

describe('a range of dates that is broken', () => {
  it('over two lines of the left column is one', () => {
    expect(
      jobsIn(
        'Aug 2016 –      Elm Health, Boise, ID\nMar 2020        Staff Nurse\n                • Triaged\n\nJul 2014 –      Rye Health, Nampa, ID\nJul 2016        Nurse Aide\n                • Helped',
      ),
    ).toEqual([
      'Staff Nurse | Elm Health | 2016-08 – 2020-03',
      'Nurse Aide | Rye Health | 2014-07 – 2016-07',
    ]);
  });

  it('over two lines of the right column is one', () => {
    expect(
      jobsIn(
        'Elm Health, Boise, ID                  Aug 2016 –\nStaff Nurse                            Mar 2020\n• Triaged',
      ),
    ).toEqual(['Staff Nurse | Elm Health | 2016-08 – 2020-03']);
  });
});

describe('an employer', () => {
  it.each([
    ["may be somebody's", "Groomer, Teacher's Pet, 2015 – 2016", "Teacher's Pet"],
    ['may be called after its owner', "Shift Leader, Captain D's, 2012 – 2015", "Captain D's"],
    ['may sound like a title', 'Captain Burger — Shift Leader, 2012 – 2015', 'Captain Burger'],
    [
      'may be an office',
      "Paralegal, Elm County Attorney's Office, 2016 – 2019",
      "Elm County Attorney's Office",
    ],
    ['may be of people', 'Nurse, Doctors Without Borders, 2008-2010', 'Doctors Without Borders'],
    [
      'may begin with a small letter',
      'Teaching Assistant\nelmCodeCamp, Hull — Apr 2023 – Sep 2023\n- Helped',
      'elmCodeCamp',
    ],
    [
      'may have an owner in brackets',
      'ELM FLOW CONTROL (Oak Capital portfolio company)\nChief Financial Officer, 2019 – 2024\n• Led',
      'ELM FLOW CONTROL',
    ],
    [
      'may be described below',
      'ELM-RYE\n$310 million distributor of fasteners; acquired by Oak, 2018\nPlant Controller, 2011 – 2018\n• Closed',
      'ELM-RYE',
    ],
    [
      'isn’t a ward of it',
      'Medical Director, Medical ICU, Rye Scott & White, 2016 – 2020',
      'Rye Scott & White',
    ],
    [
      'stands behind the title of a single year',
      'Clerk, Elm Mission, 2013 – 2015\n- Kept books\nOffice Intern, Rye League, May 2012',
      'Rye League',
    ],
  ])('%s', (_, body, employer) => {
    const [found] = jobsIn(body).slice(-1);
    expect(found).toContain(`| ${employer} |`);
  });

  it('stands above the first of several jobs without dates', () => {
    expect(
      jobsIn('Pipe Welder\nElm Fabrication\n- Welded pipe\n\nShop Welder\nRye Farms\n- Fixed trailers'),
    ).toEqual(['Pipe Welder | Elm Fabrication | 0-01 – 0-01', 'Shop Welder | Rye Farms | 0-01 – 0-01']);
  });

  it('is none while somebody has no job', () => {
    expect(jobsIn('Employer: Unemployed\n2019 – 2020')).toEqual([]);
  });
});

describe('a job', () => {
  it.each([
    [
      'may be told with its shift',
      'Elm Pet Emergency 2022–current\nOvernight LVT\n- Vented',
      'Overnight LVT',
    ],
    [
      'may be that of a patient',
      'Standardized Patient, Elm Medicine, 2020 – present',
      'Standardized Patient',
    ],
    [
      'may follow a state',
      'Elm Baking, Norwich VT. Production baker, Aug 2023 to now.\nMixed',
      'Production baker',
    ],
  ])('%s', (_, body, title) => {
    expect(jobsIn(body)[0]).toMatch(new RegExp(`^${title} \\| Elm`));
  });

  it('is told in sentences for each time, whatever its title', () => {
    expect(
      jobsIn(
        '• Worked as Senior Software Engineer with Elmsoft, Pune from June 2018 to July 2020\n• Worked as Senior Software Engineer with Tech Mahindra, Hyderabad from June 2014 to May 2018',
      ),
    ).toEqual([
      'Senior Software Engineer | Elmsoft | 2018-06 – 2020-07',
      'Senior Software Engineer | Tech Mahindra | 2014-06 – 2018-05',
    ]);
  });
});
