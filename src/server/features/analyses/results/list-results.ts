import { and, asc, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { AnalysisSummary } from '../../../../shared/results/analysis-summary.ts';
import type { ResultFilter } from '../../../../shared/results/result-filter.ts';
import type { SignedInContext } from '../../../context.ts';
import { containsText } from '../../../platform/database/contains-text.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies } from '../../companies/companies.tables.ts';
import { employerName } from '../../jobs/employer-name.ts';
import { externalCompanies, jobs } from '../../jobs/jobs.tables.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { summaryColumns } from './summary-columns.ts';

/** `isNarrated` and `createdAt` change when an opened result has to be loaded again. */
export type ResultRow = AnalysisSummary & { isNarrated: boolean };

const resultsPerPage = 20;

type ResultPage = {
  results: ResultRow[];
  found: number;
  page: number;
  pageCount: number;
  /** The employers of all the person's results, in alphabetical order. */
  companies: string[];
};

/** A page of the person's results that match the filter. A page past the end returns the last one. */
export async function listResults(
  ctx: SignedInContext,
  { page, ...filter }: ResultFilter & { page: number },
): Promise<ResultPage> {
  const employers = await employersOf(ctx);
  const matching = owned(ctx, jobAnalyses, ...conditions(ctx, filter, employers));
  const shown = await pageOf(ctx, matching, filter, page);
  const found = shown[0]?.found ?? (page === 1 ? 0 : await ctx.db.$count(jobAnalyses, matching));
  const pageCount = Math.max(1, Math.ceil(found / resultsPerPage));
  const isBeyond = page > pageCount;
  const results = isBeyond ? await pageOf(ctx, matching, filter, pageCount) : shown;
  return {
    results: results.map(({ found: _, ...result }) => result),
    found,
    page: isBeyond ? pageCount : page,
    pageCount,
    companies: [...new Set(employers.map(({ name }) => name))].sort(alphabet.compare),
  };
}

const alphabet = new Intl.Collator('en', { numeric: true });

type Employer = { id: string; name: string };

/** The employers of the person's results, with and without a board: few, however many results there are. */
async function employersOf(ctx: SignedInContext): Promise<Employer[]> {
  const { companyId, externalCompanyId } = jobs;
  const ids = ctx.db
    .selectDistinct({ companyId, externalCompanyId })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .where(owned(ctx, jobAnalyses))
    .as('ids');
  const rows = await ctx.db
    .select({
      id: sql<string | null>`coalesce(${companies.id}, ${externalCompanies.id})`,
      name: employerName,
    })
    .from(ids)
    .leftJoin(companies, eq(companies.id, ids.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, ids.externalCompanyId));
  return rows.flatMap(({ id, name }) => (id && name ? { id, name } : []));
}

function conditions(
  { db }: SignedInContext,
  { search, company, minimum }: ResultFilter,
  employers: Employer[],
): (SQL | undefined)[] {
  const isAtOneOf = (some: Employer[]) =>
    sql`coalesce(${jobs.companyId}, ${jobs.externalCompanyId}) = any(${sql.param(some.map(({ id }) => id))}::uuid[])`;
  // `search_words` starts with the title, already in lower case.
  const title = sql`split_part(${jobs.searchWords}, E'\\n', 1)`;
  const named = employers.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const jobConditions = [
    company ? isAtOneOf(employers.filter(({ name }) => name === company)) : undefined,
    search ? or(containsText(title, search), isAtOneOf(named)) : undefined,
  ];
  const jobMatches = db
    .select({ matches: sql`${and(...jobConditions)}` })
    .from(jobs)
    .where(eq(jobs.id, jobAnalyses.jobId));
  return [
    minimum === null ? undefined : gte(jobAnalyses.fitScore, minimum),
    // A subquery for each result's own job: as a join, PostgreSQL would check every job there is.
    company || search ? sql`(${jobMatches})` : undefined,
  ];
}

/** A page of results. Each row holds the total count, so that the search runs once. */
function pageOf(
  ctx: SignedInContext,
  matching: SQL,
  filter: ResultFilter,
  page: number,
): Promise<(ResultRow & { found: number })[]> {
  // Titles and names are looked up for this page only, not for every result that is sorted.
  const shown = ctx.db
    .select({ id: jobAnalyses.id, found: sql<number>`count(*) over ()`.mapWith(Number).as('found') })
    .from(jobAnalyses)
    .where(matching)
    .orderBy(...orderFor(filter))
    .limit(resultsPerPage)
    .offset((page - 1) * resultsPerPage)
    .as('shown');
  return ctx.db
    .select({
      ...summaryColumns,
      found: shown.found,
      isNarrated: sql<boolean>`${jobAnalyses.narratedBy} is not null`,
    })
    .from(shown)
    .innerJoin(jobAnalyses, eq(jobAnalyses.id, shown.id))
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, jobs.externalCompanyId))
    .orderBy(...orderFor(filter));
}

/** Results without a score come last in both directions; equal scores are sorted newest first. */
function orderFor({ sort, order }: ResultFilter): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const { fitScore, createdAt, id } = jobAnalyses;
  return sort === 'date'
    ? [direction(createdAt), direction(id)]
    : [sql`${direction(fitScore)} nulls last`, desc(createdAt), desc(id)];
}
