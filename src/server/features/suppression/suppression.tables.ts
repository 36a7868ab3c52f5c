import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const suppressionReasons = ['unsubscribed', 'bounced', 'complained', 'added'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** Addresses that get no campaign emails. They stay when an account is deleted: forgetting them would mean writing again. */
export const emailSuppressions = pgTable(
  'email_suppressions',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('email_suppressions_created_at').on(table.createdAt.desc(), table.email)],
);

/** Addresses whose owners asked that nobody looks at what they open and click. */
export const untrackedAddresses = pgTable('untracked_addresses', {
  /** In lower case. */
  email: text('email').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
