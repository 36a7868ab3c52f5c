import { describe, expect, test } from 'vitest';
import { type FormKind, parseEntry, readEntryForm, toEntryValues } from './master-resume-forms.ts';

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
  /** As sent by a browser, with three boxes for each date. */
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

  test('is read with its dates combined', () => {
    expect(readEntryForm(kind, sent(boxes))).toEqual(typed);
  });

  test('ignores fields that are not its own', () => {
    expect(readEntryForm(kind, sent({ ...boxes, role: 'admin' }))).toEqual(typed);
  });

  test('is empty if nothing was sent', () => {
    const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));
    expect(readEntryForm(kind, sent({}))).toEqual(empty);
  });

  test('shows saved values again', () => {
    const { entry } = parseEntry(kind, typed);
    expect(entry).toBeDefined();
    expect(toEntryValues(entry as NonNullable<typeof entry>)).toEqual(typed);
  });
});

test('missing values are shown as empty fields', () => {
  const { entry } = parseEntry('personal', { fullName: 'Ada Lovelace' });
  expect(entry && toEntryValues(entry)).toEqual({
    fullName: 'Ada Lovelace',
    contactEmail: '',
    phoneNumber: '',
    location: '',
    professionalSummary: '',
  });
});

test('line breaks are read as LF, however the browser sends them', () => {
  const form = sent({ professionalSummary: 'Calm.\r\nExact.' });
  expect(readEntryForm('personal', form).professionalSummary).toBe('Calm.\nExact.');
});

test('each field shows its first error', () => {
  expect(parseEntry('experience', { companyName: '', position: ' ', startDate: '' })).toEqual({
    errors: {
      formErrors: [],
      fieldErrors: {
        companyName: ['Company name is required'],
        position: ['Position is required'],
        startDate: ['Start date is required'],
      },
    },
  });
  // Both too long and not a listed degree: the length error comes first.
  const { errors } = parseEntry('education', { institution: 'Turin', degree: 'x'.repeat(201) });
  expect(errors?.fieldErrors.degree?.[0]).toBe('Keep this under 200 characters');
});
