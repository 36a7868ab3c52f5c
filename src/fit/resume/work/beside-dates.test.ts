import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const TODAY = '2026-11-28';
/** "Clerk | Elm Ltd | 12" for each job, the last of it its months. */
const jobsIn = (body: string) =>
  readResume(`Ann Hill\nHull, ann@mail.example\n\n${body}`, TODAY).work.map(
    ({ title, employer, months }) => `${title?.text ?? ''} | ${employer?.text ?? ''} | ${months}`,
  );

describe('behind a column of dates stands a job', () => {
  it.each([
    [
      'with a title and a description',
      '2012-2016  Apprentice, Elm Homes. Tract houses, rough and trim\n2016-2020  Sales rep, Hull & Rye stores, Elm Supply. 6 men',
      ['Apprentice | Elm Homes | 48', 'Sales rep | Hull & Rye stores | 48'],
    ],
    [
      'in small letters',
      '2012-2016  storm crews, up and down the coast - laborer then roofer\n\n2016-2020  Baker, Rye Ltd\nBaked bread',
      ['laborer then roofer |  | 48', 'Baker | Rye Ltd | 48'],
    ],
    [
      'at a firm that nobody knows',
      '2012-2016  Haugen Dairy, equipment and milking\n\n2016-2020  Baker, Rye Ltd\nBaked bread',
      [' | Haugen Dairy | 48', 'Baker | Rye Ltd | 48'],
    ],
    [
      'with indented lines below',
      '2016-2020   Software Engineer, Elmrow (telehealth scheduling)\n   Node, React and a nightly export\n   for the vendor\n2012-2016  Baker, Rye Ltd\n   Bread.',
      ['Software Engineer | Elmrow | 48', 'Baker | Rye Ltd | 48'],
    ],
    [
      'that is not at the employer of the row above',
      '2016-2020  Baker, Rye Works. Bread and rolls\n2012-2016  Case aide, group home',
      ['Baker | Rye Works | 48', 'Case aide |  | 48'],
    ],
    [
      'but no time off',
      '2016-2020  Baker, Rye Works. Bread and rolls\n2012-2016  Off, children',
      ['Baker | Rye Works | 48'],
    ],
  ])('%s', (_, body, jobs) => {
    expect(jobsIn(body)).toEqual(jobs);
  });
});

describe('below or above dates alone stands a job', () => {
  it.each([
    [
      'that its first sentence names',
      '2016 - 2020\nKitchen designer, Elm Home Center, Rye. Measured, drew and ordered.\n\n2012 - 2016\nMedical assistant, same clinic',
      ['Kitchen designer | Elm Home Center | 48', 'Medical assistant | same clinic | 48'],
    ],
    [
      'though brackets stand between',
      'Work\n\nMaintenance Supervisor\nElm Terrace Apartments, Rye WA\n(312 units, 19 buildings)\n2012 to 2016\nLed two techs and a groundskeeper.\n',
      ['Maintenance Supervisor | Elm Terrace Apartments | 48'],
    ],
    [
      'with a title of one word and a firm of one',
      'Work\n\nCook\nRye Ltd\n2012 to 2016\n- Grill and stocks\n',
      ['Cook | Rye Ltd | 48'],
    ],
    [
      'but no task',
      'Work\n\nHead baker\nRye Foods\n2016 - 2020\nLead two bakers and a driver. Ordered flour.',
      ['Head baker | Rye Foods | 48'],
    ],
    [
      'in capitals, with nothing said of it',
      'Employment\n\nBOOM TRUCK OPERATOR\nElm Lumber, Hull\n2016 – 2020\n- Set roof trusses\n\nWAREHOUSE\nRye Roofing Supply\n2012 – 2016\n\nCards and papers\nBoom truck, fixed cab\nSignal person',
      ['BOOM TRUCK OPERATOR | Elm Lumber | 48', 'WAREHOUSE | Rye Roofing Supply | 48'],
    ],
    [
      'though the employer sounds like something done',
      'Work\n\nHead baker\nRye Foods\n2018 - 2020\n- Baked bread\n\nNurse\nPlanned Family Care of Central Hull\n2012 to 2016\n- Twenty visits a day\n',
      ['Head baker | Rye Foods | 24', expect.stringMatching(/^Nurse \| .* \| 48$/)],
    ],
  ])('%s', (_, body, jobs) => {
    expect(jobsIn(body)).toEqual(jobs);
  });
});

