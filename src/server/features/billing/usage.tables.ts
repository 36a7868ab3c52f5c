import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Analyses used in a billing period: the sum of its entries, in one row that a conditional UPDATE can raise. */
export const usagePeriods = pgTable(
  'usage_periods',
  {
    userId: userId(),
    startsAt: moment('starts_at').notNull(),
    jobsUsed: integer('jobs_used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.startsAt] }),
    index('usage_periods_starts_at').on(table.startsAt),
  ],
);

/** The ledger of usage, append-only (enforced by a trigger): deleting a result gives nothing back. */
export const usageEntries = pgTable(
  'usage_entries',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    periodStartsAt: moment('period_starts_at').notNull(),
    /** Number of analyses. A run takes one for each new job when it starts; what it did not use is returned as a negative entry. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ['analysis', 'run', 'before-the-ledger', 'correction'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('usage_entries_user_id_created_at').on(table.userId, table.createdAt)],
);
