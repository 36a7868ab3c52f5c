import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const read = (body: string) => readResume(`Ann Hill\nHull, ann@mail.example\n\n${body}`, '2026-11-28');
/** "Clerk | Elm Ltd" for each job. */
const jobsIn = (body: string) =>
  read(`Experience\n${body}`).work.map(
    ({ title, employer }) => `${title?.text ?? ''} | ${employer?.text ?? ''}`,
  );

describe('the employer', () => {
  it.each([
    [
      'isn’t the branch in brackets behind a title',
      'Solutions Engineer (Data Science), DataRobot, San Francisco — Feb 2022 to present\n- Demos',
      'Solutions Engineer | DataRobot',
    ],
    [
      'isn’t a team in brackets',
      'Product Manager (Payments) at Stripe, Dublin — Jan 2020 – Mar 2023\n- Roadmap',
      'Product Manager | Stripe',
    ],
    [
      'stands in brackets where nothing else is named',
      'Software Engineer (Google), London, 2018 - 2020\n- Code',
      'Software Engineer | Google',
    ],
    [
      'isn’t the town behind it',
      'Crew Member — In-N-Out Burger, Panorama City\n2020 – 2025\n- Grill',
      'Crew Member | In-N-Out Burger',
    ],
    ['may be a family', 'Nanny, the Okafor family, 2021 - 2022\n- Two boys', 'Nanny | the Okafor family'],
    [
      'may have a stroke in its name',
      'Associate Broker, RE/MAX Alliance, Aurora (2010–2015)\n- Sold',
      'Associate Broker | RE/MAX Alliance',
    ],
    [
      'may be as short as R/GA',
      'UI Designer\tJan 2015 – May 2017\nR/GA, New York, NY\n- Prototypes',
      'UI Designer | R/GA',
    ],
    [
      'may be an office',
      'Clerk, Elm Ltd, 2013 – 2016\n- Calls\nAdministrative Clerk, Office of the City Attorney, March 2016 - June 2022\n- Files',
      'Clerk | Elm Ltd',
      'Administrative Clerk | Office of the City Attorney',
    ],
    [
      'may be the second name behind "floater"',
      'Toddler floater, Bright Horizons, Richmond, Sept 2022 - Jan 2024\n- Filled in',
      'Toddler floater | Bright Horizons',
    ],
    [
      'is a city, whatever office of it follows',
      'Office Aide, City of Elmsford, Harbor Works\n2019 – 2021\n- Files\nClerk II, County of Larkmoor, Tax Collector-Treasurer\n2015 – 2018\n- Ledgers',
      'Office Aide | City of Elmsford',
      'Clerk II | County of Larkmoor',
    ],
    [
      'stands behind the segment of a market',
      'Account Executive, Mid-Market, Kettleworks, Bengaluru\nJul 2022 – Present\n- Quota',
      'Account Executive | Kettleworks',
    ],
    [
      'stands behind a dash and the unit before it',
      'Clinical Supervisor, Young Adult Services — Larkmoor Clinics\nNov. 2020 – Present\n- Six clinicians\nMachinist, Pump & Valve — Port Elm Rudder & Shaft\n2016 to 2/2020\n- Lathes',
      'Clinical Supervisor | Larkmoor Clinics',
      'Machinist | Port Elm Rudder & Shaft',
    ],
    [
      'stands before what sort of partner it is',
      'Project Manager, Brightloom Consulting (Microsoft partner for museums)\nFebruary 2021 - present\n- Workshops',
      'Project Manager | Brightloom Consulting',
    ],
    [
      'may have "at" in its name',
      "Nursing Assistant — Tilly's Rest at Copper Bridge, Otley\n2019 – Dec 2021\n- Baths",
      "Nursing Assistant | Tilly's Rest at Copper Bridge",
    ],
    [
      'stands behind two titles with a stroke between them',
      'Barista / Counter, Wheel & Wren Café, Hull\n2022 – 2024\n- Coffee',
      'Barista | Wheel & Wren Café',
    ],
    [
      'may begin with the initials of a city',
      'Layout artist, LA Courant, 2011 - 2015\n- Ads',
      'Layout artist | LA Courant',
    ],
    [
      'stands below whom a secretary works for',
      'Legal Secretary to three partners and two associates\nHolt & Weir LLP, Hull (insurance)\nNovember 2018 – present\n• Pleadings',
      'Legal Secretary | Holt & Weir LLP',
    ],
    [
      'isn’t that of a paper',
      'Researcher, Elm Institute — January 2020 to present\n  Seismic signals\n  Second author, paper in Larkmoor Letters (2022)',
      'Researcher | Elm Institute',
    ],
    [
      'isn’t a line in capitals above some of the jobs',
      'Designer II, Elm Transit Authority\n2018 – Present\n- Maps\n\nBEFORE THE TRAINS\nLayout artist, Kettle Post, 2011-2015\n- Ads',
      'Designer II | Elm Transit Authority',
      'Layout artist | Kettle Post',
    ],
  ])('%s', (_, body, ...jobs) => {
    expect(jobsIn(body)).toEqual(jobs);
  });

  it('of a section about writing is no magazine', () => {
    const { work, sections } = read(
      'Experience\nInstructor, Elm College, 2018 - present\n- Law\n\nWriting\n"What Buyers Sign," Elm REALTOR magazine, Oct 2024\n',
    );
    expect(work.map(({ employer }) => employer?.text)).toEqual(['Elm College']);
    expect(sections.map(({ kind }) => kind)).toContain('publications');
  });

  it('isn’t all that is told of a runner where the jobs have no heading', () => {
    const { work } = read(
      "City of Elmsford — Parking Services Division\nVOCATIONAL WORKER, full time      October 2024 to present\n- Garages\n\nTim's Auto Parks, Los Angeles\nVALET RUNNER            2021 to 2024\n- Parked cars\n",
    );
    expect(work.map(({ title }) => title?.text)).toEqual(['VOCATIONAL WORKER', 'VALET RUNNER']);
  });
});
