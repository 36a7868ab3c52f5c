import { asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { AnalysisSummary } from '../../../../shared/results/analysis-summary.ts';
import type { SignedInContext } from '../../../context.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies } from '../../companies/companies.tables.ts';
import { externalCompanies, jobs } from '../../jobs/jobs.tables.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { summaryColumns } from './summary-columns.ts';

const { createdAt, fitScore, id } = jobAnalyses;

/** The person's ten highest scores, best first; equal scores are sorted newest first. */
export const topMatches = (ctx: SignedInContext): Promise<AnalysisSummary[]> =>
  firstOf(ctx, [desc(fitScore), desc(createdAt)], 10, isNotNull(fitScore));

/** The person's five latest results, newest first, also those without a score. */
export const latestResults = (ctx: SignedInContext): Promise<AnalysisSummary[]> =>
  firstOf(ctx, [desc(createdAt), asc(id)], 5);

function firstOf(ctx: SignedInContext, order: SQL[], count: number, condition?: SQL) {
  // Answered from an index: the rows of other results are not read.
  const first = ctx.db
    .select({ id })
    .from(jobAnalyses)
    .where(owned(ctx, jobAnalyses, condition))
    .orderBy(...order)
    .limit(count)
    .as('first');
  return ctx.db
    .select(summaryColumns)
    .from(first)
    .innerJoin(jobAnalyses, eq(id, first.id))
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .orderBy(...order);
}
