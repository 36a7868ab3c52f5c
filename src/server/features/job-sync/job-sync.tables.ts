import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The sync state of a company. Only the holder of the lease may sync it. */
export const boardSyncs = pgTable('board_syncs', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  leaseToken: uuid('lease_token'),
  leaseUntil: moment('lease_until'),
  triedAt: moment('tried_at'),
  /** Failures in a row, and the time until which the board is not asked again. */
  failures: integer('failures').notNull().default(0),
  backOffUntil: moment('back_off_until'),
  /** HTTP validators for conditional requests, and the URL they belong to. */
  listUrl: text('list_url'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** When the board last listed at least one job. */
  lastOpenAt: moment('last_open_at'),
});

/** The latest errors of each board. */
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

/** Values that the program stores for itself, such as the cursor of the batch sync. */
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
