import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { savedJobs } from './jobs.tables.ts';
import { getJob } from './jobs.ts';

/** Bookmarks a job; saving it again isn't an error. */
export async function saveJob(ctx: SignedInContext, jobId: string): Promise<void> {
  const { id } = await getJob(ctx, jobId);
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(savedJobs)
      .values({ userId: ctx.viewer.id, jobId: id, createdAt: ctx.clock() })
      .onConflictDoNothing();
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'companies' });
  });
}

export async function unsaveJob(ctx: SignedInContext, jobId: string): Promise<void> {
  const { id } = await getJob(ctx, jobId);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(savedJobs).where(owned(ctx, savedJobs, eq(savedJobs.jobId, id)));
    await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'companies' });
  });
}
