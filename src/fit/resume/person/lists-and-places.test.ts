import { describe, expect, it } from 'vitest';
import { toJsonResume } from '../json-resume.ts';
import { readResume } from '../read-resume.ts';

const parsed = (text: string) => toJsonResume(readResume(text, '2026-11-21'));

describe('where someone lives', () => {
  it.each([
    ['14 Mill Lane, Ravenholm, OH 44081', { city: 'Ravenholm', region: 'OH', postalCode: '44081' }],
    ['9 Weir Street Ravenholm, Oregon', { city: 'Ravenholm', region: 'Oregon' }],
    ['Ravenpur, Kerala, Kerala', { city: 'Ravenpur', region: 'Kerala' }],
    ['12 rue du Moulin, 69002 Lyon', { city: 'Lyon' }],
    [
      '14 Mill Lane • Ravenholm, OH 44081 • 555-0100',
      { city: 'Ravenholm', region: 'OH', postalCode: '44081' },
    ],
    ['Weir Rd. Ravenholm, Ca, 95472', { city: 'Ravenholm', region: 'Ca', postalCode: '95472' }],
    ['21 Weir Street NW, Washington, DC 20052', { city: 'Washington', region: 'DC', postalCode: '20052' }],
    ['3 Weir Street, Crow Manor, Ravenholm, Oregon', { city: 'Ravenholm', region: 'Oregon' }],
    ['1255 University, Montreal, QC', { city: 'Montreal', region: 'QC' }],
    ['El Paso TX', { city: 'El Paso', region: 'TX' }],
    ['Crow Nuys CA', { city: 'Crow Nuys', region: 'CA' }],
    ['555-0100 — Great Elms MI', { city: 'Great Elms', region: 'MI' }],
    ['Tall Beach CA    555-0100', { city: 'Tall Beach', region: 'CA' }],
    ['Ravenholm City, Calif.', { city: 'Ravenholm City', region: 'Calif.' }],
    ['City, State 00000', undefined],
    ['Toronto, ON, M5V 2T6', { city: 'Toronto', region: 'ON', postalCode: 'M5V 2T6' }],
  ])('%s', (line, location) => {
    expect(parsed(`Mira Holt\n${line}\nmira@example.org\n`).basics.location).toEqual(location);
  });

  it('is neither a preference nor a degree after the name', () => {
    expect(
      parsed('Mira Holt, MS (CS)\nWilling to relocate to: Austin, TX\nmira@example.org\n').basics.location,
    ).toBeUndefined();
  });
});

it('someone lives where the top says, not where they once worked', () => {
  const { basics } = parsed(
    'Mira Holt\nHull IL, mira@example.org\n\nKITCHENS\nPastry Chef, The Larkmoor Hotel\n2017 - 2020\nCook, Hôtel Elm, Lyon, France\n2015 - 2017\n',
  );
  expect(basics.location).toEqual({ city: 'Hull', region: 'IL' });
});

describe('where someone lives, in unusual places', () => {
  it.each([
    [
      'in a section of its own at the end',
      'Mira Holt\n\nSummary\nBakes.\n\nContact\nBremen, Germany\n',
      'Bremen',
    ],
    [
      'after a label, with another label after it',
      'Mira Holt\nResidence: Ravenmoor Languages: English\n',
      'Ravenmoor',
    ],
    ['after a label without a colon', 'Mira Holt\nlocation Raven Moor\n', 'Raven Moor'],
  ])('%s', (_, text, city) => {
    expect(parsed(text).basics.location).toMatchObject({ city });
  });
});

describe('a state in small letters', () => {
  const at = (place: string) =>
    parsed(
      `Mira Holt\n${place}\n\nExperience\nMasoner, Ravenholm, Ca\nMillwright, 1979 to 1981\n- Fabricated\n`,
    );

  it('is where somebody lives', () => {
    expect(at('Ravenholm, Ca').basics.location).toEqual({ city: 'Ravenholm', region: 'Ca' });
  });

  it('is where a job was', () => {
    expect(at('Leeds').work[0]).toMatchObject({ position: 'Millwright', location: 'Ravenholm, Ca' });
  });

  it('is no part of a name', () => {
    const { basics } = parsed('Holt, Ky\nmira@example.org\n\nSummary\nKeeps kilns hot.\n');
    expect([basics.name, basics.location]).toEqual(['Holt, Ky', undefined]);
  });
});

describe('languages', () => {
  it('come with their proficiency', () => {
    expect(
      parsed('Mira Holt\n\nLanguages\nPolish (mother tongue), English - fluent, German B2\n').languages,
    ).toEqual([
      { language: 'Polish', fluency: 'mother tongue' },
      { language: 'English', fluency: 'fluent' },
      { language: 'German', fluency: 'B2' },
    ]);
  });

  it('are found in sentences and on lines of other sections', () => {
    expect(parsed('Mira Holt\n\nLanguages\nFluent in spoken and written Spanish\n').languages).toEqual([
      { language: 'Spanish', fluency: 'Fluent' },
    ]);
    expect(
      parsed('Mira Holt\n\nPersonal details\nNationality: Indian\nLanguages known: Hindi, Malayalam\n')
        .languages,
    ).toEqual([{ language: 'Hindi' }, { language: 'Malayalam' }]);
  });

  it('are not programming languages', () => {
    expect(parsed('Mira Holt\n\nSkills\nLanguages: Java, Python, C++\n').languages).toEqual([]);
  });
});

