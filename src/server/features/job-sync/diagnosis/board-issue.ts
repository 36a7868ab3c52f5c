import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { BoardIssue } from '../../../../shared/board-issues.ts';
import type { App } from '../../../context.ts';
import { companies } from '../../companies/companies.tables.ts';
import { boardErrors, boardSyncs } from '../job-sync.tables.ts';

const suspiciousFailures = 3;

/** The latest error of the row's company, for a lateral join: `board_errors` holds up to twenty of each. */
export const latestErrorOfCompany = (db: App['db']) =>
  db
    .select({ code: boardErrors.code, status: boardErrors.status })
    .from(boardErrors)
    .where(eq(boardErrors.companyId, companies.id))
    .orderBy(desc(boardErrors.createdAt), desc(boardErrors.id))
    .limit(1)
    .as('latest_error');

/**
 * What may be wrong with the row's board now, or null; needs `board_syncs` and `latestErrorOfCompany` joined. A board that
 * failed is never without an issue.
 */
export function boardIssue(
  { clock }: Pick<App, 'clock'>,
  latestError: ReturnType<typeof latestErrorOfCompany>,
): SQL<BoardIssue | null> {
  const hourAgo = new Date(clock().getTime() - 60 * 60_000).toISOString();
  const isFailing = sql`coalesce(${boardSyncs.failures}, 0) > 0`;
  return sql<BoardIssue | null>`case
    when ${isFailing} and ${latestError.status} in (404, 410) then 'gone'
    when ${isFailing} and ${latestError.code} = 'empty_board' then 'empty'
    when ${isFailing} and ${latestError.code} = 'board_shape' then 'unreadable'
    when ${boardSyncs.failures} >= ${suspiciousFailures} then 'failing'
    when ${isFailing} then 'failed'
    when ${companies.lastSyncAt} is null and ${companies.createdAt} < ${hourAgo}::timestamptz then 'never'
    when ${companies.lastSyncAt} is not null and ${boardSyncs.lastOpenAt} is null then 'empty'
  end`;
}
