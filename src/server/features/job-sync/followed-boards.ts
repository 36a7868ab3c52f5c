import { sql } from 'drizzle-orm';
import { companies, userCompanies } from '../companies/companies.tables.ts';

/** Selects the companies whose boards are read: those that somebody follows, without the made-up ones. */
export const isFollowedByAnyone = sql`not ${companies.isDemo} and exists (
  select from ${userCompanies} where ${userCompanies.companyId} = ${companies.id})`;
