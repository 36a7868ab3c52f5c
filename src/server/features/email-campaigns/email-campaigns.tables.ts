import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CustomFields } from '../../../shared/email/custom-fields.ts';
import { campaignStatuses, recipientStatuses } from '../../../shared/email/email-statuses.ts';
import { users } from '../accounts/accounts.tables.ts';
import { emailTemplates } from '../email-templates/email-templates.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const emailCampaigns = pgTable(
  'email_campaigns',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => emailTemplates.id),
    scheduledFor: moment('scheduled_for'),
    status: text('status', { enum: campaignStatuses }).notNull(),
    /** Names the administrator by id only, also once the account is deleted. */
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Why it is paused or failed, in words. */
    problem: text('problem'),
    /** True if it waits for the mail server and continues by itself. */
    waitsForServer: boolean('waits_for_server').notNull().default(false),
    /** The template as it was when sending began. */
    sentSubject: text('sent_subject'),
    sentHtml: text('sent_html'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** The process that sends it now, and until when nobody else may. */
    senderId: uuid('sender_id'),
    senderUntil: moment('sender_until'),
  },
  (table) => [
    index('email_campaigns_created_at').on(table.createdAt.desc(), table.id),
    index('email_campaigns_template_id').on(table.templateId),
    index('email_campaigns_open')
      .on(table.status)
      .where(sql`${table.status} in ('draft', 'scheduled', 'sending', 'paused')`),
  ],
);

/** The unit of sending. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    /** Also the Message-ID, the same in every attempt. */
    id: uuid('id').primaryKey(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => emailCampaigns.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipientEmail: text('recipient_email').notNull(),
    recipientName: text('recipient_name'),
    customFields: jsonb('custom_fields').$type<CustomFields>(),
    status: text('status', { enum: recipientStatuses }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    failure: text('failure'),
    /** The positions of the links that were followed. */
    clickedLinks: integer('clicked_links').array().notNull().default([]),
    /** The sender that marked it as `sending`. */
    senderId: uuid('sender_id'),
  },
  (table) => [
    uniqueIndex('campaign_recipients_address').on(table.campaignId, sql`lower(${table.recipientEmail})`),
    index('campaign_recipients_status').on(table.campaignId, table.status, table.id),
    index('campaign_recipients_user_id').on(table.userId),
  ],
);

/** The addresses that a campaign's email links to, which its tracking links are redirected to. */
export const campaignLinks = pgTable(
  'campaign_links',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => emailCampaigns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** May contain variables. */
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.position] })],
);

export type EmailCampaign = typeof emailCampaigns.$inferSelect;
export type CampaignRecipient = typeof campaignRecipients.$inferSelect;
