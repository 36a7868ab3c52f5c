import { describe, expect, it } from 'vitest';
import { disciplines } from '../../../lexicon/degrees/discipline-table.ts';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';
import type { DegreeRequirement } from './degree-requirement.ts';

/** The degree that a bullet asks for, and the words that say so. */
function degreeIn(line: string) {
  const { requirements } = readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED);
  const found = requirements.find(({ kind }) => kind === 'education');
  return found?.degree && { ...found.degree, fields: fieldsOf(found.degree), text: found.text };
}

/** The names of the required disciplines, or the stems of words for a field that isn't known. */
const fieldsOf = ({ fields, otherFields }: DegreeRequirement) => [
  ...fields.disciplines.map((index) => disciplines[index]?.names[0]),
  ...otherFields,
];

it.each([
  ['Advanced degree (PhD) in Chemistry, Biology or History', 5, ['chemistry', 'biology', 'history']],
  ['Applicable degree(s): Chemistry or Biology', 3, ['chemistry', 'biology']],
  ['MS in Chemistry (with ovens), Biology, or History', 5, ['chemistry', 'biology', 'history']],
  ['MS or higher in: Chemistry and Biology', 5, ['chemistry', 'biology']],
  ['Academic background in chemistry or biology', 4, ['chemistry', 'biology']],
])('%s: the fields go on', (line, level, fields) => {
  expect(degreeIn(line)).toMatchObject({ level, fields });
});

it.each([
  'Bachelor’s degree in a related field or unrelated field with two years of baking',
  "A bachelor's degree or a paralegal certificate",
  "A bachelor's degree, though a pastry book will do",
])('%s: any field will do', (line) => {
  expect(degreeIn(line)).toMatchObject({ level: 4, fields: [] });
});

it.each([
  "Bachelor's degree in accounting or finance and CPA license",
  "Bachelor's degree in accounting or finance with a teaching certification",
])('%s: both fields count', (line) => {
  expect(degreeIn(line)?.fields).toEqual(['accounting', 'finance']);
});

it('the name of a degree ends with its bracket', () => {
  expect(degreeIn('A degree in nursing (BSN/ASN) with honors')?.text).toBe('degree in nursing (BSN/ASN)');
});

