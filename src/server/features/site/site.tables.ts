import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What administrators changed in the settings of the site. A setting without a row has its default. */
export const siteSettings = pgTable('site_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
