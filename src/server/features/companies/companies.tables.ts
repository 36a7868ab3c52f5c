import { sql } from 'drizzle-orm';
import {
  boolean,
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

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Every board that can be followed: those of the catalogue, the made-up ones, and those that people added by a careers
 * address. The last kind is visible only to its followers (`is_listed` is false), because its name comes from a web page.
 */
export const supportedCompanies = pgTable(
  'supported_companies',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    website: text('website'),
    industry: text('industry'),
    about: text('about'),
    /** The kind of board (`job-boards`, or `demo`) and the board's own name for the company. */
    board: text('board').notNull(),
    boardIdentifier: text('board_identifier').notNull(),
    isListed: boolean('is_listed').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** When the board was first read successfully; null is shown as "not yet confirmed". */
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('supported_companies_board_board_identifier').on(table.board, table.boardIdentifier),
    index('supported_companies_name').on(sql`lower(${table.name})`, table.id),
  ],
);

/** A company whose jobs are stored: it has followers, or had some and a result or saved job still refers to its jobs. */
export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  supportedCompanyId: uuid('supported_company_id')
    .notNull()
    .unique()
    .references(() => supportedCompanies.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  website: text('website'),
  industry: text('industry'),
  about: text('about'),
  isDemo: boolean('is_demo').notNull().default(false),
  /** When its board was last read completely. */
  lastSyncAt: moment('last_sync_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Who follows which company. */
export const userCompanies = pgTable(
  'user_companies',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('user_companies_company_id').on(table.companyId),
  ],
);

/** Logos by the host of the company's website, as fetched. A row without bytes records that there is none. */
export const companyLogos = pgTable('company_logos', {
  host: text('host').primaryKey(),
  contentType: text('content_type'),
  bytes: bytes('bytes'),
  size: integer('size').notNull(),
  fetchedAt: moment('fetched_at').notNull(),
});
