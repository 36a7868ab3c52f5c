import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What administrators did. The database refuses to change or remove a row, so it names people by id alone. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    action: text('action').notNull(),
    /** The id of what it was done to. */
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('admin_actions_created_at').on(table.createdAt)],
);
