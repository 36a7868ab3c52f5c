import { dateOfParts, dateParts, partName } from '../dates/date-entry.ts';
import { z } from '../zod.ts';
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

/** What each of the four forms yields once it is valid. */
export type Entered = {
  personal: Personal;
  education: Education;
  experience: Experience;
  certification: Certification;
};

/** The text of a form's fields. A date is one value, although it is typed into three boxes. */
export type EntryValues = Record<string, string>;
export type EntryErrors = { formErrors: string[]; fieldErrors: Record<string, string[]> };

const schemas = {
  personal: personalSchema,
  education: educationSchema,
  experience: experienceSchema,
  certification: certificationSchema,
};

/** Reads the fields of one of the four forms; anything else in it is left out. */
export function readEntryForm(kind: FormKind, form: FormData): EntryValues {
  const names = Object.keys(schemas[kind].shape);
  return Object.fromEntries(names.map((name) => [name, readField(form, name)]));
}

/** The text of a field with LF line breaks (forms send CR LF), or the date in its three boxes as YYYY-MM-DD. */
export function readField(form: FormData, name: string): string {
  const text = (field: string) => String(form.get(field) ?? '').replaceAll('\r\n', '\n');
  if (!form.has(partName(name, 'year'))) return text(name);
  const [month = '', day = '', year = ''] = dateParts.map((part) => text(partName(name, part)).trim());
  return dateOfParts({ month, day, year });
}

/** An entry as its form shows it. */
export const toEntryValues = (entry: object): EntryValues =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, String(value ?? '')]));

/** The entry, or the errors of each field in the order in which they were found. */
export function parseEntry<Kind extends FormKind>(
  kind: Kind,
  values: EntryValues,
): { entry: Entered[Kind]; errors?: undefined } | { entry?: undefined; errors: EntryErrors } {
  const schema: z.ZodType<Entered[FormKind]> = schemas[kind];
  const { data, error } = schema.safeParse(values);
  return error ? { errors: z.flattenError(error) as EntryErrors } : { entry: data as Entered[Kind] };
}
