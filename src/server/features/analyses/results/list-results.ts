import { and, asc, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { AnalysisSummary } from '../../../../shared/results/analysis-summary.ts';
import type { ResultFilter } from '../../../../shared/results/result-filter.ts';
import type { SignedInContext } from '../../../context.ts';
import { containsText } from '../../../platform/database/contains-text.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies } from '../../companies/companies.tables.ts';
import { employerName } from '../../jobs/brought-job.ts';
import { externalCompanies, jobs } from '../../jobs/jobs.tables.ts';
import { resumes } from '../../resumes/resumes.tables.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { summaryColumns } from './summary-columns.ts';

/** `isNarrated` changes what an opened result says, as `createdAt` does. */
export type ResultRow = AnalysisSummary & { isNarrated: boolean };

const resultsPerPage = 20;

type ResultPage = {
  results: ResultRow[];
  found: number;
  page: number;
  pageCount: number;
  /** The employers of all the person's results, by the alphabet. */
  companies: string[];
};

/** The person's results that match, a page at a time; a page after the last is the last. */
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

/** The companies, of a board or not, that the results are of: a few, however many results there are. */
async function employersOf(ctx: SignedInContext): Promise<Employer[]> {
  const { companyId, externalCompanyId } = jobs;
  const of = ctx.db
    .selectDistinct({ companyId, externalCompanyId })
    .from(jobAnalyses)
    .innerJoin(jobs, eq(jobs.id, jobAnalyses.jobId))
    .where(owned(ctx, jobAnalyses))
    .as('of');
  const rows = await ctx.db
    .select({
      id: sql<string | null>`coalesce(${companies.id}, ${externalCompanies.id})`,
      name: employerName,
    })
    .from(of)
    .leftJoin(companies, eq(companies.id, of.companyId))
    .leftJoin(externalCompanies, eq(externalCompanies.id, of.externalCompanyId));
  return rows.flatMap(({ id, name }) => (id && name ? { id, name } : []));
}

function conditions(
  { db }: SignedInContext,
  { search, company, minimum }: ResultFilter,
  employers: Employer[],
): (SQL | undefined)[] {
  const isOf = (those: Employer[]) =>
    sql`coalesce(${jobs.companyId}, ${jobs.externalCompanyId}) = any(${sql.param(those.map(({ id }) => id))}::uuid[])`;
  // The words of a search begin with the title, in small letters already.
  const title = sql`split_part(${jobs.searchWords}, E'\\n', 1)`;
  const named = employers.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const asksOfJob = [
    company ? isOf(employers.filter(({ name }) => name === company)) : undefined,
    search ? or(containsText(title, search), isOf(named)) : undefined,
  ];
  const ofJob = db
    .select({ holds: sql`${and(...asksOfJob)}` })
    .from(jobs)
    .where(eq(jobs.id, jobAnalyses.jobId));
  return [
    minimum === null ? undefined : gte(jobAnalyses.fitScore, minimum),
    // Asked of each result's own job: as a join, PostgreSQL would ask it of every job there is.
    company || search ? sql`(${ofJob})` : undefined,
  ];
}

/** A page of results, each with how many there are on all pages: what matches is searched for once. */
function pageOf(
  ctx: SignedInContext,
  matching: SQL,
  filter: ResultFilter,
  page: number,
): Promise<(ResultRow & { found: number })[]> {
  // The titles and names of these few are looked up, not those of every result that sorting passes by.
  const shown = ctx.db
    .select({ id: jobAnalyses.id, found: sql<number>`count(*) over ()`.mapWith(Number).as('found') })
    .from(jobAnalyses)
    .where(matching)
    .orderBy(...inOrder(filter))
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
    .orderBy(...inOrder(filter));
}

/** What has no score is last, whichever way; of equal ones the newest is first. */
function inOrder({ sort, order }: ResultFilter): SQL[] {
  const way = order === 'asc' ? asc : desc;
  const { fitScore, createdAt, id } = jobAnalyses;
  return sort === 'date'
    ? [way(createdAt), way(id)]
    : [sql`${way(fitScore)} nulls last`, desc(createdAt), desc(id)];
}
