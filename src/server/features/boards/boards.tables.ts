import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When a board's host may next be asked: one row for all processes. */
export const boardHosts = pgTable('board_hosts', {
  host: text('host').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
});