describe('the level', () => {
  it.each([
    ['GED', 1],
    ['High school', 1],
    ['High school or college', 1],
    ['Diploma in Chemistry', 2],
    ['Certificate or degree in Chemistry', 4],
    ['A culinary degree or certificate', 2],
    ["Associate's degree in History", 3],
    ['College', 4],
    ['Some college preferred', 2],
    ['Graduated from an accredited four-year university', 4],
    ['Graduation from an accredited four-year college and at least 24 semester units in Chemistry', 4],
    [
      'Graduation from a four-year college with a major in science, including 8 semester units in Chemistry',
      4,
    ],
    ['Graduation from a four-year college or 60 semester units in Chemistry', 3],
    ['College or university preferred', 4],
    ['Associate (Preferred)', 3],
    ['Associate required', 3],
    ['18 semester hours of Chemistry', 2],
    ['24 college credit hours in Chemistry', 2],
    ['60 semester or 90 quarter units from an accredited college', 3],
    ['High school diploma and 60 semester credits', 3],
    ['Two years of college', 3],
    ['One year of college-level study', 2],
    ["Bachelor's degree, including 24 semester hours in Chemistry", 4],
    ["Master's degree with 18 graduate semester hours in Chemistry", 5],
    ['A degree', 3],
    ['Culinary degree', 3],
    ['Some college', 2],
    ['Some college or a business degree', 2],
    ['Completion of an accredited medical assisting program', 2],
    ['High school diploma and completion of an accredited welding program', 2],
    ['High school and completion of a recognized welding program at a technical school', 2],
    ['Graduate of an accredited school of nursing (ADN or BSN)', 3],
    ['Educated in Chemistry', 4],
    ['NVQ Level 3 in joinery', 2],
    ['BTEC in Chemistry', 2],
    ['BSN', 4],
    ['MSN or BSN', 4],
    ['B.A. in History', 4],
    ['B.Sc. in History', 4],
    ['BSc or MSc in History', 4],
    ['M.S. in History', 5],
    ['MBA', 5],
    ['Doctorate in Chemistry', 6],
    ['Ph. D. degree in Chemistry', 6],
    ['Abschluss in Chemie', 4],
    ['Grado en Química', 4],
  ])('%s: %i', (line, level) => {
    expect(degreeIn(line)?.level).toBe(level);
  });

  it.each([
    'Certificate in Chemistry',
    'Apprenticeship in chemistry',
    'Associate of the chemist',
    'Degree audit software (Degree Works, Starfish)',
    'Physician Associate',
    'Sales associate required',
    "Hold your administrator's or master's",
    'Teach 15 credit hours per semester',
    'Teaches 15 credit hours in fall and spring',
    'Teaching is limited to a maximum of 8 credit hours',
    '12 credit hours of instruction',
    'Four years of college teaching',
    'Commitment to the community college philosophy',
    'Able to teach an undergraduate course in a university setting',
    'Advises undergraduate students',
    'Elm College, Tidewater, and Oak College',
    'Submit grades according to university policy',
    'VCU is unlike any university you have ever seen',
    '8 hours a day',
    'Lead 30 to 40 associates depending on the season',
    'Master of the oven',
    'Graduate of life',
    'Certificate in rye after some schooling',
    'A high degree of care',
    'Organized to a slightly frightening degree',
    'Three years of coaching (club, high school or college)',
    'Teaching endorsement at the right level (elementary, middle, or high school)',
    'Montessori diploma for ages 3 to 6',
    'SE licence',
    'Teaching three sections of high school history',
    '100 degree heat in July',
    'Experience in a university setting',
    'NVQ Level 3',
    'NVQ Level 3 electrical',
    'Upholstery at NVQ Level 3',
    'No degree needed',
    "I don't need a degree, but good hands",
  ])('%s is no degree', (line) => {
    expect(degreeIn(line)).toBeUndefined();
  });
});

it.each([
  ["Master's degree in Chemistry, or years of baking in lieu of a master's degree", 5, ['chemistry']],
  ["Bachelor's degree with relevant coursework and passing scores", 4, []],
  ["Bachelor's degree and typically two years of baking", 4, []],
])('%s: its fields are fields', (line, level, fields) => {
  expect(degreeIn(line)).toMatchObject({ level, fields });
});

it('a related field without another one is that of the job, if its title names one', () => {
  const fieldsFor = (title: string, line: string) => {
    const { requirements } = readPosting(`${title}\n\nRequirements\n- ${line}\n`, title, ALL_ASKED);
    const degree = requirements.find(({ kind }) => kind === 'education')?.degree;
    return degree && fieldsOf(degree);
  };
  expect(fieldsFor('Instructor, Advertising', "Master's degree in a related field")).toEqual(['marketing']);
  expect(
    fieldsFor(
      'Instructor, Advertising',
      "Master's degree with 18 graduate hours of coursework in the specific discipline",
    ),
  ).toEqual(['marketing']);
  expect(fieldsFor('Instructor, Advertising', "Master's degree")).toEqual([]);
  expect(fieldsFor('Instructor, Advertising', "Master's degree in History or a related field")).toEqual([
    'history',
  ]);
  expect(fieldsFor('Business Analyst', "Bachelor's degree in a related field")).toEqual([]);
  expect(fieldsFor('Baker of Elm', "Bachelor's degree in a related field")).toEqual([]);
});

