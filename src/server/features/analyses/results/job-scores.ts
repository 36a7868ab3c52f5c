import { desc, eq, inArray, sql } from 'drizzle-orm';
import { masterResumeChoice } from '../../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { jobAnalyses } from '../analyses.tables.ts';

/** `resumeId` is a choice as in `chosenResume`; null where the master résumé it was is gone. */
export type StoredJobScore = { analysisId: string; fitScore: number | null; resumeId: string | null };

const columns = {
  jobId: jobAnalyses.jobId,
  analysisId: jobAnalyses.id,
  fitScore: jobAnalyses.fitScore,
  resumeId: sql<
    string | null
  >`case when ${jobAnalyses.masterResumeId} is null then ${jobAnalyses.resumeId}::text else ${masterResumeChoice} end`,
};
const best = sql`${jobAnalyses.fitScore} desc nulls last`;

/** The person's scores of one job, the best first. */
export async function scoresOfJob(ctx: SignedInContext, jobId: string): Promise<StoredJobScore[]> {
  if (!isUuid(jobId)) return [];
  return ctx.db
    .select(columns)
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, eq(jobAnalyses.jobId, jobId)))
    .orderBy(best, desc(jobAnalyses.createdAt));
}

/** The person's best score of each of these jobs: with the résumé they would send. A job without one is not in it. */
export async function bestScores(
  ctx: SignedInContext,
  jobIds: string[],
): Promise<Map<string, StoredJobScore>> {
  const rows = await ctx.db
    .selectDistinctOn([jobAnalyses.jobId], columns)
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, inArray(jobAnalyses.jobId, jobIds)))
    .orderBy(jobAnalyses.jobId, best, desc(jobAnalyses.createdAt));
  return new Map(rows.map(({ jobId, ...score }) => [jobId, score]));
}
