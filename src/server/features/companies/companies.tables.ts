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
 * Every board that can be followed: the catalogue's, the made-up ones, and those that people added by their careers
 * address. The last are seen by who follows them alone (`is_listed` is false): their names come from pages of others.
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
    /** When the board first answered as it is described here; null is "not yet confirmed". */
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('supported_companies_board_board_identifier').on(table.board, table.boardIdentifier),
    index('supported_companies_name').on(sql`lower(${table.name})`, table.id),
  ],
);

/** A company whose jobs are kept: it has followers, or once had and somebody's results speak of its jobs. */
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
  /** When its board was last read to the end. */
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

/** A logo as its source gave it, by the host of the company's website; without bytes there is none. */
export const companyLogos = pgTable('company_logos', {
  host: text('host').primaryKey(),
  contentType: text('content_type'),
  bytes: bytes('bytes'),
  size: integer('size').notNull(),
  fetchedAt: moment('fetched_at').notNull(),
});
