import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';
import { employerAsked } from './named-employer.ts';

const finding = (employer: string, line: string) => {
  const resume = `Ida Holm\n\nExperience\n\nMaintenance Worker, ${employer}\nMay 2015 - May 2020\n- Repaired roofs and painted walls of public buildings\n- Maintained pumps and construction machines\n`;
  const posting = `Maintenance Laborer\n\nRequirements\n- ${line}\n- Painting of walls\n- Repair of roofs\n`;
  const { keyMatches, gaps } = fitTexts({
    resume,
    posting,
    title: 'Maintenance Laborer',
    today: '2026-11-25',
  });
  return [...keyMatches, ...gaps].find(({ requirement }) =>
    /City of Elm Falls|County of Larch/.test(requirement.text),
  );
};

const COUNTY = 'Two years of experience with the County of Larch as a maintenance worker';

const years =
  'At least six months of full-time paid experience with the City of Elm Falls performing maintenance or construction';

describe('years with a named public employer', () => {
  it('count if they were with it', () => {
    expect(finding('City of Elm Falls', years)).toMatchObject({ how: '5.1 years counted of 0.5 years' });
  });

  it('do not count if they were with another', () => {
    expect(finding('Larch Builders', years)).toMatchObject({
      how: '0 years counted of 0.5 years',
      credit: 0,
    });
  });
});

it('years as somebody with a named public employer do not count at another', () => {
  const asked = 'Two years as a maintenance worker with the City of Elm Falls';
  expect(finding('Larch Builders', asked)).toMatchObject({ how: '0 years counted of 2 years' });
  expect(finding('City of Elm Falls', asked)).toMatchObject({ how: '5.1 years counted of 2 years' });
});

describe('employment with a named public employer', () => {
  it('is not shown by other words of the sentence', () => {
    const line = 'Current employment with the City of Elm Falls as a maintenance worker';
    expect(finding('Larch Builders', line)).toMatchObject({ credit: 0 });
    expect(finding('City of Elm Falls', line)?.credit).toBeGreaterThan(0.3);
  });
});

describe('employment with a named public employer alone', () => {
  const line = 'Current employment with the City of Elm Falls; and';

  it('is met by a job there, which is quoted', () => {
    const { how, credit, evidence } = employed('City of Elm Falls, Parks Division', 'Present') ?? {};
    expect({ how, credit }).toEqual({ how: 'exact', credit: 1 });
    expect(evidence?.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Maintenance Worker, City of Elm Falls/),
    ]);
  });

  it('is half met by a job there that is over', () => {
    expect(employed('City of Elm Falls', 'May 2020')?.credit).toBe(0.5);
  });

  it.each([
    'Larch Builders',
    'Larch Builders, contracted to the City of Elm Falls',
    'Elm Falls City Hall Cafe',
  ])('is not met at %s', (employer) => {
    expect(employed(employer, 'Present')).toMatchObject({ how: 'not found', credit: 0 });
  });

  function employed(employer: string, until: string) {
    const resume = `Ida Holm\n\nExperience\n\nMaintenance Worker, ${employer}\nMay 2015 - ${until}\n- Repaired roofs and painted walls of public buildings\n- Maintained pumps and machines\n\nEducation\nElm Falls High School, Elm Falls, Diploma, 2012\n`;
    const posting = `Maintenance Laborer\n\nRequirements\n- ${line}\n- Painting of walls\n`;
    const { keyMatches, gaps } = fitTexts({
      resume,
      posting,
      title: 'Maintenance Laborer',
      today: '2026-11-25',
    });
    return [...keyMatches, ...gaps].find(({ requirement }) => requirement.text.includes('City of Elm Falls'));
  }
});

it('a county is named before its department too', () => {
  expect(finding('Larch County Department of Parks', COUNTY)).toMatchObject({
    how: '5.1 years counted of 2 years',
  });
  expect(finding('City of Larch', COUNTY)).toMatchObject({ how: '0 years counted of 2 years' });
});

it.each([
  ['Two years of experience with the State of Oregon building codes', false],
  ['Two years of experience driving in the City of Leeds', false],
  ['Works with the City of Leeds', false],
  ['Two years of employment by the County of York', true],
])('%s: %j', (requirement, named) => {
  expect(employerAsked(requirement) !== undefined).toBe(named);
});
