import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { holdUsage } from '../billing/usage.ts';
import { jobAnalyses } from './analyses.tables.ts';

/** Deletes all results of the person. What they took of the limit stays taken. */
export async function deleteResults(ctx: SignedInContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await holdUsage(ctx, tx);
    await tx.delete(jobAnalyses).where(owned(ctx, jobAnalyses));
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'analyses' });
  });
}
