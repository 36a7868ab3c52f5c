import { describe, expect, test } from 'vitest';
import { checkTyped, type FormKind, typedIn, typedOf } from './master-resume-forms.ts';

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const filledIn: [FormKind, Record<string, string>][] = [
  [
    'personal',
    {
      fullName: 'Ada Lovelace',
      contactEmail: 'ada@example.com',
      phoneNumber: '020 7946 0018',
      location: 'London',
      professionalSummary: 'Writes notes.',
    },
  ],
  [
    'education',
    {
      institution: 'Turin University',
      degree: 'Diploma',
      fieldOfStudy: 'Engines',
      gpa: '3.5',
      description: 'By letter.',
      startDate: '1990-01-02',
      endDate: '1992-03-04',
    },
  ],
  [
    'experience',
    {
      companyName: 'Mill & Sons',
      position: 'Miller',
      location: 'Dayton',
      description: 'Ground rye.',
      startDate: '1993-05-06',
      endDate: '1995-07-08',
    },
  ],
  [
    'certification',
    {
      name: 'First aid',
      issuingOrganization: 'Red Cross',
      credentialId: 'A-17',
      issueDate: '2001-02-03',
      expiryDate: '2003-02-03',
    },
  ],
];

describe.each(filledIn)('the %s form', (kind, typed) => {
  /** As a browser sends it: each date in three boxes. */
  const boxes = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => {
      if (!name.endsWith('Date')) return [[name, value]];
      const [year = '', month = '', day = ''] = value.split('-');
      return [
        [`${name}-month`, ` ${month} `],
        [`${name}-day`, day],
        [`${name}-year`, year],
      ];
    }),
  );

  test('is read with each date put together', () => {
    expect(typedIn(kind, sent(boxes))).toEqual(typed);
  });

  test('ignores fields that are not its own', () => {
    expect(typedIn(kind, sent({ ...boxes, role: 'admin' }))).toEqual(typed);
  });

  test('is empty where nothing was sent', () => {
    const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));
    expect(typedIn(kind, sent({}))).toEqual(empty);
  });

  test('shows again what it saved', () => {
    const { entered } = checkTyped(kind, typed);
    expect(entered).toBeDefined();
    expect(typedOf(kind, entered as NonNullable<typeof entered>)).toEqual(typed);
  });
});

test('a field that was never filled in is shown empty', () => {
  const { entered } = checkTyped('personal', { fullName: 'Ada Lovelace' });
  expect(entered && typedOf('personal', entered)).toEqual({
    fullName: 'Ada Lovelace',
    contactEmail: '',
    phoneNumber: '',
    location: '',
    professionalSummary: '',
  });
});

test('each field shows the first thing that is wrong with it', () => {
  expect(checkTyped('experience', { companyName: '', position: ' ', startDate: '' })).toEqual({
    errors: {
      companyName: 'Company name is required',
      position: 'Position is required',
      startDate: 'Start date is required',
    },
  });
  // Too long and no degree of the list: the length comes first.
  expect(checkTyped('education', { institution: 'Turin', degree: 'x'.repeat(201) }).errors).toEqual({
    degree: 'Keep this under 200 characters',
  });
});
