import { eq } from 'drizzle-orm';
import { masterResumeChoice } from '../../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';

export type AnalyzedPosting = {
  analysisId: string;
  /** The résumé that was scored, as `chosenResume` takes it. */
  resumeChoice: string;
  jobUrl?: string;
  /** Only for a posting without an address. */
  postingText?: string;
};

/** The posting of a result, to be analyzed with another résumé; null if the person has no such result. */
export async function analyzedPosting(
  ctx: SignedInContext,
  analysisId: string,
): Promise<AnalyzedPosting | null> {
  if (!isUuid(analysisId)) return null;
  const [row] = await ctx.db
    .select({ resumeId: jobAnalyses.resumeId, url: jobs.url, postingText: jobAnalyses.postingText })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .where(owned(ctx, jobAnalyses, eq(jobAnalyses.id, analysisId)));
  if (!row) return null;
  const posting = row.url ? { jobUrl: row.url } : { postingText: row.postingText };
  return { analysisId, resumeChoice: row.resumeId ?? masterResumeChoice, ...posting };
}
