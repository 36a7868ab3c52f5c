import { eq, ne } from 'drizzle-orm';
import type { OwnerContext } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { currentPlan } from '../billing/current-plan.ts';
import type { Limits } from '../billing/plan-limits.ts';
import { resumes } from './resumes.tables.ts';

export type ResumeUsage = Pick<Limits, 'resumesLimit'> & {
  resumesUsed: number;
  canUploadMoreResumes: boolean;
};

/** How many uploaded résumés the person has, and how many they may. Samples and unreadable files do not count. */
export async function resumeUsage(
  ctx: OwnerContext,
  db: DatabaseOrTransaction = ctx.db,
): Promise<ResumeUsage> {
  const counts = owned(ctx, resumes, eq(resumes.isSample, false), ne(resumes.status, 'failed'));
  const resumesUsed = await db.$count(resumes, counts);
  const { resumesLimit } = (await currentPlan(ctx, db, ctx.viewer.id)).limits;
  return {
    resumesLimit,
    resumesUsed,
    canUploadMoreResumes: resumesLimit === null || resumesUsed < resumesLimit,
  };
}
