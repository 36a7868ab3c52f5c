import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../../context.ts';
import { containsText } from '../../../platform/database/contains-text.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies, userCompanies } from '../../companies/companies.tables.ts';
import { isOpenToViewer } from '../../companies/company-joins.ts';
import { jobs, savedJobs } from '../../jobs/jobs.tables.ts';
import { isScoreable } from '../scoreable-jobs.ts';

export type PickableJob = {
  id: string;
  title: string;
  location: string | null;
  company: string;
  isDemo: boolean;
  isFollowed: boolean;
};

/**
 * `search` matches part of a title, company, department or location. `companyId` is a company's id or `followedOnly`; empty
 * means all companies.
 */
export type PickFilter = { search: string; companyId: string; saved: boolean };

/** In place of a company's id: all companies that the person follows. */
export const followedOnly = 'followed';

const jobsPerPage = 25;

type PickPage = {
  jobs: PickableJob[];
  found: number;
  /** How many of them are at companies that the person follows. */
  followed: number;
  page: number;
  pageCount: number;
};

/**
 * A page of the jobs that can be picked for a run: those of followed companies, then those of the other listed ones, each
 * newest first. A page past the end returns the last one.
 */
export async function pickableJobs(
  ctx: SignedInContext,
  { page, ...filter }: PickFilter & { page: number },
): Promise<PickPage> {
  const matching = matchingJobs(ctx, filter);
  const isFollowed = inArray(jobs.companyId, followedIds(ctx));
  const [counts] = await ctx.db
    .select({
      found: sql<number>`count(*)`.mapWith(Number),
      followed: sql<number>`count(*) filter (where ${isFollowed})`.mapWith(Number),
    })
    .from(jobs)
    .where(matching);
  const { found, followed } = counts!;
  const pageCount = Math.max(1, Math.ceil(found / jobsPerPage));
  const shown = Math.min(page, pageCount);
  const from = (shown - 1) * jobsPerPage;
  // The whole list is read in the order of an index. For the few matches of a search, that would mean looking at every
  // job in it, so they are sorted: no index has this expression.
  const postedAt = sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`;
  const newest = filter.search ? sql`(${postedAt} + interval '0')` : postedAt;
  // Two lists, one after the other, because each is in the order of an index; sorting all jobs takes much longer.
  const part = async (filter: SQL, isFollowed: boolean, offset: number, limit: number) =>
    limit <= 0
      ? []
      : (
          await ctx.db
            .select({
              id: jobs.id,
              title: jobs.title,
              location: jobs.location,
              company: companies.name,
              isDemo: companies.isDemo,
            })
            .from(jobs)
            .innerJoin(companies, eq(companies.id, jobs.companyId))
            .where(and(matching, filter))
            .orderBy(sql`${newest} desc`, asc(jobs.id))
            .limit(limit)
            .offset(offset)
        ).map((job) => ({ ...job, isFollowed }));
  const ofFollowed = Math.max(0, Math.min(jobsPerPage, followed - from));
  const rows = await Promise.all([
    part(isFollowed, true, from, ofFollowed),
    part(
      not(isFollowed),
      false,
      Math.max(0, from - followed),
      Math.min(jobsPerPage, found - from) - ofFollowed,
    ),
  ]);
  return { jobs: rows.flat(), found, followed, page: shown, pageCount };
}

const followedIds = (ctx: SignedInContext) =>
  ctx.db.select({ id: userCompanies.companyId }).from(userCompanies).where(owned(ctx, userCompanies));

function matchingJobs(ctx: SignedInContext, { search, companyId, saved }: PickFilter) {
  const savedIds = ctx.db.select({ id: savedJobs.jobId }).from(savedJobs).where(owned(ctx, savedJobs));
  const namedIds = ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(containsText(sql`lower(${companies.name})`, search));
  return and(
    isScoreable,
    isOpenToViewer(ctx, jobs.companyId),
    companyId === followedOnly ? inArray(jobs.companyId, followedIds(ctx)) : undefined,
    isUuid(companyId) ? eq(jobs.companyId, companyId) : undefined,
    saved ? inArray(jobs.id, savedIds) : undefined,
    search ? or(containsText(jobs.searchWords, search), inArray(jobs.companyId, namedIds)) : undefined,
  );
}
