import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const emailTemplates = pgTable('email_templates', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  subject: text('subject').notNull(),
  description: text('description').notNull(),
  htmlContent: text('html_content').notNull(),
  /** Names the administrator by id only, also once the account is deleted. */
  createdBy: text('created_by').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export type EmailTemplate = typeof emailTemplates.$inferSelect;
