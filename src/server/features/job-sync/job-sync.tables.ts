import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What the sync of a company has to remember. Who holds the lease syncs it; nobody else does until it ends. */
export const boardSyncs = pgTable('board_syncs', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  leaseToken: uuid('lease_token'),
  leaseUntil: moment('lease_until'),
  triedAt: moment('tried_at'),
  /** How many times in a row it went wrong, and until when the board is left in peace. */
  failures: integer('failures').notNull().default(0),
  backOffUntil: moment('back_off_until'),
  /** What the board gave to ask "has it changed?" with, and the address that it gave it for. */
  listUrl: text('list_url'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** When the board last listed at least one job. */
  lastOpenAt: moment('last_open_at'),
});

/** What went wrong with a board, the newest few of each. */
export const boardErrors = pgTable(
  'board_errors',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    message: text('message').notNull(),
    status: integer('status'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('board_errors_company_id_created_at').on(table.companyId, table.createdAt)],
);

/** Settings that the program writes itself, such as how far the sync has come. */
export const appSettings = pgTable('app_settings', {
  key: text('key').primaryKey(),
  value: text('value'),
  updatedAt: moment('updated_at').notNull(),
});

/** The log of automated runs. */
export const edgeFunctionExecutions = pgTable(
  'edge_function_executions',
  {
    id: uuid('id').primaryKey(),
    functionName: text('function_name').notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    result: jsonb('result').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('edge_function_executions_function_name_created_at').on(table.functionName, table.createdAt),
  ],
);
