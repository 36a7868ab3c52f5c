import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { logStatuses } from '../../../shared/email/email-statuses.ts';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One row per email whose fate is known: what the mail server said, and what was heard of it afterwards. */
export const emailLogs = pgTable(
  'email_logs',
  {
    /** The same as in the Message-ID: the id of the outbox email or of the campaign's recipient. */
    id: uuid('id').primaryKey(),
    /** Null for an address without an account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipientEmail: text('recipient_email').notNull(),
    /** Null for an email outside a campaign. No foreign key: campaigns are a later feature. */
    campaignId: uuid('campaign_id'),
    subject: text('subject').notNull(),
    status: text('status', { enum: logStatuses }).notNull(),
    failure: text('failure'),
    sentAt: moment('sent_at').notNull(),
    deliveredAt: moment('delivered_at'),
    openedAt: moment('opened_at'),
    clickedAt: moment('clicked_at'),
    bouncedAt: moment('bounced_at'),
  },
  (table) => [
    index('email_logs_sent_at').on(table.sentAt.desc(), table.id.desc()),
    index('email_logs_status_sent_at').on(table.status, table.sentAt.desc(), table.id.desc()),
    index('email_logs_campaign_id').on(table.campaignId, table.status),
    index('email_logs_recipient_email').on(table.recipientEmail, table.sentAt.desc()),
    index('email_logs_user_id').on(table.userId),
  ],
);

export type EmailLog = typeof emailLogs.$inferSelect;
