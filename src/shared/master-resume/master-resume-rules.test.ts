import { describe, expect, test } from 'vitest';
import {
  certificationSchema,
  certificationState,
  educationSchema,
  experienceSchema,
  isCurrentJob,
  isDegreeName,
  personalSchema,
} from './master-resume-rules.ts';

type Schema =
  | typeof personalSchema
  | typeof educationSchema
  | typeof experienceSchema
  | typeof certificationSchema;

const forms = {
  personal: [personalSchema, { fullName: 'Ada Lovelace' }],
  education: [educationSchema, { institution: 'Turin University', degree: 'Master of Arts (MA)' }],
  experience: [experienceSchema, { companyName: 'Mill & Sons', position: 'Miller', startDate: '2019-03-01' }],
  certification: [certificationSchema, { name: 'First aid', issuingOrganization: 'Red Cross' }],
} satisfies Record<string, [Schema, Record<string, unknown>]>;

function check(form: keyof typeof forms, change: Record<string, unknown>) {
  const [schema, filledIn] = forms[form];
  const { data, error } = (schema as Schema).safeParse({ ...filledIn, ...change });
  return {
    saved: data as Record<string, unknown> | undefined,
    messages: error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [],
  };
}

describe('a form with only the required fields', () => {
  test.each<[keyof typeof forms, object]>([
    [
      'personal',
      {
        fullName: 'Ada Lovelace',
        contactEmail: null,
        phoneNumber: null,
        location: null,
        professionalSummary: null,
      },
    ],
    [
      'education',
      {
        institution: 'Turin University',
        degree: 'Master of Arts (MA)',
        fieldOfStudy: null,
        startDate: null,
        endDate: null,
        gpa: null,
        description: null,
      },
    ],
    [
      'experience',
      {
        companyName: 'Mill & Sons',
        position: 'Miller',
        location: null,
        startDate: '2019-03-01',
        endDate: null,
        description: null,
      },
    ],
    [
      'certification',
      {
        name: 'First aid',
        issuingOrganization: 'Red Cross',
        issueDate: null,
        expiryDate: null,
        credentialId: null,
      },
    ],
  ])('%s is saved, with the rest empty', (form, saved) => {
    expect(check(form, {}).saved).toEqual(saved);
  });
});

describe('a form refuses', () => {
  test.each<[keyof typeof forms, Record<string, unknown>, string]>([
    ['personal', { fullName: '' }, 'fullName: Full name is required'],
    ['personal', { fullName: ' A ' }, 'fullName: Full name is required'],
    ['personal', { contactEmail: 'ada@example' }, 'contactEmail: Invalid email address'],
    ['personal', { contactEmail: 'a da@example.com' }, 'contactEmail: Invalid email address'],
    ['personal', { contactEmail: 'ada@example.com, b' }, 'contactEmail: Invalid email address'],
    ['personal', { contactEmail: '@example.com' }, 'contactEmail: Invalid email address'],
    ['personal', { contactEmail: 'ada@.com' }, 'contactEmail: Invalid email address'],
    ['personal', { contactEmail: 'ada@example.' }, 'contactEmail: Invalid email address'],
    ['personal', { location: 'x'.repeat(201) }, 'location: Keep this under 200 characters'],
    [
      'personal',
      { professionalSummary: 'x'.repeat(10_001) },
      'professionalSummary: Keep this under 10,000 characters',
    ],
    ['education', { institution: ' ' }, 'institution: Institution name is required'],
    ['education', { degree: 'Knight of the Bath' }, 'degree: Degree is required'],
    ['education', { gpa: '4.1' }, 'gpa: GPA must be between 0 and 4'],
    ['education', { gpa: '-1' }, 'gpa: GPA must be between 0 and 4'],
    ['education', { startDate: '2020-02-30' }, 'startDate: Enter a real date'],
    ['education', { description: 'x'.repeat(10_001) }, 'description: Keep this under 10,000 characters'],
    [
      'education',
      { startDate: '2020-09-02', endDate: '2020-09-01' },
      'endDate: The end date is before the start date',
    ],
    ['experience', { companyName: '' }, 'companyName: Company name is required'],
    ['experience', { position: '' }, 'position: Position is required'],
    ['experience', { startDate: ' ' }, 'startDate: Start date is required'],
    ['experience', { startDate: '2019-13-01' }, 'startDate: Enter a real date'],
    ['experience', { endDate: '2019-04-31' }, 'endDate: Enter a real date'],
    ['experience', { endDate: '2019-02-28' }, 'endDate: The end date is before the start date'],
    ['experience', { description: 'x'.repeat(10_001) }, 'description: Keep this under 10,000 characters'],
    ['certification', { name: '' }, 'name: Certification name is required'],
    ['certification', { issuingOrganization: '' }, 'issuingOrganization: Issuing organization is required'],
    [
      'certification',
      { issueDate: '2020-09-02', expiryDate: '2020-09-01' },
      'expiryDate: The expiry date is before the issue date',
    ],
  ])('%s: %j', (form, change, message) => {
    expect(check(form, change).messages).toContain(message);
    expect(check(form, change).messages.every((shown) => shown === message)).toBe(true);
  });
});

