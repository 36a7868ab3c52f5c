import { and, eq, or, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { companyOfBoard, followedBy, isFollowedByViewer } from '../companies/company-joins.ts';
import { type LogoState, logoStates } from '../companies/logo/company-logo.ts';
import {
  type CompanyGroup,
  companyColumns,
  companyGroups,
  groupNumber,
  hasOpenJobs,
} from './company-columns.ts';

export type ListedCompany = {
  id: string;
  name: string;
  industry: string | null;
  isDemo: boolean;
  isConfirmed: boolean;
  isFollowed: boolean;
  isSyncing: boolean;
  /** Its board, or a part of it, could not be read the last time. */
  hasFailed: boolean;
  jobCount: number | null;
  logo: LogoState;
};

export type CompanyFilter = {
  /** Part of a name. */
  search: string;
  /** Only those that the person follows. */
  followed: boolean;
  /** Only those with open jobs. */
  hiring: boolean;
};

const companiesPerPage = 12;

/** A page of companies by group and name: the listed ones and those the person follows. */
export async function listCompanies(
  ctx: SignedInContext,
  { page, search, followed, hiring }: CompanyFilter & { page: number },
): Promise<{ companies: (ListedCompany & { group: CompanyGroup })[]; hasMore: boolean }> {
  const byName = [sql`lower(${supportedCompanies.name})`, supportedCompanies.id] as const;
  // Jobs are counted for this page only, not for every company that is sorted.
  const shown = ctx.db
    .select({ id: supportedCompanies.id, group: groupNumber.as('group_number') })
    .from(supportedCompanies)
    .leftJoin(companies, companyOfBoard)
    .leftJoin(userCompanies, followedBy(ctx))
    .where(
      and(
        followed ? isFollowedByViewer : or(supportedCompanies.isListed, isFollowedByViewer),
        search ? containsText(byName[0], search) : undefined,
        hiring ? hasOpenJobs : undefined,
      ),
    )
    .orderBy(groupNumber, ...byName)
    .limit(companiesPerPage + 1)
    .offset((page - 1) * companiesPerPage)
    .as('shown');
  const rows = await ctx.db
    .select({ ...companyColumns, group: shown.group })
    .from(shown)
    .innerJoin(supportedCompanies, eq(supportedCompanies.id, shown.id))
    .leftJoin(companies, companyOfBoard)
    .leftJoin(userCompanies, followedBy(ctx))
    .orderBy(shown.group, ...byName);
  const cards = rows.slice(0, companiesPerPage);
  const logos = await logoStates(
    ctx,
    cards.map(({ website }) => website),
  );
  return {
    companies: cards.map(({ website: _, group, ...card }, index) => ({
      ...card,
      group: companyGroups[group] ?? 'none',
      logo: logos[index] ?? 'none',
    })),
    hasMore: rows.length > companiesPerPage,
  };
}
