import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** `file_path` is our own storage key; `filename` is only a label. The text never changes once it has been read. */
export const resumes = pgTable(
  'resumes',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filename: text('filename').notNull(),
    filePath: text('file_path').notNull().unique(),
    contentType: text('content_type').notNull(),
    status: text('status', { enum: ['reading', 'read', 'failed'] })
      .notNull()
      .default('reading'),
    extractedText: text('extracted_text'),
    /** The same text formatted for reading, made in the background. */
    formattedText: text('formatted_text'),
    pages: integer('pages'),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    failure: text('failure'),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('resumes_user_id_created_at').on(table.userId, table.createdAt),
    index('resumes_created_at').on(table.createdAt),
  ],
);

export type Resume = typeof resumes.$inferSelect;