it('a title that sounds like something done opens a job', () => {
  expect(
    jobsIn(
      'Training Coordinator, Elm Supply (distribution center, 400 staff), 2016 – 2020\nplanned classes for forty people and five shifts',
    ),
  ).toEqual(['Training Coordinator | Elm Supply | 48']);
});

it('a bullet opens with a job and goes on with what was done', () => {
  expect(
    jobsIn(
      '- Territory rep, Elm Beverage Dist. (beer/energy drinks), 2016–2020. 120 accounts\n- Phone sales, Rye Alarm Co., 2012–2016',
    ),
  ).toEqual(['Territory rep | Elm Beverage Dist. | 48', expect.stringContaining('Rye Alarm Co. | 48')]);
});

describe('a year is not when a job began', () => {
  it.each([
    ['of a promotion above its dates', 'Elm Fire - alarm tech, lead since 2021\n10/2016 to 10/2020'],
    ['of a promotion below its dates', '10/2016 to 10/2020\nAlarm tech, lead from 2018\nElm Fire Ltd'],
    [
      'of a promotion two lines above',
      'Elm Fire\nFire alarm technician, lead from 2019\nHull, UK\n10/2016 to 10/2020',
    ],
    [
      'of a promotion in brackets',
      '10/2016 to 10/2020\nAlarm tech, then Lead (from late 2018)\nElm Fire Ltd',
    ],
    [
      'of a sale of the firm',
      'Alarm tech, Elm Fire (four vans and a shop in Rye, sold 2018)\nHull | 10/2016 to 10/2020',
    ],
  ])('%s', (_, job) => {
    expect(jobsIn(`Work\n\n${job}\n- Panels and bells\n`)).toEqual([
      expect.stringMatching(/^(?:[Aa]larm tech|Fire alarm technician) \| Elm Fire(?: Ltd)? \| 49$/),
    ]);
  });

  const job = 'Baker, Rye Ltd, 2016 – 2020\nBaked bread';
  it.each([
    ['of a certificate', 'CRCST, HSPA, since 2016'],
    ['of a license', 'LVT since 2021, Michigan lic. current'],
    ['of a notary', 'Texas notary since 2012'],
    ['of a program', 'Skyward (2019–2021), PowerSchool (since 2021), Google Sheets'],
    [
      'of a profession in the first words',
      'Certified Arborist since 2010 with experience in residential sales.',
    ],
    ['of what somebody does beside', 'Since summer 2025 I help the tapers on Fridays.'],
  ])('%s', (_, line) => {
    expect(jobsIn(`${job}\n\n${line}`)).toEqual(['Baker | Rye Ltd | 48']);
  });

  it('of a task in the job', () => {
    expect(jobsIn(`Work\n\n${job}\n- Relief shift lead since 2018, nights, 8 to 12 bakers\n`)).toEqual([
      'Baker | Rye Ltd | 48',
    ]);
  });
});

it('nobody is employed by their own name or town', () => {
  expect(
    readResume(
      'Gordon Peters\nRye OH - gpeters@mail.example - 740 555 0187\n\nPARAPROFESSIONAL / COACH\n\n2016-2020   Instructional aide, grades 3-5, Elm Elementary. Small reading groups',
      TODAY,
    ).work.map(({ employer }) => employer?.text),
  ).toEqual(['Elm Elementary']);
});

it('a sentence that ends in a month is no date with the year below it', () => {
  expect(
    jobsIn(
      '2016-2020   Rye Precision Stampings\n            Final inspector. Second shift. Plant closed in August.\n\n2012-2016   Elm Pressings, press operator',
    ),
  ).toEqual(['Final inspector | Rye Precision Stampings | 48', 'press operator | Elm Pressings | 48']);
});
