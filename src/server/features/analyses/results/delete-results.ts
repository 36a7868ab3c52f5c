import type { SignedInContext } from '../../../context.ts';
import { owned } from '../../accounts/ownership.ts';
import { resultsDeleting } from '../analyses.events.ts';
import { jobAnalyses } from '../analyses.tables.ts';

/** Deletes all results of the person. What they cost is not given back. */
export async function deleteResults(ctx: SignedInContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await ctx.domainEvents.publish(tx, resultsDeleting, { userId: ctx.viewer.id });
    await tx.delete(jobAnalyses).where(owned(ctx, jobAnalyses));
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'analyses' });
  });
}
