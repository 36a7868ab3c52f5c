import { describe, expect, it } from 'vitest';
import { fit as compare } from '../fit.ts';

const TODAY = '2026-11-27';
const JOB = 'Experience\nClerk, Elm Foods\nMay 2019 - May 2022\n- Answered telephones and filed letters\n';

/** What is told of the first requirement of a posting: whether it is met, and why. */
function told(line: string, resume: string): { isMet: boolean; how: string; quotes: string[] } | undefined {
  const posting = `Clerk\n\nRequirements\n- ${line}\n- Two years of answering telephones\n`;
  const { keyMatches, gaps } = compare({ resume, posting, title: 'Clerk', today: TODAY });
  const isAsked = ({ requirement }: { requirement: { start: number } }) =>
    requirement.start < posting.indexOf('- Two years');
  const isOfLine = (one: { requirement: { start: number; kind: string } }) =>
    one.requirement.kind !== 'title' && isAsked(one);
  const match = keyMatches.find(isOfLine);
  const found = match ?? gaps.find(isOfLine);
  return (
    found && { isMet: match !== undefined, how: found.how, quotes: found.evidence.map(({ text }) => text) }
  );
}

describe('a license', () => {
  it.each([
    ['behind the name', 'RDH license', `Maya Thao, RDH\nMadison, WI\n\n${JOB}`],
    ['behind the name, with dots', 'Professional Engineer license', `Maya Thao, P.E.\n\n${JOB}`],
    ['behind the name, like a province', 'Professional Engineer license', `Maya Thao, PE\n\n${JOB}`],
    ['behind the name, like a state', 'Physician assistant license', `Maya Thao, PA-C\n\n${JOB}`],
    ['behind the name, with a degree', 'Physical therapist license', `Maya Thao, PT, DPT\n\n${JOB}`],
    ['behind the name, one of several', 'CVT, LVT or RVT credential', `Pris Dunmore, LVT\n\n${JOB}`],
    [
      'of the state, by its letters',
      'Wisconsin dental hygiene license',
      `Maya Thao\n\n${JOB}\nLicenses\nWisconsin RDH 11784, active\n`,
    ],
    [
      'of a teacher, in the words of the state',
      'Valid Arizona teaching certificate',
      `Al Roe\n\n${JOB}\nCertificates\nArizona Standard Professional Secondary certificate\n`,
    ],
    [
      'of the same state',
      'Ohio secondary teaching certificate',
      `Al Roe\n\n${JOB}\nCertificates\nOhio secondary teaching certificate\n`,
    ],
    [
      'of a trade, by its number',
      'Current Washington State Pharmacy Technician license',
      `Al Roe\n\n${JOB}\nLicensure\nWashington Pharmacy Technician VA60981234\n`,
    ],
    ['of a barber, by the state', 'Barber license', `Al Roe\n\n${JOB}\nLicenses\nBarber, State of Ohio\n`],
    [
      'in the line of an address',
      'Active Secret clearance',
      `Al Roe\nElm, VA | Active Secret Clearance (2022)\n\n${JOB}`,
    ],
    [
      'by the letters of endorsements',
      'Hazmat endorsement',
      `Al Roe\n\n${JOB}\nLicenses\nCDL Class A, Endorsements: H, N, T\n`,
    ],
    [
      'that is a card',
      'Current DOT medical card',
      `Al Roe\n\n${JOB}\nLicenses\nMedical card good until 03/2028\n`,
    ],
    [
      'of an agent',
      'Virginia Property & Casualty license',
      `Al Roe\n\n${JOB}\nLicenses\nVirginia Property & Casualty Agent License #994120\n`,
    ],
    [
      'by the letter of an endorsement',
      'Doubles/triples endorsement',
      `Al Roe\n\n${JOB}\nLicenses\nCDL Class A, endorsements: N (tanker), H (hazmat), T\n`,
    ],
    [
      'that nobody knows, if it may be had later',
      'NEVI 1 certificate, or willing to obtain it within the first year',
      `Al Roe\n\n${JOB}\nCertificates\nNEVI 1 Inkoop, 2024\n`,
    ],
    [
      'among contact details, one of two that nobody knows',
      'XET or QEI certification',
      `Al Roe\nEnfield, CT 06082 | al@roe.example\nXET (NAEC) 2019\n\n${JOB}`,
    ],
    [
      'that nobody knows, in place of an equivalent',
      'Completion of NEIEP or an equivalent registered apprenticeship',
      `Al Roe\n\n${JOB}\nTraining\nNEIEP, four years, 2015\n`,
    ],
    [
      'that nobody knows, of a higher grade',
      'Possession of a Grade II (or higher) Kiln Furnace Stoker certificate issued by the State',
      `Al Roe\n\n${JOB}\nCertificates\nKiln Furnace Stoker - Grade III, since 2022\n`,
    ],
    [
      'of a trade, in a line below the name',
      'Current Pennsylvania LPN license',
      `Al Roe\n\nPA LPN license, active, exp. 6/30/2028\n\n${JOB}`,
    ],
    [
      'of the trade that the headline names',
      'Kansas respiratory therapist license',
      `Al Roe, RRT\n\nKS lic. 16-0441, exp 3/31/27\n\n${JOB}`,
    ],
    [
      'of the journeyman that the headline names',
      "Journeyman plumber's license",
      `Al Roe\n\nResidential plumber, 9 yrs\nJourneyman lic. 40417, good thru 6/2028\n\n${JOB}`,
    ],
    [
      'to practice, of the state or a compact',
      'Current license to practice practical nursing in Pennsylvania, or a multistate compact license',
      `Al Roe\n\nPA LPN license, active\n\n${JOB}`,
    ],
    [
      'below a heading for cards',
      'Wyoming dental hygiene license',
      `Al Roe\n\n${JOB}\nLICENSE\nWyoming Dental Hygiene, issued July 2025\n`,
    ],
  ])('%s counts', (_, line, resume) => {
    expect(told(line, resume)?.isMet).toBe(true);
  });

  it.each([
    ["Kansas electrician's license", 'Journeyman electrician\nClean KS license. No record.'],
    ["Kansas electrician's license", 'Journeyman electrician\nKS driver license, class C'],
  ])('of a driver is no %s', (asked, lines) => {
    expect(told(asked, `Al Roe\n\n${lines}\n\n${JOB}`)?.isMet).toBe(false);
  });

  it.each([
    ['that was failed', 'CVT, LVT or RVT credential', 'VTNE exam failed 2021', 'not held yet'],
    ['of which some courses are done', 'CISR designation', 'CISR: 3 of 5 courses completed', 'not held yet'],
    ['of which some exams are done', 'CPCU designation', 'Completed 4 of 8 CPCU exams', 'not held yet'],
    ['whose exam is planned', 'CCRN certification', 'CCRN exam planned spring 2027', 'not held yet'],
    [
      'of another state behind it',
      'Current California RN license',
      'RN, State of Nevada',
      'of another state',
    ],
    [
      'of another state by its number',
      'Current California RN license',
      'Registered Nurse, Florida, RN 912345',
      'of another state',
    ],
    [
      'of which a part was passed',
      'CPA designation required',
      'CPA Professional Education Program – passed Core 1; CFE scheduled for May 2027',
      'not held yet',
    ],
    [
      'of another state',
      'Valid Ohio secondary teaching certificate',
      'Texas secondary teaching certificate',
      'of another state',
    ],
  ])('%s is a gap', (_, line, held, how) => {
    expect(told(line, `Al Roe\n\n${JOB}\nCertificates\n${held}\n`)).toMatchObject({ isMet: false, how });
  });
});

