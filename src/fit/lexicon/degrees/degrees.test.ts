import { describe, expect, it } from 'vitest';
import { degreeNames } from '../../../shared/master-resume/master-resume-rules.ts';
import { degrees } from './degree-table.ts';
import { degreeIn, findDegreeForms, findDegreeNames } from './degrees.ts';

describe('the table of degrees', () => {
  it('has every degree of the master résumé’s list under its full name and its abbreviation', () => {
    for (const listed of degreeNames) {
      expect(degreeIn(listed)?.listed).toBe(listed);
      for (const written of listed.split(/ \(|\)/).filter(Boolean))
        expect(degreeIn(written)?.listed).toBe(listed);
    }
  });

  it('offers no degree that the list lacks', () => {
    const offered = degrees.flatMap(({ listed, nearest }) => [listed, nearest].filter((name) => name));
    expect([...new Set(offered)].sort()).toEqual([...degreeNames].sort());
  });

  it('has each name once', () => {
    const all = degrees.flatMap(({ names = [], abbreviations = [], cased = [], ambiguous }) =>
      [...names, ...abbreviations, ...cased, ...(ambiguous?.short ?? [])].map((name) =>
        name.replaceAll('.', '').toLowerCase(),
      ),
    );
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  it('goes from the highest degree to the lowest', () => {
    const levels = degrees.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  });
});

describe('degrees in any text', () => {
  it.each([
    ['Ph.D. in Physics', 6],
    ['Juris Doctor', 6],
    ['MBA preferred', 5],
    ["Master's degree", 5],
    ['M.Arch.', 5],
    ['B.S. in Nursing', 4],
    ['BA/BS', 4],
    ['BTech', 4],
    ['Associate degree', 3],
    ['HND', 3],
    ['Certificate III in Aged Care', 2],
    ['High school diploma or GED', 1],
    ['GCSEs', 1],
  ])('finds %j', (text, level) => {
    expect(findDegreeNames(text)[0]?.degree.level).toBe(level);
  });

  it.each([
    'MS Office',
    'We want to be as good as you are',
    "yes, ma'am",
    'do it',
    'AS/400',
    'BS reconciliation',
    'in March, med school',
  ])('finds none in %j', (text) => {
    expect(findDegreeNames(text)).toEqual([]);
  });

  it('quotes an abbreviation with its dots', () => {
    const text = 'A B.Sc. or MSc.';
    expect(findDegreeNames(text).map(({ start, end }) => text.slice(start, end))).toEqual(['B.Sc.', 'MSc']);
  });
});

describe('degrees as only résumés write them', () => {
  it.each([
    ['M. B. A.', 5],
    ['M-Tech', 5],
    ['B com', 4],
    ['Ed. D.', 6],
    ['Kenya Certificate of Secondary Education', 1],
    ['Laurea magistrale', 5],
    ['Licence professionnelle', 4],
  ])('finds %j', (text, level) => {
    expect(findDegreeForms(text)).toMatchObject([{ start: 0, end: text.length, degree: { level } }]);
  });

  it('finds "AS" where a field of study follows', () => {
    expect(findDegreeForms('AS in Aviation, AS : Fine Art')).toMatchObject([
      { start: 0, end: 2, degree: { level: 3 } },
      { start: 16, end: 18, degree: { level: 3 } },
    ]);
  });

  it.each(['as in the past', 'ma', '64 MB a day', 'it I managed', 'A.B. Com', 'AS WELL'])(
    'finds none in %j',
    (text) => {
      expect(findDegreeForms(text)).toEqual([]);
    },
  );
});

describe('what a field for a degree names', () => {
  it.each([
    ['MS', 5],
    ['MD', 6],
    ['AA', 3],
    ['Bachelor of Science, Diploma in Music', 4],
    ['Higher National Diploma', 3],
    ['Secondary School Leaving Certificate', 1],
  ])('takes the highest degree of %j', (field, level) => {
    expect(degreeIn(field)?.level).toBe(level);
  });

  it.each(['', 'ma', 'as a nurse', 'Habilitation'])('has no degree for %j', (field) => {
    expect(degreeIn(field)).toBeUndefined();
  });
});
