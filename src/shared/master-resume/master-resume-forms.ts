import { dateOfParts, dateParts, partName } from '../dates/date-entry.ts';
import type { z } from '../zod.ts';
import {
  type Certification,
  certificationSchema,
  type Education,
  type Experience,
  educationSchema,
  experienceSchema,
  type Personal,
  personalSchema,
} from './master-resume-rules.ts';

export const detailKinds = ['education', 'experience', 'certification'] as const;
export type DetailKind = (typeof detailKinds)[number];
export type FormKind = 'personal' | DetailKind;

/** The parsed values of each of the four forms. */
export type Entered = {
  personal: Personal;
  education: Education;
  experience: Experience;
  certification: Certification;
};

/** A form's fields as text, with the three boxes of a date combined. */
export type Typed = Record<string, string>;
export type EntryErrors = Partial<Record<string, string>>;

const schemas: { [Kind in FormKind]: z.ZodType<Entered[Kind]> } = {
  personal: personalSchema,
  education: educationSchema,
  experience: experienceSchema,
  certification: certificationSchema,
};

const fields: Record<FormKind, { texts: string[]; dates: string[] }> = {
  personal: {
    texts: ['fullName', 'contactEmail', 'phoneNumber', 'location', 'professionalSummary'],
    dates: [],
  },
  education: {
    texts: ['institution', 'degree', 'fieldOfStudy', 'gpa', 'description'],
    dates: ['startDate', 'endDate'],
  },
  experience: {
    texts: ['companyName', 'position', 'location', 'description'],
    dates: ['startDate', 'endDate'],
  },
  certification: {
    texts: ['name', 'issuingOrganization', 'credentialId'],
    dates: ['issueDate', 'expiryDate'],
  },
};

export function typedIn(kind: FormKind, form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '');
  const { texts, dates } = fields[kind];
  const date = (name: string) => {
    const [month = '', day = '', year = ''] = dateParts.map((part) => text(partName(name, part)).trim());
    return dateOfParts({ month, day, year });
  };
  return Object.fromEntries([
    ...texts.map((name) => [name, text(name)]),
    ...dates.map((name) => [name, date(name)]),
  ]);
}

/** Stored values as form fields. */
export function typedOf<Kind extends FormKind>(kind: Kind, entered: Entered[Kind]): Typed {
  const given = entered as Record<string, unknown>;
  const { texts, dates } = fields[kind];
  return Object.fromEntries([...texts, ...dates].map((name) => [name, String(given[name] ?? '')]));
}

/** Validates form fields: returns the parsed values, or the first error of each field. */
export function checkTyped<Kind extends FormKind>(
  kind: Kind,
  typed: Typed,
): { entered: Entered[Kind]; errors?: undefined } | { entered?: undefined; errors: EntryErrors } {
  const parsed = schemas[kind].safeParse(typed);
  if (parsed.success) return { entered: parsed.data };
  const issues = parsed.error.issues.toReversed();
  return { errors: Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])) };
}