describe('a degree', () => {
  it.each([
    'Elmwood High 2007',
    'Elmwood High, Denby, 2012',
    'Elmwood High School, 1999',
    'HS Elmwood 2010',
    'H.S. diploma, Elmwood, 2013',
    'Elm-Tec diploma 2017',
    'GED.',
  ])('of a school may be a line of its own: %s', (school) => {
    expect(told('High school diploma or GED', `Al Roe\n\n${JOB}\nOwn tools\n${school}\n`)).toMatchObject({
      isMet: true,
      quotes: [school],
    });
  });

  it.each([
    ['HS diploma or GED', 'Studying for GED at Elm adult school, two of four tests passed (2026)'],
    [
      'Master of Social Work degree',
      'Began Master of Social Work in September 2025 at Elm University; expected May 2028',
    ],
  ])('%s is not held by who is on the way to it', (asked, line) => {
    expect(told(asked, `Al Roe\n\n${JOB}\nEducation\n${line}\n`)?.isMet).toBe(false);
  });

  it.each([
    ["Bachelor's degree with a major in science", 'B.S. Chemistry, Elm University, 2009'],
    ['Associate degree in radiography', 'A.A.S. Radiologic Sciences, Elm College, 2018'],
  ])('%s is met by %s', (asked, line) => {
    expect(told(asked, `Al Roe\n\n${JOB}\nEducation\n${line}\n`)?.isMet).toBe(true);
  });

  it('below a license in a line of its own isn’t under way since then', () => {
    const resume = `Al Roe\n\nLVT since 2021\nA.A.S. Vet Tech, Elm College, 2021\n\n${JOB}`;
    expect(told('Associate degree in veterinary technology', resume)?.isMet).toBe(true);
  });

  it('is none of a master installer, nor of the vets of a practice', () => {
    for (const line of [
      'Tickets: shingle manufacturer master installer, forklift',
      '4 DVM small animal practice',
    ])
      expect(told("Bachelor's degree", `Al Roe\n\n${line}\n\n${JOB}`)?.isMet).toBe(false);
  });

  it('stands below “School” too, also right below a job', () => {
    const resume = `Al Roe\n\n${JOB}SCHOOL\nLiberty High School, diploma, 2022\n`;
    expect(told('HS diploma or GED', resume)?.isMet).toBe(true);
    expect(told('Completion of the twelfth grade', resume)?.isMet).toBe(true);
  });

  it('of a high school may be named by its letters, and a bachelor’s be called professional', () => {
    expect(told('HS or GED', `Al Roe\n\n${JOB}\nEducation\nLIBERTY HS, 2014\n`)?.isMet).toBe(true);
    const bachelor = `Al Roe\n\n${JOB}\nEducation\nProfessional bachelor Logistics Management, Elm College, 2019\n`;
    expect(told("Bachelor's degree in logistics", bachelor)?.isMet).toBe(true);
    expect(told("Bachelor's degree or lived experience", bachelor)?.isMet).toBe(true);
  });

  it('of a trade whose degree is an associate’s is met by it', () => {
    const resume = `Al Roe\n\n${JOB}\nEducation\nA.A.S. Dental Hygiene, Elm Technical College, 2022\n`;
    expect(told('Degree in dental hygiene', resume)?.isMet).toBe(true);
  });

  it('that is under way is not held, although the line above is of a finished one', () => {
    const education =
      'Elm Technical College, Dental Assistant diploma, 2014\nCurrently enrolled, Dental Hygiene A.A.S., expected May 2028\n';
    expect(
      told('Associate degree in dental hygiene', `Al Roe\n\n${JOB}\nEducation\n${education}`)?.isMet,
    ).toBe(false);
  });
});

