import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  website: text('website'),
  industry: text('industry'),
  about: text('about'),
  isDemo: boolean('is_demo').notNull().default(false),
  lastSyncAt: moment('last_sync_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** The employer of a single posting that a person brought; no board of theirs is followed. */
export const externalCompanies = pgTable('external_companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  website: text('website'),
});

/** A job of a company's board, or one posting that a person brought: that one is theirs alone (`user_id`). */
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
    location: text('location'),
    department: text('department'),
    type: text('type'),
    postedAt: moment('posted_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('jobs_company_id_external_id').on(table.companyId, table.externalId),
    index('jobs_company_id_created_at').on(table.companyId, table.createdAt),
    index('jobs_user_id').on(table.userId),
    check(
      'jobs_belong_to_a_board_or_a_person',
      sql`(${table.companyId} is null) <> (${table.userId} is null)`,
    ),
  ],
);
