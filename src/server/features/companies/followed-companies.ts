import { eq, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { companies, supportedCompanies, userCompanies } from './companies.tables.ts';
import { companyOfBoard } from './company-joins.ts';

/** The companies that the person follows, by name. */
export function followedCompanies(ctx: SignedInContext): Promise<{ id: string; name: string }[]> {
  return ctx.db
    .select({ id: companies.id, name: supportedCompanies.name })
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .innerJoin(supportedCompanies, companyOfBoard)
    .where(owned(ctx, userCompanies))
    .orderBy(sql`lower(${supportedCompanies.name})`, companies.id);
}
