import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const schooling = (...lines: string[]) =>
  readResume(
    `Mira Holt\nmira@example.org\n\nExperience\nBaker, Oat & Rye Ltd, 2012 - 2020\n\nEducation\n${lines.join('\n')}\n`,
    '2026-11-21',
  ).education;
const entries = (...lines: string[]) =>
  schooling(...lines).map(({ level, field, institution }) => [level, field?.text, institution?.text]);

describe('a school in one row with everything else', () => {
  it.each([
    ['Marketing University of Elmshire City , State', 'University of Elmshire'],
    ['Business and Civil Engineering University of Elmshire', 'University of Elmshire'],
    ['Counseling Larkmoor University City , State , US', 'Larkmoor University'],
    ['Elmsford Medical University of Larkmoor', 'Elmsford Medical University of Larkmoor'],
    ['Medical University of Larkmoor', 'Medical University of Larkmoor'],
  ])('is named without the field before it: %s', (line, school) => {
    expect(entries(line)).toEqual([[undefined, undefined, school]]);
  });

  it.each([
    ['B.S : Communications Larkmoor University Communications', 'Communications', 'Larkmoor University'],
    ['MBA : Finance University of Elmshire Finance', 'Finance', 'University of Elmshire'],
    ['B.A : Design Elm College of Art and Design', 'Design', 'Elm College of Art and Design'],
  ])('is named without the field again behind it: %s', (line, field, school) => {
    expect(entries(line)[0]?.slice(1)).toEqual([field, school]);
  });

  it('has a field without the month of its date', () => {
    expect(entries('Bachelor of Science : Criminal Justice May 2014 Larkmoor University')).toEqual([
      [4, 'Criminal Justice', 'Larkmoor University'],
    ]);
  });

  it.each(['Wing Luke College', 'Grambler State University', 'Hocking Technical College'])(
    'may have a name that sounds like a deed: %s',
    (school) => {
      expect(entries(`Associate of Science : Accounting ${school} City , State`)).toEqual([
        [3, 'Accounting', school],
      ]);
    },
  );

  it('may be named after its governors', () => {
    expect(
      entries('Bachelor of Science : Accounting 2017 Western Governors University City , State , USA'),
    ).toEqual([[4, 'Accounting', 'Western Governors University']]);
  });

  it('is attended, not called so', () => {
    expect(entries('BA English', 'Attending Larkmoor College')[0]?.[2]).not.toBe(
      'Attending Larkmoor College',
    );
  });

  it.each([
    ['Diploma : General Quarry Hill High School Denby , OR', 'Quarry Hill High School'],
    ['Diploma : General Studies Quarry Hill High School Denby , OR', 'Quarry Hill High School'],
  ])('is named without the placeholder of a field: %s', (line, school) => {
    expect(entries(line)[0]?.[2]).toContain(school);
    expect(entries(line)[0]?.[2]).not.toContain('General');
  });

  it('where somebody still studies gives no degree yet', () => {
    expect(entries('MBA : Finance Present Larkmoor University City , State')).toEqual([
      [undefined, 'Finance', 'Larkmoor University'],
    ]);
  });
});

describe('rows of schools that end in a country', () => {
  it('are several', () => {
    expect(
      entries(
        'Bachelor of Science : Accounting 2010 Larkmoor University City , State , US',
        'Quarry Hill College 2006 Associate of Arts : Economics City , State , US',
      ),
    ).toEqual([
      [4, 'Accounting', 'Larkmoor University'],
      [3, 'Economics', 'Quarry Hill College'],
    ]);
  });

  it('name the country of the school before', () => {
    const schools = entries(
      'Accounting Larkmoor College City , State , US Quarry Hill University, Denby, OR',
    ).map(([, , school]) => school);
    expect(schools.at(-1)).toBe('Quarry Hill University');
  });

  it('may name a school of the army', () => {
    expect(entries('Master of Arts : Strategy, Carlisle, US Army War College, 2013')[0]?.[2]).toBe(
      'US Army War College',
    );
  });
});

it.each([
  ['University of California, Davis', 'University of California, Davis'],
  ['University of Wisconsin-Madison', 'University of Wisconsin-Madison'],
])('a university is named with its campus: %s', (line, school) => {
  expect(entries(line, 'Bachelor of Arts in Psychology, 2015')).toEqual([[4, 'Psychology', school]]);
});

it('an institute that everybody calls by its letters is a school', () => {
  expect(entries('BSc, Physics, 2010, POSTECH, Pohang')).toEqual([[4, 'Physics', 'POSTECH']]);
});

it('who works with JD Edwards has no degree in law', () => {
  const { education } = readResume(
    'Mira Holt\n\nSummary\nAccountant, five years of JD Edwards and Excel.\n\nSkills\nAS400, JD Edwards, Excel\n',
    '2026-11-21',
  );
  expect(education).toEqual([]);
});

it('a degree under way is not held because the summary names it', () => {
  const { education } = readResume(
    'Mira Holt\n\nSummary\nBaker who recently started the MBA Finance program at Larkmoor University.\n\nEducation\nMBA : Finance Present Larkmoor University City , State\n',
    '2026-11-21',
  );
  expect(education.map(({ level }) => level)).toEqual([undefined]);
});
