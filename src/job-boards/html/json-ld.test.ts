import { describe, expect, test } from 'vitest';
import { postingFromJsonLd } from '../posting-page/json-ld-posting.ts';
import { findNodes, repairJson } from './json-ld.ts';

const job = '{"@type":"JobPosting","title":"Welder"}';
const titles = (...blocks: string[]) => findNodes(blocks, 'JobPosting').map((node) => node.title);

describe('a posting is found', () => {
  test.each([
    ['alone', job],
    ['in a list', `[{"@type":"WebSite"},${job}]`],
    ['in a graph', `{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},${job}]}`],
    ['as the main entity of the page', `{"@type":"WebPage","mainEntity":${job}}`],
    ['in an item list', `{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":${job}}]}`],
    ['with several types', '{"@type":["Thing","JobPosting"],"title":"Welder"}'],
    ['with the type as a URL', '{"@type":"http://schema.org/JobPosting","title":"Welder"}'],
    ['with the type as a prefixed name', '{"@type":"schema:JobPosting","title":"Welder"}'],
    ['in a comment', `<!--\n${job}\n-->`],
    ['in a CDATA section', `//<![CDATA[\n${job}\n//]]>`],
    ['with a semicolon after it', `${job};`],
    ['with trailing commas', '{"@type":"JobPosting","title":"Welder","tags":[1,2,],}'],
  ])('%s', (_, block) => {
    expect(titles(block)).toEqual(['Welder']);
  });

  test('an unreadable block does not hide the next one', () => {
    expect(titles('{{ not json }}', '', job)).toEqual(['Welder']);
  });

  test('deeply nested data does no harm', () => {
    expect(titles('['.repeat(100_000))).toEqual([]);
    expect(titles(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toEqual([]);
  });

  test('raw line breaks, tabs and invalid escapes in strings are repaired', () => {
    expect(JSON.parse(repairJson('{"a":"one\ntwo\tthree \\q \\"four\\"","b":["x",],}'))).toEqual({
      a: 'one\ntwo three \\q "four"',
      b: ['x'],
    });
  });

  test('a comma inside a string stays', () => {
    expect(JSON.parse(repairJson('{"a":"saw, }, drill","b":1,}'))).toEqual({ a: 'saw, }, drill', b: 1 });
  });
});

describe('the fields of a posting', () => {
  const page = 'https://mill.example/jobs/7';
  const read = (node: object) => postingFromJsonLd({ '@type': 'JobPosting', title: 'Miller', ...node }, page);

  test('the company by reference, with its website', () => {
    const block = `{"@graph":[{"@type":"Organization","@id":"#us","name":"Old Mill","sameAs":["javascript:x","https://mill.example"]},
      {"@type":"JobPosting","title":"Miller","hiringOrganization":{"@id":"#us"}}]}`;
    const [node] = findNodes([block], 'JobPosting');
    expect(postingFromJsonLd(node ?? {}, page).company).toEqual({
      name: 'Old Mill',
      website: 'https://mill.example/',
    });
  });

  test.each([
    ['a plain name', 'Old Mill', { name: 'Old Mill' }],
    ['a name with entities', { name: 'Mill &amp; Sons' }, { name: 'Mill & Sons' }],
    ['nothing', undefined, undefined],
    ['an empty name', { name: ' ' }, undefined],
  ])('a company given as %s', (_, hiringOrganization, company) => {
    expect(read({ hiringOrganization }).company).toEqual(company);
  });

  test.each([
    ['one place', { address: { addressLocality: 'Bath', addressCountry: { name: 'GB' } } }, 'Bath, GB'],
    ['a place in words', 'Bath', 'Bath'],
    ['an address in words', { address: '3 Mill Lane, Bath' }, '3 Mill Lane, Bath'],
    [
      'several',
      [{ address: { addressLocality: 'Bath' } }, { address: { addressLocality: 'Wells' } }],
      'Bath; Wells',
    ],
    ['none', undefined, undefined],
  ])('a location given as %s', (_, jobLocation, location) => {
    expect(read({ jobLocation }).location).toBe(location);
  });

  test('remote work and where it is possible', () => {
    const applicantLocationRequirements = [{ '@type': 'Country', name: 'Ireland' }];
    expect(read({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements }).location).toBe(
      'Remote (Ireland)',
    );
  });

  test.each([
    [
      { currency: 'EUR', value: { minValue: 30000, maxValue: 36000, unitText: 'YEAR' } },
      '30,000–36,000 EUR per year',
    ],
    [{ currency: 'GBP', value: { value: '13.20', unitText: 'HOUR' } }, '13.2 GBP per hour'],
    [{ currency: 'USD', minValue: 90000, maxValue: 90000 }, '90,000 USD'],
    [{ currency: 'USD', value: { maxValue: 500, unitText: 'DAY' } }, 'up to 500 USD per day'],
    ['£28,000 plus overtime', '£28,000 plus overtime'],
    [{ currency: 'USD', value: { minValue: 0, maxValue: 0 } }, undefined],
    ['competitive', undefined],
  ])('pay %j', (baseSalary, salary) => {
    expect(read({ baseSalary }).salary).toBe(salary);
  });

  test('requirements in separate fields are added to the description, unless it contains them already', () => {
    const posting = read({
      description: '<p>Grind flour.</p><ul><li>Lift 25 kg</li></ul>',
      qualifications: ['Lift 25 kg', 'Forklift licence'],
      skills: 'Grind flour.',
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
    });
    expect(posting.description).toBe(
      'Grind flour.\n\n• Lift 25 kg\n\nQualifications\n\n• Lift 25 kg\n• Forklift licence\n\nExperience\n\nAt least 3 years of experience',
    );
  });

  test('the employment types, identifier and date', () => {
    const posting = read({
      employmentType: ['FULL_TIME', 'INTERN', 'OTHER'],
      identifier: { value: 7 },
      datePosted: '2026-11-01',
    });
    expect([posting.employmentType, posting.externalId, posting.postedAt]).toEqual([
      'Full-time, Internship',
      '7',
      '2026-11-01',
    ]);
  });

  test('values of any shape do no harm', () => {
    for (const odd of [
      null,
      1,
      true,
      [],
      {},
      [null],
      [[]],
      { '@value': {} },
      { name: { name: { name: [] } } },
    ]) {
      const fields = [
        'title',
        'description',
        'hiringOrganization',
        'jobLocation',
        'baseSalary',
        'identifier',
        'skills',
      ];
      expect(() => read(Object.fromEntries(fields.map((field) => [field, odd])))).not.toThrow();
    }
  });
});
