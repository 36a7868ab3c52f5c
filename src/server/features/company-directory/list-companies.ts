import { and, eq, or, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { companyOfBoard, followedBy, isFollowedByViewer } from '../companies/company-joins.ts';
import { type LogoState, logoStates } from '../companies/logo/company-logo.ts';
import { companyColumns } from './company-columns.ts';

export type ListedCompany = {
  id: string;
  name: string;
  industry: string | null;
  isDemo: boolean;
  isConfirmed: boolean;
  isFollowed: boolean;
  isSyncing: boolean;
  jobCount: number | null;
  logo: LogoState;
};

const companiesPerPage = 12;

/** A page of companies by name: the listed ones and those the person follows. `search` matches part of a name. */
export async function listCompanies(
  ctx: SignedInContext,
  { page, search, followed }: { page: number; search: string; followed: boolean },
): Promise<{ companies: ListedCompany[]; hasMore: boolean }> {
  const byName = [sql`lower(${supportedCompanies.name})`, supportedCompanies.id] as const;
  // Jobs are counted for this page only, not for every company that is sorted.
  const shown = ctx.db
    .select({ id: supportedCompanies.id })
    .from(supportedCompanies)
    .leftJoin(companies, companyOfBoard)
    .leftJoin(userCompanies, followedBy(ctx))
    .where(
      and(
        followed ? isFollowedByViewer : or(supportedCompanies.isListed, isFollowedByViewer),
        search ? containsText(byName[0], search) : undefined,
      ),
    )
    .orderBy(...byName)
    .limit(companiesPerPage + 1)
    .offset((page - 1) * companiesPerPage)
    .as('shown');
  const rows = await ctx.db
    .select(companyColumns)
    .from(shown)
    .innerJoin(supportedCompanies, eq(supportedCompanies.id, shown.id))
    .leftJoin(companies, companyOfBoard)
    .leftJoin(userCompanies, followedBy(ctx))
    .orderBy(...byName);
  const cards = rows.slice(0, companiesPerPage);
  const logos = await logoStates(
    ctx,
    cards.map(({ website }) => website),
  );
  return {
    companies: cards.map(({ website: _, ...card }, index) => ({ ...card, logo: logos[index] ?? 'none' })),
    hasMore: rows.length > companiesPerPage,
  };
}
