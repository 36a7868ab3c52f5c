import { z } from '../zod.ts';
import { type CustomFields, parseCustomFields } from './custom-fields.ts';
import { mailboxOf } from './email-address.ts';

export const maxSubjectLength = 300;
export const maxHtmlLength = 200_000;
const tooLong = (what: string) => `${what} is too long`;

const text = (max: number, what: string) => z.string().trim().max(max, tooLong(what));
const htmlContent = z
  .string()
  .refine((html) => html.trim().length >= 10, 'Content must be at least 10 characters')
  .max(maxHtmlLength, tooLong('Content'));

const customFields = z.string().transform((typed, ctx): CustomFields | null => {
  const parsed = parseCustomFields(typed);
  if (parsed) return parsed.fields;
  ctx.addIssue({ code: 'custom', message: 'Invalid JSON format for custom fields' });
  return z.NEVER;
});

export const singleEmailSchema = z.object({
  recipientEmail: z
    .string()
    .trim()
    .refine((email) => mailboxOf(email) !== null, 'Valid email is required'),
  recipientName: text(200, 'Name'),
  subject: text(maxSubjectLength, 'Subject').min(1, 'Subject is required'),
  content: htmlContent,
  customFields,
});

export const emailTemplateSchema = z.object({
  name: text(200, 'Name').min(3, 'Name must be at least 3 characters'),
  subject: text(maxSubjectLength, 'Subject').min(3, 'Subject must be at least 3 characters'),
  description: text(1_000, 'Description'),
  htmlContent,
});

export const emailCampaignSchema = z.object({
  name: text(200, 'Name').min(3, 'Name must be at least 3 characters'),
  description: text(1_000, 'Description'),
  templateId: z.string().min(1, 'Please select a template'),
  /** ISO, with the offset of the person's time zone; empty for no schedule. */
  scheduledFor: z
    .string()
    .refine((time) => time === '' || !Number.isNaN(Date.parse(time)), 'This isn’t a date and time')
    .transform((time) => (time === '' ? null : new Date(time))),
});

export const recipientSchema = z.object({
  recipientEmail: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .refine((email) => email === '' || mailboxOf(email) !== null, 'Valid email is required'),
  recipientName: text(200, 'Name'),
  customFields,
});

const rate = z.coerce
  .number('Enter a number')
  .int('Enter a whole number')
  .min(1, 'At least 1')
  .max(1_000, 'At most 1,000');

export const emailSettingsSchema = z.object({
  postalAddress: text(300, 'The address'),
  perSecond: rate,
  perDomainPerSecond: rate,
  tracksOpensAndClicks: z.boolean(),
});

export type SingleEmailInput = z.infer<typeof singleEmailSchema>;
export type EmailTemplateInput = z.infer<typeof emailTemplateSchema>;
export type EmailCampaignInput = z.infer<typeof emailCampaignSchema>;
export type RecipientInput = z.infer<typeof recipientSchema>;
export type EmailSettingsInput = z.infer<typeof emailSettingsSchema>;

/** The first message of each field. */
export function fieldErrorsOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
