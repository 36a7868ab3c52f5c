import type { SignedInContext } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { companyNotFound } from '../companies/companies.errors.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { companyOfBoard, followedBy, hasPublicId } from '../companies/company-joins.ts';
import { logoStates } from '../companies/logo/company-logo.ts';
import { companyColumns } from './company-columns.ts';
import type { ListedCompany } from './list-companies.ts';

export type Company = Omit<ListedCompany, 'jobCount'> & {
  website: string | null;
  about: string | null;
  /** Null of a company whose jobs were never kept. */
  companyId: string | null;
  lastSyncAt: Date | null;
};

/** A company by its own id or by its board's; one that nobody follows yet is there too. */
export async function getCompany(ctx: SignedInContext, id: string): Promise<Company> {
  const { jobCount: _, ...columns } = companyColumns;
  const [company] = isUuid(id)
    ? await ctx.db
        .select({
          ...columns,
          about: supportedCompanies.about,
          companyId: companies.id,
          lastSyncAt: companies.lastSyncAt,
        })
        .from(supportedCompanies)
        .leftJoin(companies, companyOfBoard)
        .leftJoin(userCompanies, followedBy(ctx))
        .where(hasPublicId(id))
    : [];
  if (!company) throw companyNotFound();
  const [logo = 'none'] = await logoStates(ctx, [company.website]);
  return { ...company, logo };
}
