import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { companies } from '../companies/companies.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The employer of a single posting that a person submitted, as opposed to a company with a board. */
export const externalCompanies = pgTable('external_companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  website: text('website'),
});

/** A job from a company's board, or a posting that a person submitted, which only they can see (`user_id`). */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    externalCompanyId: uuid('external_company_id').references(() => externalCompanies.id),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    externalId: text('external_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    requirements: text('requirements'),
    url: text('url'),
    applyUrl: text('apply_url'),
    /** Place names, joined with "; ". */
    location: text('location'),
    department: text('department'),
    type: text('type'),
    salary: text('salary'),
    /** The lower-case text that searches match, precomputed: ten times faster with 20,000 jobs. */
    searchWords: text('search_words').generatedAlwaysAs(
      sql`lower(title || E'\\n' || coalesce(department, '') || E'\\n' || coalesce(location, ''))`,
    ),
    postedAt: moment('posted_at'),
    /** A hash of what the board's list said, and the board's own version: a job is written when these change. */
    contentHash: text('content_hash'),
    version: text('version'),
    /** Null if the list had no text and the job's text has not been fetched yet. */
    describedAt: moment('described_at'),
    /** How many complete lists in a row did not contain the job; at two it is closed. */
    missedLists: integer('missed_lists').notNull().default(0),
    closedAt: moment('closed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at'),
  },
  (table) => [
    uniqueIndex('jobs_company_id_external_id').on(table.companyId, table.externalId),
    index('jobs_company_id_created_at').on(table.companyId, table.createdAt),
    /** A company's open jobs, newest first. */
    index('jobs_open_by_company')
      .on(table.companyId, sql`coalesce(${table.postedAt}, ${table.createdAt}) desc`, table.id)
      .where(sql`${table.closedAt} is null`),
    /** All open jobs, newest first, for the list to pick from. */
    index('jobs_open_newest')
      .on(sql`coalesce(${table.postedAt}, ${table.createdAt}) desc`, table.id)
      .where(sql`${table.closedAt} is null`),
    index('jobs_user_id').on(table.userId),
    /** Covers looking up a job's employer without reading its texts. */
    index('jobs_employer').on(table.id, table.companyId, table.externalCompanyId),
    index('jobs_closed_at').on(table.closedAt).where(sql`${table.closedAt} is not null`),
    check(
      'jobs_belong_to_a_board_or_a_person',
      sql`(${table.companyId} is null) <> (${table.userId} is null)`,
    ),
  ],
);

/** Compiled postings, made during the sync; see `PackedReading`. */
export const jobReadings = pgTable('job_readings', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  stamp: text('stamp').notNull(),
  reading: bytes('reading').notNull(),
});

/** The jobs that a person has bookmarked. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('saved_jobs_job_id').on(table.jobId),
  ],
);
