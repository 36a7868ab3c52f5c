import { desc, eq, sql } from 'drizzle-orm';
import type { AnalysisSummary } from '../../../../shared/results/analysis-summary.ts';
import type { SignedInContext } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies } from '../../companies/companies.tables.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { chosenResumeRef } from '../chosen-resume.ts';
import { matchesResume } from '../resume-columns.ts';
import { summaryColumns } from './summary-columns.ts';

const resultsPerPage = 20;

/** A page of the results for one résumé (see `chosenResume`) and one company, best first. */
export async function companyResults(
  ctx: SignedInContext,
  { resumeId, companyId, page }: { resumeId: string; companyId: string; page: number },
): Promise<{ results: AnalysisSummary[]; hasMore: boolean }> {
  if (!isUuid(companyId)) return { results: [], hasMore: false };
  const resume = await chosenResumeRef(ctx, resumeId);
  const rows = await ctx.db
    .select({
      ...summaryColumns,
      company: companies.name,
    })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .where(owned(ctx, jobAnalyses, matchesResume(jobAnalyses, resume), eq(jobs.companyId, companyId)))
    .orderBy(sql`${jobAnalyses.fitScore} desc nulls last`, desc(jobAnalyses.createdAt), jobAnalyses.id)
    .limit(resultsPerPage + 1)
    .offset((page - 1) * resultsPerPage);
  return { results: rows.slice(0, resultsPerPage), hasMore: rows.length > resultsPerPage };
}
