import { and, eq, isNull, sql } from 'drizzle-orm';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { isFollowedByViewer } from '../companies/company-joins.ts';
import { isSyncing } from '../job-sync/request-sync.ts';
import { jobs } from '../jobs/jobs.tables.ts';

/** The id in the address of a company's page: the company's, or the board's while nobody has ever followed it. */
const publicId = sql<string>`coalesce(${companies.id}, ${supportedCompanies.id})`;

const openJobs = sql`(select count(*)::int from ${jobs} where ${and(eq(jobs.companyId, companies.id), isNull(jobs.closedAt))})`;

/** What a card or a page says of a company; needs `supported_companies` with `companyOfBoard` and `followedBy` joined. */
export const companyColumns = {
  id: publicId,
  name: supportedCompanies.name,
  website: supportedCompanies.website,
  industry: supportedCompanies.industry,
  isDemo: supportedCompanies.isDemo,
  isConfirmed: sql<boolean>`${supportedCompanies.confirmedAt} is not null or ${supportedCompanies.isDemo}`,
  isFollowed: isFollowedByViewer,
  isSyncing,
  /** Open jobs; null if the board has never been read, which is not the same as none. */
  jobCount: sql<
    number | null
  >`case when ${companies.lastSyncAt} is null then nullif(${openJobs}, 0) else ${openJobs} end`,
};
