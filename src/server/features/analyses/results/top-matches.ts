import { desc, eq, isNotNull } from 'drizzle-orm';
import type { AnalysisSummary } from '../../../../shared/results/analysis-summary.ts';
import type { SignedInContext } from '../../../context.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies } from '../../companies/companies.tables.ts';
import { externalCompanies, jobs } from '../../jobs/jobs.tables.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { summaryColumns } from './summary-columns.ts';

const most = 10;

/** The person's ten highest scores, the best first; of equal ones the newest. What has no job any more is left out. */
export function topMatches(ctx: SignedInContext): Promise<AnalysisSummary[]> {
  const bestFirst = [desc(jobAnalyses.fitScore), desc(jobAnalyses.createdAt)];
  // An index answers which these are; the other results' rows are not read.
  const best = ctx.db
    .select({ id: jobAnalyses.id })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, isNotNull(jobAnalyses.fitScore)))
    .orderBy(...bestFirst)
    .limit(most)
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
