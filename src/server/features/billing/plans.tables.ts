import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who the row comes from: rows of another provider, or of its other mode, are left alone and not shown. */
const origin = {
  provider: text('provider', { enum: ['stripe', 'built-in'] }).notNull(),
  type: text('type', { enum: ['test', 'live'] }).notNull(),
};

/** The plans' prices, copied from the provider. */
export const prices = pgTable('prices', {
  id: text('id').primaryKey(),
  ...origin,
  /** The plan's name. */
  description: text('description').notNull(),
  unitAmount: integer('unit_amount').notNull(),
  currency: text('currency').notNull(),
  interval: text('interval', { enum: ['day', 'week', 'month', 'year'] }).notNull(),
  intervalCount: integer('interval_count').notNull(),
  active: boolean('active').notNull(),
  /** `features`, `jobs_limit`, `resumes_limit`: see plan-limits.ts. */
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
});

/** The provider's customers. Without a user, the account was deleted and the customer still has to be. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    ...origin,
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The latest checkout. An earlier one is closed, so that nobody pays for two plans. */
    checkoutId: text('checkout_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('customers_of_a_user').on(table.userId, table.provider, table.type)],
);

/** Subscriptions, copied from the provider. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', {
      enum: [
        'active',
        'trialing',
        'past_due',
        'incomplete',
        'incomplete_expired',
        'unpaid',
        'paused',
        'canceled',
      ],
    }).notNull(),
    priceId: text('price_id').notNull(),
    currentPeriodStart: moment('current_period_start').notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    endsAt: moment('ends_at'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('subscriptions_customer_id').on(table.customerId),
    index('subscriptions_user_id').on(table.userId),
  ],
);

/** Webhooks that have had their effect. One that arrives again has none. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);

/**
 * Numbers the readings of a customer's subscriptions, or of the prices, when they start. One is stored only if no later
 * one has been.
 */
export const paymentReadings = pgTable('payment_readings', {
  subject: text('subject').primaryKey(),
  started: bigint('started', { mode: 'number' }).notNull(),
  stored: bigint('stored', { mode: 'number' }).notNull(),
});
