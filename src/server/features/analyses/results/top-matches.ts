import { desc, eq, isNotNull } from 'drizzle-orm';
import type { AnalysisSummary } from '../../../../shared/results/analysis-summary.ts';
import type { SignedInContext } from '../../../context.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies } from '../../companies/companies.tables.ts';
import { externalCompanies, jobs } from '../../jobs/jobs.tables.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { summaryColumns } from './summary-columns.ts';

const maxMatches = 10;

/** The person's ten highest scores, best first; equal scores are sorted newest first. */
export function topMatches(ctx: SignedInContext): Promise<AnalysisSummary[]> {
  const bestFirst = [desc(jobAnalyses.fitScore), desc(jobAnalyses.createdAt)];
  // Answered from an index: the rows of other results are not read.
  const best = ctx.db
    .select({ id: jobAnalyses.id })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, isNotNull(jobAnalyses.fitScore)))
    .orderBy(...bestFirst)
    .limit(maxMatches)
    .as('best');
  return ctx.db
    .select(summaryColumns)
    .from(best)
    .innerJoin(jobAnalyses, eq(jobAnalyses.id, best.id))
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .orderBy(...bestFirst);
}
