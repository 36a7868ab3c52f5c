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
  /** Null if nobody has ever followed the company. */
  companyId: string | null;
  lastSyncAt: Date | null;
};

/** A company by its own id or its board's, whether or not anybody follows it. */
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