describe('where the degree ends', () => {
  const degree = "Bachelor's degree in Biology";
  it.each([
    ' with rye',
    ' in December 2026 or May 2027',
    ' plus rye',
    ' required',
    ' strongly preferred',
    ' and 3 years',
    ' and minimum grades',
    ' and at a minimum rye',
    ' or the experience of it',
    ' or an equivalent',
    ' or relevant work',
    ' or progress towards it',
    ' who bakes',
    ' and a current state teaching license',
    ' is a must',
    ' which helps',
    ' that helps',
    ' makes sense',
    ' (rye)',
    '; rye',
    '; rye: oats',
    '. rye',
    ' from Ohio',
    ' ',
  ])(`"${degree}%s"`, (rest) => {
    expect(degreeIn(degree + rest)).toMatchObject({ text: degree, fields: ['biology'] });
  });

  it('is after all the fields that follow', () => {
    expect(degreeIn("Bachelor's degree: Biology, Law or rye")?.text).toBe(
      "Bachelor's degree: Biology, Law or rye",
    );
    expect(degreeIn("Bachelor's degree in Biology or a degree in Law")?.text).toBe(
      "Bachelor's degree in Biology or a degree in Law",
    );
  });
});

describe('where it begins', () => {
  it.each([
    ['a field before the word belongs to it', 'Culinary degree', 'Culinary degree'],
    ['at most two of them', 'Rye sourdough bread degree', 'sourdough bread degree'],
    ['not one before a comma', 'Rye, culinary degree', 'culinary degree'],
    ['not one of the sentence before', 'Rye! culinary degree', 'culinary degree'],
    ['not what is no field', 'Relevant degree', 'degree'],
    ['not what says little', 'Strong degree', 'degree'],
    ['nothing before "college"', 'Culinary college', 'college'],
    ['not at a word that only begins like it', 'Collegial, with a diploma', 'diploma'],
    ['the first of several', 'College or university', 'College or university'],
    ['all fields of a list', 'History, Chemistry or Biology degree', 'History, Chemistry or Biology degree'],
    [
      'the same before its level',
      "History or Biology bachelor's degree",
      "History or Biology bachelor's degree",
    ],
    [
      'the first word of the first field',
      'A mechanical engineering or chemistry degree',
      'mechanical engineering or chemistry degree',
    ],
    [
      'who graduated',
      'Graduation from an accredited four-year college',
      'Graduation from an accredited four-year college',
    ],
  ])('%s: %s', (_, line, text) => {
    expect(degreeIn(line)?.text).toBe(text);
  });
});

describe('the fields of study', () => {
  it.each([
    ["Bachelor's degree in Biology, Chemistry or a related technical field", ['biology', 'chemistry']],
    ['Bachelor of Science in Biology', ['biology']],
    ['Degree in Biology and the biology of rye', ['biology']],
    ['High school diploma in Biology', []],
    ['MBA or CPA', ['business']],
    ["Bachelor's degree in Egyptology", ['egyptologi']],
    ["Bachelor's degree in any field", []],
    ["Bachelor's degree in any field with 24 semester hours in Biology", ['biology']],
    ["Bachelor's degree from an accredited college, in Biology", ['biology']],
    ['BE/BTECH (MECHANICAL)', ['mechanical engineering']],
    ["Bachelor's degree from an accredited university", []],
    ['Reliable degree in Biology', ['biology']],
    ['Associate degree or certificate in Biology', ['biology']],
    ['A degree from an accredited vet tech program', ['veterinary medicine']],
    ["Bachelor's degree from an accredited program", []],
    ["Master's level education", []],
    ["Master's degree in education", ['education']],
    ['University degree in Biology', ['biology']],
  ])('%s', (line, fields) => {
    expect(degreeIn(line)?.fields).toEqual(fields);
  });
});

describe('high school', () => {
  it.each([
    ['High school diploma', true],
    ['High school teaching experience', false],
    ['The bakery of the town (Oak High School)', false],
    ['Education: Some High School diploma', true],
    ['Work with high school students', false],
  ])('%s: %s', (line, isDegree) => {
    expect(degreeIn(line) !== undefined).toBe(isDegree);
  });
});

