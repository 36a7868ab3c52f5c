import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';
import { employerPairs } from './named-employer.ts';

const finding = (employer: string, line: string) => {
  const resume = `Ida Holm\n\nExperience\n\nMaintenance Worker, ${employer}\nMay 2015 - May 2020\n- Repaired roofs and painted walls of public buildings\n- Maintained pumps and construction machines\n`;
  const posting = `Maintenance Laborer\n\nRequirements\n- ${line}\n- Painting of walls\n- Repair of roofs\n`;
  const { keyMatches, gaps } = fitTexts({
    resume,
    posting,
    title: 'Maintenance Laborer',
    today: '2026-11-25',
  });
  return [...keyMatches, ...gaps].find(({ requirement }) => requirement.text.includes('City of Elm Falls'));
};

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

it.each([
  ['Two years of experience with the State of Oregon building codes', false],
  ['Two years of experience driving in the City of Leeds', false],
  ['Works with the City of Leeds', false],
  ['Two years of employment by the County of York', true],
])('%s: %j', (requirement, named) => {
  expect(employerPairs(requirement).length > 0).toBe(named);
});
