import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { University } from '../../../shared/university-rules.ts';

/** The list as it was read from an address, and when. It outlives a restart, and all processes search the same. */
export const universityLists = pgTable('university_lists', {
  url: text('url').primaryKey(),
  universities: jsonb('universities').$type<University[]>(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }),
  /** When fetching it was last begun, successful or not. */
  triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
});
