import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { owned } from '../accounts/ownership.ts';
import { runNotFound } from './analysis-runs.errors.ts';
import { analysisRuns } from './analysis-runs.tables.ts';
import { endRuns } from './end-runs.ts';

/** Stops one run, or all of a company's. Returns how many were stopped. */
export async function stopRuns(
  ctx: SignedInContext,
  target: { companyId: string } | { runId: string },
): Promise<number> {
  const [column, id] =
    'runId' in target ? [analysisRuns.id, target.runId] : [analysisRuns.companyId, target.companyId];
  if ('runId' in target) await requireRun(ctx, id);
  if (!isUuid(id)) return 0;
  return ctx.db.transaction(async (tx) => {
    const stopped = await endRuns(ctx, tx, eq(column, id));
    if (stopped > 0) await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'analyses' });
    return stopped;
  });
}

async function requireRun(ctx: SignedInContext, id: string): Promise<void> {
  const isTheirs = owned(ctx, analysisRuns, eq(analysisRuns.id, id));
  if (!isUuid(id) || (await ctx.db.$count(analysisRuns, isTheirs)) === 0) throw runNotFound();
}
