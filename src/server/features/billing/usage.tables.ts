import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** How much of a billing period's limit is used: the sum of its entries, in one row that can be raised under a condition. */
export const usagePeriods = pgTable(
  'usage_periods',
  {
    userId: userId(),
    startsAt: moment('starts_at').notNull(),
    jobsUsed: integer('jobs_used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.startsAt] })],
);

/** Every use, append-only (a trigger holds it): a deleted result gives nothing back. */
export const usageEntries = pgTable(
  'usage_entries',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    periodStartsAt: moment('period_starts_at').notNull(),
    /** So many analyses. A run takes for all its jobs when it starts; what it has not used comes back, less than zero. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ['analysis', 'run', 'before-the-ledger'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('usage_entries_user_id_created_at').on(table.userId, table.createdAt)],
);