describe('experience instead of a degree', () => {
  it.each([
    "Bachelor's degree or equivalent",
    "Bachelor's degree or relevant experience",
    "Bachelor's degree or related work experience",
    "Bachelor's degree or similar professional experience",
    "Bachelor's degree or comparable experience",
    "Bachelor's degree or proven practical experience",
    "Ten years in lieu of a bachelor's degree",
  ])('will do: %s', (line) => {
    expect(degreeIn(line)?.orEquivalent).toBe(true);
  });

  it.each([
    "Bachelor's degree and relevant experience",
    "Bachelor's degree or a good nose for rye",
    "Bachelor's degree",
  ])('will not do: %s', (line) => {
    expect(degreeIn(line)?.orEquivalent).toBe(false);
  });
});

describe('where a degree ends', () => {
  it.each([
    [
      'A construction management degree is nice',
      'construction management degree',
      ['construction management'],
    ],
    [
      'A master’s degree (Ph.D. preferred) in nursing',
      'master’s degree (Ph.D. preferred) in nursing',
      ['nursing'],
    ],
    [
      'Graduation from an accredited college or university with an associate degree in nursing',
      'associate degree in nursing',
      ['nursing'],
    ],
    [
      '18 semester hours of nursing or biology',
      '18 semester hours of nursing or biology',
      ['nursing', 'biology'],
    ],
    [
      'Completion of 12 semester or 18 quarter units in nursing',
      '12 semester or 18 quarter units in nursing',
      ['nursing'],
    ],
    [
      'Six semester units from a two-year or four-year college in nursing',
      'Six semester units from a two-year or four-year college in nursing',
      ['nursing'],
    ],
    ['High school and 12 units of college-level work', 'High school and 12 units of college-level work', []],
    ['Five years in a design firm and a degree in nursing', 'degree in nursing', ['nursing']],
    ['A degree in nursing, ideally from a large school', 'degree in nursing', ['nursing']],
    [
      "Associate's degree from an approved Physical Therapist Assistant program",
      "Associate's degree from an approved Physical Therapist Assistant program",
      ['physical therapy'],
    ],
    ['A degree in kinesiology, CSCS, or yoga', 'degree in kinesiology, CSCS, or yoga', ['exercise science']],
    ['A degree in finance is needed; an MBA is nice', 'degree in finance is needed', ['finance']],
    ["A degree in finance, we aren't snobs", 'degree in finance', ['finance']],
    ['BA/BFA in nursing', 'BA/BFA in nursing', ['fine arts', 'nursing']],
    [
      "Equivalent to a bachelor's degree from an accredited college with major course work in nursing",
      "bachelor's degree from an accredited college with major course work in nursing",
      ['nursing'],
    ],
    [
      "Bachelor's degree in nursing and at least two years at an oven",
      "Bachelor's degree in nursing",
      ['nursing'],
    ],
    ['BSN; or an associate degree in nursing', 'BSN; or an associate degree in nursing', ['nursing']],
  ])('%s', (line, text, fields) => {
    expect(degreeIn(line)).toMatchObject({ text, fields });
  });
});

it.each(['Two years of post-degree experience', "Two years post-master's clinical experience"])(
  'no degree is asked by %s',
  (line) => {
    expect(
      readPosting(`Nurse\n\nRequirements\n- ${line}\n`, 'Nurse', ALL_ASKED).requirements,
    ).not.toContainEqual(expect.objectContaining({ kind: 'education' }));
  },
);

it.each([
  'Previous teaching experience at a college or a university level is an asset',
  'Experience teaching at the university level is preferred',
])('%s: no degree', (line) => {
  expect(degreeIn(line)).toBeUndefined();
});

it.each([
  "A bachelor's degree is a minimum, with a graduate degree preferred",
  "Bachelor's degree in biology (graduate degree strongly preferred)",
])('%s: two degrees, of which the second is a wish', (line) => {
  const { requirements } = readPosting(`Baker\n\nRequirements\n- ${line}\n`, 'Baker', ALL_ASKED);
  expect(requirements.filter(({ kind }) => kind === 'education').map(({ level }) => level)).toEqual([
    'must',
    'preferred',
  ]);
});
