import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { boardIssues } from '../../../../shared/board-issues.ts';
import { companies } from '../../companies/companies.tables.ts';

/** What the last diagnostics found wrong with a company's board, and the board that it seems to have moved to. */
export const boardDiagnoses = pgTable('board_diagnoses', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  issue: text('issue', { enum: boardIssues }).notNull(),
  proposedBoard: text('proposed_board'),
  proposedIdentifier: text('proposed_identifier'),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});
