import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../fit.ts';
import { readResume } from '../read-resume.ts';

const TODAY = '2026-11-28';
const read = (body: string) => readResume(`Ann Hill\nann@mail.example\n\n${body}`, TODAY);
/** "Clerk | Elm Ltd | 12" for each job, the last of it its months. */
const jobsIn = (body: string) =>
  read(body).work.map(
    ({ title, employer, months }) => `${title?.text ?? ''} | ${employer?.text ?? ''} | ${months}`,
  );

describe('a job in a résumé without headings', () => {
  it.each([
    [
      'may have no title',
      'Marsh Valve & Gauge, Hull   2012 – 2016\nRan two lathes and a surface grinder\n\nBaker, Rye Ltd, 2016 – 2020\nBaked bread',
      [' | Marsh Valve & Gauge | 48', 'Baker | Rye Ltd | 48'],
    ],
    [
      'has the title that opens its description',
      'Elm Tool Works, Hull\n2012 – 2016\nSet up man, two lathes. Short runs.\n\nBaker, Rye Ltd\n2016 – 2020\nBaked bread',
      ['Set up man | Elm Tool Works | 48', 'Baker | Rye Ltd | 48'],
    ],
    [
      'has a short title in lower case beside dates',
      'Elm Gravel, lead night mech.   2012-18\nOverhauls, road calls\n\nUS Army, 91B wheeled vehicle mech   2007-11\nTrucks',
      ['lead night mech. | Elm Gravel | 72', '91B wheeled vehicle mech | US Army | 48'],
    ],
    [
      'has the letters of a trade as its title',
      'Elm Memorial, Hull\nRN, nights, 2012 – 2016\nMed pass\n\nRye Clinic, Hull\nRN, 2016 – 2020\nMed pass',
      ['RN | Elm Memorial | 48', 'RN | Rye Clinic | 48'],
    ],
    [
      'does not begin with what somebody calls themselves',
      'Machinist, 14 yrs. Own tools.\n\nElm Valve Works, Hull\n2012 – 2016\nTwo lathes\n\nRye Tool Works, Hull\n2016 – 2020\nTwo mills',
      [' | Elm Valve Works | 48', ' | Rye Tool Works | 48'],
    ],
    [
      'is not at a distribution center in Washington',
      '2012-2016   Elm Auto Parts DC, Hebron\nForklift operator. Put stock away.\n\n2016-2020   Rye Auto Parts DC, Hebron\nForklift operator. Loaded.',
      ['Forklift operator | Elm Auto Parts DC | 48', 'Forklift operator | Rye Auto Parts DC | 48'],
    ],
    [
      'may be told behind its dates on one line',
      '2012-2016   Elm Utilities. Dozers and scrapers on mainline sewer, water and storm to 18 ft, trench boxes\n2016-2020   Rye Valley Grading. Dozer and blade on subdivisions and highways, fine grade, own service',
      [' | Elm Utilities | 48', ' | Rye Valley Grading | 48'],
    ],
    [
      'may be told behind its dates with a town and a title',
      '2012-2016   St. Elm Hospital, Hull. Boiler house and building pipe, 125 lb steam\n2016-2020   Rye Exteriors - lead man, 5 to 8 guys. Re-roofs and flat roofs on garages and stores',
      [' | St. Elm Hospital | 48', ' | Rye Exteriors | 48'],
    ],
    [
      'may be told behind its dates with a title and a unit',
      '2012-2016   Field Investigator, SIU, Elm Casualty. Hull. 35 open files: crash rings and clinics\n2016-2020   PIP adjuster, Rye Direct Auto',
      ['Field Investigator | Elm Casualty | 48', 'PIP adjuster | Rye Direct Auto | 48'],
    ],
    [
      'may say first what somebody was, then what else they did',
      'Elm Tire Barn, Hull   2012-2016\nTire changer then brakes. Cars and light trucks',
      ['Tire changer | Elm Tire Barn | 48'],
    ],
    [
      'is not at the person whose name stands above it',
      'Elm Foodservice DC, Joliet - Jan 2012 to Dec 2015\nselector then inbound. voice headset, cherry picker',
      ['selector | Elm Foodservice DC | 48'],
    ],
    [
      'may be at a firm that nobody knows',
      'Northgate Interiors   2012-2016\nTaping on high-end houses\n\nPike Bros. Mudding   2016-2020\nWater lines and gravel',
      [' | Northgate Interiors | 48', ' | Pike Bros. Mudding | 48'],
    ],
    [
      'has a title of one word',
      '2012-2016  Tech, Elm Aircraft Services\nPhase inspections\n\n2016-2020  Baker, Rye Ltd\nBaked bread',
      ['Tech | Elm Aircraft Services | 48', 'Baker | Rye Ltd | 48'],
    ],
    [
      'may have a title with a slash',
      'Elm Tissue, Hull - E/I tech\n2012-2016\nTwo machines\n\nRye Ltd - baker\n2016-2020\nBaked bread',
      ['E/I tech | Elm Tissue | 48', 'baker | Rye Ltd | 48'],
    ],
    [
      'is no license since a year',
      'CDL-A, TWIC. No tickets since 2016.\n\nElm Transport, Hull\n2012 – 2016\nLong distance',
      [' | Elm Transport | 48'],
    ],
  ])('%s', (_, body, jobs) => {
    expect(jobsIn(body)).toEqual(jobs);
  });

  it('is not a study', () => {
    expect(
      jobsIn('Baker, Rye Ltd, 2016 – 2020\nBaked bread\n\nAAS Welding, Elm College, 2012 – 2014'),
    ).toEqual(['Baker | Rye Ltd | 48']);
  });
});

