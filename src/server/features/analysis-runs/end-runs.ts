import { and, eq, type SQL } from 'drizzle-orm';
import type { OwnerContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { refundAnalyses } from '../billing/spend-analyses.ts';
import { lockUsage } from '../billing/usage.ts';
import { analysisRunJobs, analysisRuns, type Run } from './analysis-runs.tables.ts';

/**
 * Ends those of the person's running runs that match `filter`, and gives back what they have not used. Scores that a worker
 * is computing for them are discarded. Returns how many runs were ended.
 */
export async function endRuns(
  ctx: OwnerContext,
  tx: Transaction,
  filter: SQL | undefined,
  end: { status: Exclude<Run['status'], 'running'>; error?: Run['error'] } = { status: 'cancelled' },
): Promise<number> {
  await lockUsage(ctx, tx);
  const ended = await tx
    .update(analysisRuns)
    .set({ ...end, endedAt: ctx.clock() })
    .where(owned(ctx, analysisRuns, eq(analysisRuns.status, 'running'), filter))
    .returning();
  for (const { id, reserved, periodStartsAt } of ended) {
    if (!periodStartsAt) continue;
    const { runId, outcome } = analysisRunJobs;
    const used = await tx.$count(analysisRunJobs, and(eq(runId, id), eq(outcome, 'new')));
    await refundAnalyses(ctx, tx, { userId: ctx.viewer.id, amount: reserved - used, periodStartsAt });
  }
  return ended.length;
}
