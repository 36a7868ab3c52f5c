import { desc, eq, sql } from 'drizzle-orm';
import type { SyncHealth } from '../../../shared/analytics/current-state.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { boardSyncs, edgeFunctionExecutions } from '../job-sync/job-sync.tables.ts';
import { automatedSync } from '../job-sync/sync-status.ts';

export async function syncHealth(context: Context): Promise<SyncHealth> {
  const { db, clock } = requireAdmin(context);
  const isRecent = sql`${boardSyncs.triedAt} > ${clock().toISOString()}::timestamptz - interval '1 day'`;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [[row], [run]] = await Promise.all([
    db
      .select({
        boards: sql<number>`count(*)`.mapWith(Number),
        healthy: counted(sql`${boardSyncs.failures} = 0 and ${isRecent}`),
        failing: counted(sql`${boardSyncs.failures} > 0`),
        overdue: counted(sql`${boardSyncs.failures} = 0 and (${isRecent}) is not true`),
      })
      .from(boardSyncs),
    db
      .select({ at: edgeFunctionExecutions.createdAt })
      .from(edgeFunctionExecutions)
      .where(eq(edgeFunctionExecutions.functionName, automatedSync))
      .orderBy(desc(edgeFunctionExecutions.createdAt))
      .limit(1),
  ]);
  return { boards: 0, healthy: 0, failing: 0, overdue: 0, ...row, lastRunAt: run?.at ?? null };
}
