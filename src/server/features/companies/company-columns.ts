import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { isSyncing } from '../job-sync/request-sync.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { companies, supportedCompanies, userCompanies } from './companies.tables.ts';

/** For joining what is kept of a board's company, and then whether the person follows it. */
export const keptOf = eq(companies.supportedCompanyId, supportedCompanies.id);
export const followedBy = (ctx: SignedInContext): SQL =>
  owned(ctx, userCompanies, eq(userCompanies.companyId, companies.id));

export const isFollowedByViewer = sql<boolean>`${userCompanies.userId} is not null`;

/** A company under the id that its page has: its own, or the board's while nobody has ever followed it. */
export const publicId = sql<string>`coalesce(${companies.id}, ${supportedCompanies.id})`;

const openJobs = sql`(select count(*)::int from ${jobs} where ${and(eq(jobs.companyId, companies.id), isNull(jobs.closedAt))})`;

/** What a card or a page says of a company, from `supported_companies` with `keptOf` and `followedBy` joined. */
export const companyColumns = {
  id: publicId,
  name: supportedCompanies.name,
  website: supportedCompanies.website,
  industry: supportedCompanies.industry,
  isDemo: supportedCompanies.isDemo,
  isConfirmed: sql<boolean>`${supportedCompanies.confirmedAt} is not null or ${supportedCompanies.isDemo}`,
  isFollowed: isFollowedByViewer,
  isSyncing,
  /** Open jobs; null of a board that was never read, which is not the same as none. */
  jobCount: sql<
    number | null
  >`case when ${companies.lastSyncAt} is null then nullif(${openJobs}, 0) else ${openJobs} end`,
};

/** The row that an address means, which may name a company or its board. */
export const meantBy = (id: string): SQL =>
  sql`${supportedCompanies.id} = coalesce((select supported_company_id from companies as named where named.id = ${id}), ${id})`;
