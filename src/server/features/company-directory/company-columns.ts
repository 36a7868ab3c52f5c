import { and, eq, isNull, sql } from 'drizzle-orm';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { isFollowedByViewer } from '../companies/company-joins.ts';
import { hasFailed, isSyncing } from '../job-sync/request-sync.ts';
import { jobs } from '../jobs/jobs.tables.ts';

/** The id in the address of a company's page: the company's, or the board's while nobody has ever followed it. */
const publicId = sql<string>`coalesce(${companies.id}, ${supportedCompanies.id})`;

const isOpenHere = and(eq(jobs.companyId, companies.id), isNull(jobs.closedAt));
const openJobs = sql`(select count(*)::int from ${jobs} where ${isOpenHere})`;

/**
 * The limit keeps this one look at an index per company. An `exists` is planned as a list of all open jobs as long as the
 * built-in database has no statistics.
 */
export const hasOpenJobs = sql<boolean>`(select true from ${jobs} where ${isOpenHere} limit 1) is true`;

/** The parts of a list of companies, in their order. */
export const companyGroups = ['open', 'sample', 'none', 'unconfirmed'] as const;
export type CompanyGroup = (typeof companyGroups)[number];

/** The position of the company's group in `companyGroups`; needs the same joins as `companyColumns`. */
export const groupNumber = sql<number>`case
  when ${supportedCompanies.isDemo} then 1
  when ${hasOpenJobs} then 0
  when ${supportedCompanies.confirmedAt} is not null then 2
  else 3 end`;

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
  hasFailed,
  /** Open jobs; null if the board has never been read, which is not the same as none. */
  jobCount: sql<
    number | null
  >`case when ${companies.lastSyncAt} is null then nullif(${openJobs}, 0) else ${openJobs} end`,
};
