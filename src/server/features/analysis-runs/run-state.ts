import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { RunState } from '../../../shared/results/analysis-run.ts';
import type { SignedInContext } from '../../context.ts';
import { analysisRunJobs, type Run } from './analysis-runs.tables.ts';
import { isActiveRun, isStaleRun } from './stale-run.ts';

/** A run as shown to people. A stale run counts as cancelled even before the sweep has recorded that. */
export async function runState({ db, clock }: SignedInContext, run: Run): Promise<RunState> {
  const { outcome, runId } = analysisRunJobs;
  const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counted] = await db
    .select({
      jobs: count(),
      left: countWhere(sql`${outcome} is null`),
      failed: countWhere(eq(outcome, 'failed')),
    })
    .from(analysisRunJobs)
    .where(eq(runId, run.id));
  const isLate = isStaleRun(run, clock());
  return {
    ...counted!,
    id: run.id,
    status: isLate ? 'cancelled' : run.status,
    startedAt: run.startedAt,
    endedAt: run.endedAt,
    isActive: isActiveRun(run, clock()),
    isStale: isLate || run.error === 'stale',
  };
}
