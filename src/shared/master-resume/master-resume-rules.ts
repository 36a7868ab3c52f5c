import { isCalendarDate } from '../dates/calendar-date.ts';
import { z } from '../zod.ts';

/** The degrees that users can choose from. */
export const degreeNames = [
  "Associate's Degree",
  'Bachelor of Arts (BA)',
  'Bachelor of Science (BS)',
  'Bachelor of Business Administration (BBA)',
  'Bachelor of Fine Arts (BFA)',
  'Bachelor of Engineering (BEng)',
  'Master of Arts (MA)',
  'Master of Science (MS)',
  'Master of Business Administration (MBA)',
  'Master of Fine Arts (MFA)',
  'Master of Engineering (MEng)',
  'Doctor of Philosophy (PhD)',
  'Doctor of Education (EdD)',
  'Doctor of Medicine (MD)',
  'Juris Doctor (JD)',
  'Certificate',
  'Diploma',
  'High School Diploma',
  'GED',
] as const;
export type DegreeName = (typeof degreeNames)[number];

export const isDegreeName = (text: string): text is DegreeName =>
  (degreeNames as readonly string[]).includes(text);

const maxLineLength = 200;
export const maxTextLength = 10_000;

const tooLong = (max: number) => `Keep this under ${max.toLocaleString('en')} characters`;
const trimmed = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .max(max, { error: tooLong(max) });
const required = (message: string) => trimmed(maxLineLength).min(1, { error: message });
const optional = (max = maxLineLength) =>
  trimmed(max)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

const notADate = 'Enter a real date';
const optionalDate = z
  .string()
  .trim()
  .refine((text) => text === '' || isCalendarDate(text), { error: notADate })
  .nullish()
  .transform((text) => text || null);

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const personalSchema = z.object({
  fullName: trimmed(maxLineLength).min(2, { error: 'Full name is required' }),
  contactEmail: trimmed(maxLineLength)
    .refine((text) => text === '' || emailShape.test(text), { error: 'Invalid email address' })
    .nullish()
    .transform((text) => text || null),
  phoneNumber: optional(),
  location: optional(),
  professionalSummary: optional(maxTextLength),
});

/** Input that isn't a number, such as "n/a", counts as empty. */
const gpa = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((input) => {
    const text = String(input ?? '')
      .trim()
      .replace(',', '.');
    return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
  })
  .pipe(
    z
      .number()
      .min(0, { error: 'GPA must be between 0 and 4' })
      .max(4, { error: 'GPA must be between 0 and 4' })
      .transform((value) => Math.round(value * 100) / 100)
      .nullable(),
  );

const inOrder = (
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
  check: z.core.$RefinementCtx,
) => {
  if (startDate && endDate && endDate < startDate)
    check.addIssue({ code: 'custom', path: ['endDate'], message: 'The end date is before the start date' });
};

export const educationSchema = z
  .object({
    institution: required('Institution name is required'),
    degree: required('Degree is required').refine(isDegreeName, { error: 'Degree is required' }),
    fieldOfStudy: optional(),
    startDate: optionalDate,
    endDate: optionalDate,
    gpa,
    description: optional(maxTextLength),
  })
  .superRefine(inOrder);

export const experienceSchema = z
  .object({
    companyName: required('Company name is required'),
    position: required('Position is required'),
    location: optional(),
    startDate: z
      .string()
      .trim()
      .min(1, { error: 'Start date is required', abort: true })
      .refine(isCalendarDate, { error: notADate }),
    endDate: optionalDate,
    description: optional(maxTextLength),
  })
  .superRefine(inOrder);

/** Stands for an issuer that a résumé doesn't name. It is shown, but isn't part of what is scored or exported. */
export const issuerNotStated = 'Not stated';

export const certificationSchema = z
  .object({
    name: required('Certification name is required'),
    issuingOrganization: required('Issuing organization is required'),
    issueDate: optionalDate,
    expiryDate: optionalDate,
    credentialId: optional(),
  })
  .superRefine(({ issueDate, expiryDate }, check) => {
    if (issueDate && expiryDate && expiryDate < issueDate)
      check.addIssue({
        code: 'custom',
        path: ['expiryDate'],
        message: 'The expiry date is before the issue date',
      });
  });

export type Personal = z.output<typeof personalSchema>;
export type Education = z.output<typeof educationSchema>;
export type Experience = z.output<typeof experienceSchema>;
export type Certification = z.output<typeof certificationSchema>;

/** A master résumé as it is shown, edited, scored and exported. */
export type MasterResume = {
  personal: Personal;
  education: Education[];
  experience: Experience[];
  certifications: Certification[];
};

/** A job without an end date is a current one. */
export const isCurrentJob = ({ endDate }: Pick<Experience, 'endDate'>): boolean => endDate === null;

/** Null without an expiry date. A certification is still active on its last day. */
export function certificationState(
  { expiryDate }: Pick<Certification, 'expiryDate'>,
  today: string,
): 'Expired' | 'Active' | null {
  if (!expiryDate) return null;
  return expiryDate < today ? 'Expired' : 'Active';
}
