import { desc, eq, isNotNull } from 'drizzle-orm';
import type { AnalysisSummary } from '../../../shared/analysis-summary.ts';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { companies } from '../companies/companies.tables.ts';
import { employerName } from '../jobs/brought-job.ts';
import { externalCompanies, jobs } from '../jobs/jobs.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { jobAnalyses } from './analyses.tables.ts';
import { resumeName } from './resume-columns.ts';

const most = 10;

/** The person's ten highest scores, the best first; of equal ones the newest. What has no job any more is left out. */
export async function topMatches(ctx: SignedInContext): Promise<AnalysisSummary[]> {
  return ctx.db
    .select({
      id: jobAnalyses.id,
      fitScore: jobAnalyses.fitScore,
      reason: jobAnalyses.reason,
      jobTitle: jobs.title,
      company: employerName,
      resumeName,
      createdAt: jobAnalyses.createdAt,
    })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .where(owned(ctx, jobAnalyses, isNotNull(jobAnalyses.fitScore)))
    .orderBy(desc(jobAnalyses.fitScore), desc(jobAnalyses.createdAt))
    .limit(most);
}