describe('years', () => {
  it('of learning a language are none of work', () => {
    const resume =
      'Al Roe\n\nExperience\nTeller, First Bank, June 2026 - Present\n- Counted drawers and cash\n\nSkills\nSpanish: four years in high school\n';
    expect(told('One year of experience as a teller', resume)?.how).toBe('0.5 years counted of 1 year');
  });

  it('that take the place of a degree come on top of those asked for', () => {
    const line =
      "Bachelor's degree and 4+ years of experience; an additional 4 years of experience may be substituted for a degree";
    const resume = 'Al Roe\n\nExperience\nClerk, Elm Foods, 2022 - present\n- Filed letters\n';
    const { gaps } = compare({
      resume,
      posting: `Clerk\n\nRequirements\n- ${line}\n`,
      title: 'Clerk',
      today: TODAY,
    });
    expect(gaps.map(({ requirement }) => requirement.label)).toContain(
      "Bachelor's degree, or experience instead",
    );
  });

  it('that are asked as one of two numbers are met by either', () => {
    const line = 'Three years of payroll or five years of welding';
    const job = (work: string, from: number) =>
      `Al Roe\n\nExperience\nClerk, Elm, ${from} - 2026\n- ${work} for ten bakers every week, letters\n`;
    expect(told(line, job('Payroll', 2022))?.isMet).toBe(true);
    expect(told(line, job('Welding', 2023))?.isMet).toBe(false);
    expect(told(line, job('Welding', 2020))?.isMet).toBe(true);
  });

  it('of a job that goes “on” last until today', () => {
    const resume =
      'Al Roe\n\nExperience\nLine cook, Blue Diner, Oct 2022 on\n- Fried eggs for two hundred guests a day\n';
    expect(told('Three years as a line cook', resume)?.how).toBe('4.2 years counted of 3 years');
  });

  it('count at an employer that is described in brackets', () => {
    const resume =
      'Ed Ross\n\nExperience\nShift lead, Pacific Parcel (online orders for shoe brands), Sparks NV\nFeb 2023 - now\n- 14 pickers and packers on nights\n';
    expect(told('At least one year in a lead role', resume)?.how).toBe('3.8 years counted of 1 year');
  });
});

