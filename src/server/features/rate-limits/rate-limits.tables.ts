import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts in the current window. The key contains a hash instead of the address or account id. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_window_ends_at').on(table.windowEndsAt)],
);
