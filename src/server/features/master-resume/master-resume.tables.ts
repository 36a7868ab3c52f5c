import { boolean, date, index, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person's career data, edited by hand. Usually one each; if there are several, the one changed last is used. */
export const masterResumes = pgTable(
  'master_resumes',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    contactEmail: text('contact_email'),
    phoneNumber: text('phone_number'),
    location: text('location'),
    professionalSummary: text('professional_summary'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('master_resumes_user_id_updated_at').on(table.userId, table.updatedAt)],
);

const masterResumeId = () =>
  uuid('master_resume_id')
    .notNull()
    .references(() => masterResumes.id, { onDelete: 'cascade' });

export const masterResumeEducation = pgTable(
  'master_resume_education',
  {
    id: uuid('id').primaryKey(),
    masterResumeId: masterResumeId(),
    institution: text('institution').notNull(),
    degree: text('degree').notNull(),
    fieldOfStudy: text('field_of_study'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    gpa: numeric('gpa', { precision: 3, scale: 2, mode: 'number' }),
    description: text('description'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('master_resume_education_master_resume_id').on(table.masterResumeId)],
);

export const masterResumeExperience = pgTable(
  'master_resume_experience',
  {
    id: uuid('id').primaryKey(),
    masterResumeId: masterResumeId(),
    companyName: text('company_name').notNull(),
    position: text('position').notNull(),
    location: text('location'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    isCurrent: boolean('is_current').notNull(),
    description: text('description'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('master_resume_experience_master_resume_id').on(table.masterResumeId)],
);

export const masterResumeCertifications = pgTable(
  'master_resume_certifications',
  {
    id: uuid('id').primaryKey(),
    masterResumeId: masterResumeId(),
    name: text('name').notNull(),
    issuingOrganization: text('issuing_organization').notNull(),
    issueDate: date('issue_date', { mode: 'string' }),
    expiryDate: date('expiry_date', { mode: 'string' }),
    credentialId: text('credential_id'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('master_resume_certifications_master_resume_id').on(table.masterResumeId)],
);