it('lines that each say what was done are quoted by themselves', () => {
  const resume =
    'Al Roe\n\nExperience\nLegal Secretary, Elm & Oak, 2019 - present\nType deeds, leases, title affidavits and closing statements from dictation\nSchedule closings and keep the calendars of four attorneys\nRecord documents with the county clerk\n';
  expect(told('Schedule closings', resume)?.quotes[0]).toBe(
    'Schedule closings and keep the calendars of four attorneys',
  );
});

describe('a study that isn’t finished', () => {
  const studying = (line: string) =>
    `Al Roe\n\nExperience\nPayroll Clerk, Elm, 2020 - present\n- Ran payroll\n\nEducation\n${line}\n`;
  it.each([
    ['Diploma in Labour Law', 'Pursuing Diploma in Labour Law, expected 2028'],
    ['Diploma in Labour Law', 'Diploma in Labour Law, Elm University, expected 2026'],
    ['Diploma in Safety Management', 'Diploma: Safety Management, Elm College – busy, 4 modules outstanding'],
    ["Bachelor's degree in Hospitality", 'BS Hospitality Management (undergraduate, completed 3rd year)'],
  ])('is no %s: %s', (asked, line) => {
    expect(told(asked, studying(line))?.isMet).toBe(false);
  });

  it('is one when it is finished', () => {
    expect(
      told('Diploma in Labour Law', studying('Diploma in Labour Law, Elm University, 2025'))?.isMet,
    ).toBe(true);
  });
});

describe('a certificate that nobody knows', () => {
  const certified = (line: string) =>
    `Al Roe\n\nExperience\nSafety Officer, Elm Mines, 2020 - present\n- Inspected shafts\n\nCertificates\n${line}\n`;
  it.each([
    ['FLOMSOC 1', 'FLOMSOC 1, 2021'],
    ['NWSC discharge certificate', 'NWSC Discharge Certificate, 2018'],
  ])('is held where a line names it: %s', (asked, line) => {
    expect(told(asked, certified(line))).toMatchObject({ isMet: true, quotes: [line] });
  });
});

describe('what counts for nothing', () => {
  it('is what the work was not', () => {
    const line = 'Repaired trucks, not airframes, for a motor pool';
    const resume = JOB.replace('- Answered', `- ${line}\n- Answered`);
    expect(told('Airframes', `Al Roe\n\n${resume}`)?.quotes).toEqual([]);
  });

  it('is a line about the family', () => {
    const resume = `Al Roe\n\n${JOB}\nPersonal\nFather's Name : Anil Petty Cash\n`;
    expect(told('Petty cash', resume)?.quotes).toEqual([]);
  });
});

it('a résumé of notes is in English if it has words that only English has', () => {
  const notes = `AL ROE\n\n${JOB.toUpperCase()}- SORTED MAIL TO THE DOCK WITH TUG\n- PUSHBACK TUGS, GPUS, AIR START CARTS, DEICERS\n- WELDING, FABRICATION, HYDRAULICS, TIRES, BRAKES\n- FORKLIFT, CRANE, HOIST, PALLET JACK, SCISSOR LIFT\n- OIL CHANGES FOR VANS, BUSES, LOADERS\n`;
  expect(told('English', notes)).toMatchObject({ isMet: true, how: 'the résumé is written in it' });
});
