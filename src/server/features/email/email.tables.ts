import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every email is written here before it is sent. Without SMTP it stays here for the operator. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    id: uuid('id').primaryKey(),
    /** Null for an address without an account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once the email is sent, because it may contain a sign-in link. */
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html').notNull(),
    status: text('status', { enum: ['waiting', 'kept', 'sending', 'sent', 'failed', 'unknown'] }).notNull(),
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('outbox_emails_created_at').on(table.createdAt),
    index('outbox_emails_user_id').on(table.userId),
  ],
);

export type OutboxEmail = typeof outboxEmails.$inferSelect;