describe('a form saves', () => {
  test.each<[keyof typeof forms, string, unknown, unknown]>([
    ['personal', 'fullName', '  Bo ', 'Bo'],
    ['personal', 'contactEmail', '', null],
    ['personal', 'contactEmail', ' ada@example.com ', 'ada@example.com'],
    ['personal', 'phoneNumber', '  ', null],
    ['personal', 'phoneNumber', undefined, null],
    ['personal', 'phoneNumber', null, null],
    ['personal', 'location', 'x'.repeat(200), 'x'.repeat(200)],
    ['personal', 'professionalSummary', 'one\r\ntwo\r\n', 'one\ntwo'],
    ['education', 'gpa', '3,5', 3.5],
    ['education', 'gpa', ' 3.456 ', 3.46],
    ['education', 'gpa', 4, 4],
    ['education', 'gpa', '0', 0],
    ['education', 'gpa', '', null],
    ['education', 'gpa', null, null],
    ['education', 'gpa', 'n/a', null],
    ['education', 'gpa', 'Infinity', null],
    ['education', 'endDate', '', null],
    ['education', 'endDate', ' 2021-06-30 ', '2021-06-30'],
    ['experience', 'startDate', ' 2019-03-01 ', '2019-03-01'],
    ['experience', 'endDate', '2019-03-01', '2019-03-01'],
    ['certification', 'credentialId', ' A-17 ', 'A-17'],
  ])('%s: %s %j as %j', (form, field, typed, saved) => {
    expect(check(form, { [field]: typed }).messages).toEqual([]);
    expect(check(form, { [field]: typed }).saved?.[field]).toBe(saved);
  });

  test('a certification may expire on its issue date, or have only one of the two dates', () => {
    for (const dates of [
      { issueDate: '2020-09-01', expiryDate: '2020-09-01' },
      { issueDate: '2020-09-01' },
      { expiryDate: '2020-09-01' },
    ])
      expect(check('certification', dates).saved).toMatchObject(dates);
    expect(check('education', { endDate: '2000-01-01' }).messages).toEqual([]);
  });
});

test.each([
  ["Associate's Degree", true],
  ['Bachelor of Arts (BA)', true],
  ['Bachelor of Science (BS)', true],
  ['Bachelor of Business Administration (BBA)', true],
  ['Bachelor of Fine Arts (BFA)', true],
  ['Bachelor of Engineering (BEng)', true],
  ['Master of Arts (MA)', true],
  ['Master of Science (MS)', true],
  ['Master of Business Administration (MBA)', true],
  ['Master of Fine Arts (MFA)', true],
  ['Master of Engineering (MEng)', true],
  ['Doctor of Philosophy (PhD)', true],
  ['Doctor of Education (EdD)', true],
  ['Doctor of Medicine (MD)', true],
  ['Juris Doctor (JD)', true],
  ['Certificate', true],
  ['Diploma', true],
  ['High School Diploma', true],
  ['GED', true],
  ['', false],
  ['ged', false],
])('%j is a degree to choose from: %j', (name, canBe) => {
  expect(isDegreeName(name)).toBe(canBe);
});

test('a job without an end date is current', () => {
  expect(isCurrentJob({ endDate: null })).toBe(true);
  expect(isCurrentJob({ endDate: '2020-01-01' })).toBe(false);
});

test.each([
  [null, null],
  ['2020-05-01', 'Expired'],
  ['2020-05-02', 'Active'],
  ['2020-05-03', 'Active'],
])('on 2 May 2020, a certification that expires on %j is %j', (expiryDate, state) => {
  expect(certificationState({ expiryDate }, '2020-05-02')).toBe(state);
});
