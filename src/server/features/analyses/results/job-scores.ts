import { desc, eq, inArray, sql } from 'drizzle-orm';
import { masterResumeChoice } from '../../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { jobAnalyses } from '../analyses.tables.ts';

/** `resumeId` is a choice as in `chosenResume`; null if it was a master résumé that has been deleted. */
export type StoredJobScore = { analysisId: string; fitScore: number | null; resumeId: string | null };

const columns = {
  jobId: jobAnalyses.jobId,
  analysisId: jobAnalyses.id,
  fitScore: jobAnalyses.fitScore,
  resumeId: sql<
    string | null
  >`case when ${jobAnalyses.masterResumeId} is null then ${jobAnalyses.resumeId}::text else ${masterResumeChoice} end`,
};
const bestFirst = sql`${jobAnalyses.fitScore} desc nulls last`;

/** The person's scores for one job, best first. */
export async function scoresOfJob(ctx: SignedInContext, jobId: string): Promise<StoredJobScore[]> {
  if (!isUuid(jobId)) return [];
  return ctx.db
    .select(columns)
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, eq(jobAnalyses.jobId, jobId)))
    .orderBy(bestFirst, desc(jobAnalyses.createdAt));
}

/** The person's best score for each of these jobs. Jobs without a result are left out. */
export async function bestScores(
  ctx: SignedInContext,
  jobIds: string[],
): Promise<Map<string, StoredJobScore>> {
  const rows = await ctx.db
    .selectDistinctOn([jobAnalyses.jobId], columns)
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, inArray(jobAnalyses.jobId, jobIds)))
    .orderBy(jobAnalyses.jobId, bestFirst, desc(jobAnalyses.createdAt));
  return new Map(rows.map(({ jobId, ...score }) => [jobId, score]));
}
