import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { University } from '../../../shared/rules/university-rules.ts';

/** The list fetched from a URL. In the database it survives restarts and is shared by all processes. */
export const universityLists = pgTable('university_lists', {
  url: text('url').primaryKey(),
  universities: jsonb('universities').$type<University[]>(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }),
  /** When it was last requested, successfully or not. */
  triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
});
