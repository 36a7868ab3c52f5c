import { and, eq, type SQL } from 'drizzle-orm';
import type { OwnerContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { refundAnalyses } from '../billing/spend-analyses.ts';
import { lockUsage } from '../billing/usage.ts';
import { analysisRunJobs, analysisRuns, type Run } from './analysis-runs.tables.ts';

/**
 * Ends the running ones of the person's runs that are meant, and gives back what they have not used. Whoever scores for
 * one of them at this moment keeps nothing. Answers how many there were.
 */
export async function endRuns(
  ctx: OwnerContext,
  tx: Transaction,
  which: SQL | undefined,
  end: { status: Exclude<Run['status'], 'running'>; error?: Run['error'] } = { status: 'cancelled' },
): Promise<number> {
  await lockUsage(ctx, tx);
  const ended = await tx
    .update(analysisRuns)
    .set({ ...end, endedAt: ctx.clock() })
    .where(owned(ctx, analysisRuns, eq(analysisRuns.status, 'running'), which))
    .returning();
  for (const { id, reserved, periodStartsAt } of ended) {
    if (!periodStartsAt) continue;
    const { runId, outcome } = analysisRunJobs;
    const used = await tx.$count(analysisRunJobs, and(eq(runId, id), eq(outcome, 'new')));
    await refundAnalyses(ctx, tx, { userId: ctx.viewer.id, amount: reserved - used, periodStartsAt });
  }
  return ended.length;
}
