import { and, asc, desc, eq, exists, gte, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnalysisSummary } from '../../../shared/analysis-summary.ts';
import type { ResultFilter } from '../../../shared/result-filter.ts';
import { masterResumeName } from '../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../context.ts';
import { contains } from '../../platform/contains.ts';
import { owned } from '../accounts/ownership.ts';
import { companies } from '../companies/companies.tables.ts';
import { employerName } from '../jobs/brought-job.ts';
import { externalCompanies, jobs } from '../jobs/jobs.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { jobAnalyses } from './analyses.tables.ts';

/** `isNarrated` changes what an opened result says, as `createdAt` does. */
export type ResultRow = AnalysisSummary & { isNarrated: boolean };

const resultsPerPage = 20;

/** The person's results that match, a page at a time; a page after the last is the last. */
export async function listResults(
  ctx: SignedInContext,
  { page, ...filter }: ResultFilter & { page: number },
): Promise<{ results: ResultRow[]; found: number; page: number; pageCount: number }> {
  const [shown, found] = await Promise.all([
    pageOf(ctx, filter, page),
    ctx.db.$count(jobAnalyses, matching(ctx, filter)),
  ]);
  const pageCount = Math.max(1, Math.ceil(found / resultsPerPage));
  if (page <= pageCount) return { results: shown, found, page, pageCount };
  return { results: await pageOf(ctx, filter, pageCount), found, page: pageCount, pageCount };
}

/** The employers of the person's results, by the alphabet. */
export async function listResultCompanies(ctx: SignedInContext): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ name: employerName })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .where(owned(ctx, jobAnalyses, isNotNull(employerName)));
  return rows.flatMap(({ name }) => name ?? []).sort(alphabet.compare);
}

const alphabet = new Intl.Collator('en', { numeric: true });

function pageOf(ctx: SignedInContext, filter: ResultFilter, page: number): Promise<ResultRow[]> {
  // The titles and names of these few are looked up, not those of every result that sorting passes by.
  const shown = ctx.db
    .select({ id: jobAnalyses.id })
    .from(jobAnalyses)
    .where(matching(ctx, filter))
    .orderBy(...inOrder(filter))
    .limit(resultsPerPage)
    .offset((page - 1) * resultsPerPage)
    .as('shown');
  return ctx.db
    .select({
      id: jobAnalyses.id,
      fitScore: jobAnalyses.fitScore,
      reason: jobAnalyses.reason,
      jobTitle: jobs.title,
      company: employerName,
      resumeName: sql<string>`coalesce(${resumes.filename}, ${masterResumeName})`,
      createdAt: jobAnalyses.createdAt,
      isNarrated: sql<boolean>`${jobAnalyses.narratedBy} is not null`,
    })
    .from(shown)
    .innerJoin(jobAnalyses, eq(jobAnalyses.id, shown.id))
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .orderBy(...inOrder(filter));
}

function matching(ctx: SignedInContext, { search, company, minimum }: ResultFilter): SQL {
  return owned(
    ctx,
    jobAnalyses,
    minimum === null ? undefined : gte(jobAnalyses.fitScore, minimum),
    company ? ofJobs(ctx, eq(employerName, company)) : undefined,
    search
      ? ofJobs(
          ctx,
          or(contains(sql`lower(${jobs.title})`, search), contains(sql`lower(${employerName})`, search)),
        )
      : undefined,
  );
}

const ofJobs = ({ db }: SignedInContext, condition: SQL | undefined): SQL =>
  exists(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .leftJoin(companies, eq(companies.id, jobs.companyId))
      .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
      .where(and(eq(jobs.id, jobAnalyses.jobId), condition)),
  );

/** What has no score is last, whichever way; of equal ones the newest is first. */
function inOrder({ sort, order }: ResultFilter): SQL[] {
  const way = order === 'asc' ? asc : desc;
  const { fitScore, createdAt, id } = jobAnalyses;
  return sort === 'date'
    ? [way(createdAt), way(id)]
    : [sql`${way(fitScore)} nulls last`, desc(createdAt), desc(id)];
}
