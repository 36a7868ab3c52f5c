import { describe, expect, it } from 'vitest';
import { disciplines } from './discipline-table.ts';
import { disciplineNamed, findFieldsOfStudy, isNearDiscipline } from './disciplines.ts';

const namesIn = (text: string) =>
  findFieldsOfStudy(text).disciplines.map((index) => disciplines[index]?.names[0]);

describe('the table of disciplines', () => {
  it('has each name once', () => {
    const all = disciplines.flatMap(({ names, cased = [] }) => [...names, ...cased]);
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  it('is near to disciplines that it has', () => {
    const missing = disciplines.flatMap(({ near = [] }) => near.filter((name) => disciplineNamed(name) < 0));
    expect(missing).toEqual([]);
  });
});

describe('fields of study', () => {
  it.each([
    ['Accountancy', ['accounting']],
    ['Business Administration', ['business']],
    ['Construction Management Technology', ['construction management']],
    ['Electrical and Electronics Engineering', ['electrical engineering']],
    ['MBA', ['business']],
    ['BSN', ['nursing']],
    ['Finance or Economics', ['finance', 'economics']],
    ['Computer Information Systems', ['information systems']],
  ])('%s', (text, fields) => {
    expect(namesIn(text)).toEqual(fields);
  });

  it.each(['Bachelor of Science', 'Bachelor of Arts', 'Associate of Applied Science', 'mba', 'it'])(
    'none in %j',
    (text) => {
      expect(namesIn(text)).toEqual([]);
    },
  );

  it('tells whole areas from disciplines in them', () => {
    const engineering = findFieldsOfStudy('engineering');
    const mechanical = findFieldsOfStudy('mechanical engineering');
    expect(engineering.whole & mechanical.areas).toBeGreaterThan(0);
    expect(mechanical.whole).toBe(0);
  });

  it('are near to what recruiters accept as well', () => {
    const near = (asked: string, held: string) =>
      isNearDiscipline(disciplineNamed(asked), disciplineNamed(held));
    expect(near('accounting', 'finance')).toBe(true);
    expect(near('nursing', 'accounting')).toBe(false);
  });
});
