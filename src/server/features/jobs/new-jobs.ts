import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { jobs } from './jobs.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many jobs the followed companies have posted in the last 24 hours. */
export async function newJobsCount(ctx: SignedInContext): Promise<number> {
  const followed = ctx.db
    .select({ id: userCompanies.companyId })
    .from(userCompanies)
    .where(owned(ctx, userCompanies));
  const yesterday = new Date(ctx.clock().getTime() - dayMs);
  const posted = sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`;
  return ctx.db.$count(
    jobs,
    and(inArray(jobs.companyId, followed), isNull(jobs.closedAt), gt(posted, yesterday)),
  );
}
