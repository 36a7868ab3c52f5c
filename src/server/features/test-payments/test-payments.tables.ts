import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TestObjects } from './test-objects.ts';

/** What the built-in test provider remembers, the way a provider would on its own servers. */
export const testPaymentObjects = pgTable(
  'test_payment_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['price', 'customer', 'subscription', 'session'] }).notNull(),
    /** For subscriptions and sessions. */
    customerId: text('customer_id'),
    state: jsonb('state').$type<TestObjects[keyof TestObjects]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('test_payment_objects_kind_customer_id').on(table.kind, table.customerId)],
);
