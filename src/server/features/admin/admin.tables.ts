import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Actions of administrators. A trigger prevents changing or deleting rows, so they identify users by id only. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    action: text('action').notNull(),
    /** The id of the affected object. */
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('admin_actions_created_at').on(table.createdAt)],
);
