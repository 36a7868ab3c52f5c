import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../../context.ts';
import { containsText } from '../../../platform/database/contains-text.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { owned } from '../../accounts/ownership.ts';
import { companies, userCompanies } from '../../companies/companies.tables.ts';
import { jobs, savedJobs } from '../../jobs/jobs.tables.ts';
import { isScoreable } from '../scoreable-jobs.ts';

export type PickableJob = { id: string; title: string; location: string | null; company: string };

/** `search` matches part of a title, department or location. An empty `companyId` means all followed companies. */
export type PickFilter = { search: string; companyId: string; saved: boolean };

const jobsPerPage = 25;

/** A page of the jobs that can be picked for a run, newest first. A page past the end returns the last one. */
export async function pickableJobs(
  ctx: SignedInContext,
  { page, ...filter }: PickFilter & { page: number },
): Promise<{ jobs: PickableJob[]; found: number; page: number; pageCount: number }> {
  const matching = matchingJobs(ctx, filter);
  const found = await ctx.db.$count(jobs, matching);
  const pageCount = Math.max(1, Math.ceil(found / jobsPerPage));
  const shown = Math.min(page, pageCount);
  const rows = await ctx.db
    .select({ id: jobs.id, title: jobs.title, location: jobs.location, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(matching)
    .orderBy(sql`coalesce(${jobs.postedAt}, ${jobs.createdAt}) desc`, asc(jobs.id))
    .limit(jobsPerPage)
    .offset((shown - 1) * jobsPerPage);
  return { jobs: rows, found, page: shown, pageCount };
}

function matchingJobs(ctx: SignedInContext, { search, companyId, saved }: PickFilter) {
  const followed = ctx.db
    .select({ id: userCompanies.companyId })
    .from(userCompanies)
    .where(owned(ctx, userCompanies, isUuid(companyId) ? eq(userCompanies.companyId, companyId) : undefined));
  const savedIds = ctx.db.select({ id: savedJobs.jobId }).from(savedJobs).where(owned(ctx, savedJobs));
  return and(
    isScoreable,
    inArray(jobs.companyId, followed),
    saved ? inArray(jobs.id, savedIds) : undefined,
    search ? containsText(jobs.searchWords, search) : undefined,
  );
}