it('"2007-11" is a month where no other date is written like "2012-18"', () => {
  expect(jobsIn('Baker, Rye Ltd, 2007-11 – 2008-10\nBaked bread')).toEqual(['Baker | Rye Ltd | 12']);
});

describe('who somebody is', () => {
  it.each([
    [
      'by the letters behind the name',
      'Jo Reed, LVT\njo@mail.example\n\nElm Pets, Hull  2014 – 2020\nNurse visits',
      'LVT',
    ],
    [
      'by a line of its own',
      'Jo Reed\njo@mail.example\n\nWIND TECH III - 8 years\n\nElm Wind, Hull\n2014 – 2020\nService',
      'WIND TECH III',
    ],
    [
      'before how long they have been it',
      'Jo Reed\njo@mail.example\n\nLift truck tech, 14 yrs. Factory schools on two makes, and some others.\n\nElm Lifts, Hull\n2014 – 2020\nService',
      'Lift truck tech',
    ],
    [
      'by one word, though more is said of it',
      'Jo Reed\njo@mail.example\n\nSteamfitter, UA Local, turned out 2009 (5 yr program)\n\nElm Pipe, Hull\n2014 – 2020\nFit and weld, some foreman',
      'Steamfitter',
    ],
    [
      'but not who they hope to be',
      'Jo Reed, LVT (pending)\njo@mail.example\n\nElm Pets, Hull  2014 – 2020\nVisits',
      undefined,
    ],
  ])('%s', (_, resume, label) => {
    expect(readResume(resume, TODAY).basics.label?.text).toBe(label);
  });
});

it('a high school is one also where another school stands behind it, below the jobs', () => {
  const { education } = read(
    'Work\n\nBaker, Rye Ltd, 2016 – 2020\nBaked bread\n\nElm Flats High School, 2014. Rye climbing school, 2016.',
  );
  expect(education.map(({ degree }) => degree?.text)).toEqual([
    expect.stringContaining('Elm Flats High School'),
  ]);
});

/** What is told of five years that are asked for. */
function yearsTold(asked: string, resume: string): string | undefined {
  const posting = `Worker\n\nRequirements\n- Five years as a ${asked}\n- Owns a bicycle\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Worker', today: TODAY });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.kind === 'experience')?.how;
}

describe('a job below what somebody calls themselves', () => {
  it.each([
    ['without a title was such a job', 'Elm Wiring, Hull   2012 – 2020\nPanels, lights'],
    ['as a foreman was such a job', 'Foreman, Elm Wiring, Hull   2012 – 2020\nPanels, lights'],
  ])('%s', (_, job) => {
    const resume = `Jo Reed\njo@mail.example\n\nJourneyman electrician, own tools\n\n${job}\n`;
    expect(yearsTold('journeyman electrician', resume)).toMatch(/^(?:8|7\.\d) years counted of 5 years/);
  });

  it('counts for the years that stand behind it, though the job names neither', () => {
    const resume =
      'Jo Reed\njo@mail.example\n\nJourneyman electrician, 14 yrs.\n\nElm Wiring, Hull\nPanels, lights\n';
    expect(yearsTold('journeyman electrician', resume)).toMatch(/^12\.6 years counted of 5 years/);
  });

  it('with another title was none', () => {
    const resume =
      'Jo Reed\njo@mail.example\n\nJourneyman electrician\n\nCook, Elm Grill   2012 – 2020\nBurgers\n';
    expect(yearsTold('journeyman electrician', resume)).toMatch(/^0 years counted/);
  });

  it('as a driver has the trade of the employer', () => {
    const resume = 'Jo Reed\njo@mail.example\n\nDriver, Elm Bus Service   2012 – 2020\nRuns\n';
    expect(yearsTold('bus driver', resume)).toMatch(/^(?:8|7\.\d) years counted of 5 years/);
  });
});

it.each([
  ['Roofer 14 yrs. Crew leader 6 yrs.', 'Roofer'],
  ['Locksmith. 2 yrs commercial, 1 yr car keys.', 'Locksmith'],
  ['Lift truck tech, 14 yrs. Some Hyster.', 'Lift truck tech'],
])('what somebody calls themselves is read before the years: %s', (line, label) => {
  expect(read(`${line}\n\nElm Exteriors, Hull   2012-2016\nFlat roofs`).basics.label?.text).toBe(label);
});