describe('certificates', () => {
  it('are listed without dates, labels and lines with only a school or place', () => {
    const text = `Mira Holt

Certifications
Certificate: Food Safety Level 3
2018 Certified Welding Inspector
Forklift Licence - March 2020 (Denby Safety Board)
Denby Technical College
Leeds, UK
`;
    expect(parsed(text).certificates).toEqual([
      { name: 'Food Safety Level 3' },
      { name: 'Certified Welding Inspector', date: '2018' },
      { name: 'Forklift Licence', date: '2020' },
    ]);
  });

  it('are found among degrees', () => {
    const text = 'Mira Holt\n\nEducation\nB.Com, Denby University, 2009\nCertified Public Accountant, 2012\n';
    expect(parsed(text).certificates).toEqual([{ name: 'Certified Public Accountant', date: '2012' }]);
  });

  it('are found among degrees by their names alone, unless they are still ahead', () => {
    const text =
      'Mira Holt\n\nSCHOOL & CARDS\nDenby College, 2012\nEPA 608 Universal\nCPC-A: exam booked for May\n';
    expect(parsed(text).certificates.map(({ name }) => name)).toEqual(['EPA 608 Universal']);
  });

  it.each([
    ['below each', 'Forklift licence\nOat & Rye\nMarch 2020\nPipe welding\nBlue Kettle\n2019\n'],
    ['below each date', 'Forklift licence\n2020\nOat & Rye\n\nPipe welding\n2019\nBlue Kettle\n'],
    ['below each, with blank lines between', 'Forklift licence\nOat & Rye\n\nPipe welding\nBlue Kettle\n'],
    ['below some', 'Forklift licence\nDenby Safety Board\nPipe welding\n'],
  ])('are not confused with issuers %s', (_, lines) => {
    expect(parsed(`Mira Holt\n\nCertifications\n${lines}`).certificates.map(({ name }) => name)).toEqual([
      'Forklift licence',
      'Pipe welding',
    ]);
  });

  it('may be wrapped', () => {
    const text = `Mira Holt

Certifications
• Certified Associate in Kiln
Management (CAKM), 2019
• First aid at work, March 2020
• Welding inspector of pipes
and boilers
`;
    expect(parsed(text).certificates.map(({ name }) => name)).toEqual([
      'Certified Associate in Kiln Management (CAKM)',
      'First aid at work',
      'Welding inspector of pipes and boilers',
    ]);
    expect(parsed(text).education).toEqual([]);
  });

  it('may take a line each', () => {
    const text =
      'Mira Holt\n\nCertifications\nForklift licence, 2018\nPipe welding\nFirst aid, 2019\nCrane signals\n';
    expect(parsed(text).certificates).toHaveLength(4);
  });

  it('are listed without the brackets of their date', () => {
    expect(parsed('Mira Holt\n\nCertifications\nKiln Guard (KG) (2022)\n').certificates).toEqual([
      { name: 'Kiln Guard (KG)', date: '2022' },
    ]);
  });

  it('aren’t what somebody can do or writes of themselves', () => {
    const text =
      'Mira Holt\n\nCERTS\nServSafe Manager\nCan lift 70 lb; push carts daily\n\nOn my feet twelve hours without trouble.\n';
    expect(parsed(text).certificates).toEqual([{ name: 'ServSafe Manager' }]);
  });

  it('aren’t what an exam is only planned for', () => {
    const text = 'Mira Holt\n\nREGISTRATION\nEIT, 2021\nPE exam (8-hour) scheduled for 2028\n';
    expect(parsed(text).certificates).toEqual([{ name: 'EIT', date: '2021' }]);
  });

  it('may be several to a line, each with its year', () => {
    const text =
      'Mira Holt\n\nCredentials\nKiln Guard Basic (2019), Kiln Guard Master (2021),\nGlaze Consultant (2022)\nFirst aid at work (2018)\n';
    expect(parsed(text).certificates).toEqual([
      { name: 'Kiln Guard Basic', date: '2019' },
      { name: 'Kiln Guard Master', date: '2021' },
      { name: 'Glaze Consultant', date: '2022' },
      { name: 'First aid at work', date: '2018' },
    ]);
  });
});

it('a skill may have a number of thousands', () => {
  expect(parsed('Mira Holt\n\nSKILLS\nLedgers, ten-key 11,000 kph, Excel\n').skills).toEqual([
    { name: 'Ledgers' },
    { name: 'ten-key 11,000 kph' },
    { name: 'Excel' },
  ]);
});

it.each(['.', '+'])('"%s" may stand before the duties of a job', (mark) => {
  const [job] = parsed(
    `Mira Holt\n\nEXPERIENCE\nMessenger, City of Elmsford\nJan 2024 - Present\n${mark} Drive a van\n${mark} Keep the mileage sheet\n`,
  ).work;
  expect(job?.highlights).toEqual(['Drive a van', 'Keep the mileage sheet']);
});
