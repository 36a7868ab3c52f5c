import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnerContext, SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { companies, supportedCompanies, userCompanies } from './companies.tables.ts';

/** Joins `companies` to the board (`supported_companies`) that a company belongs to. */
export const companyOfBoard = eq(companies.supportedCompanyId, supportedCompanies.id);

/** Joins `user_companies` to `companies`, for the viewer only. */
export const followedBy = (ctx: SignedInContext): SQL =>
  owned(ctx, userCompanies, eq(userCompanies.companyId, companies.id));

export const isFollowedByViewer = sql<boolean>`${userCompanies.userId} is not null`;

/** Selects the board with this id in a URL, which may be the board's own id or its company's. */
export const hasPublicId = (id: string): SQL =>
  sql`${supportedCompanies.id} = coalesce((select supported_company_id from companies as named where named.id = ${id}), ${id})`;

/** Whether the company with this id is open to the viewer: it is listed, or they follow it. */
export function isOpenToViewer(ctx: OwnerContext, companyId: PgColumn): SQL {
  const open = ctx.db
    .select({ one: sql`1` })
    .from(companies)
    .innerJoin(supportedCompanies, companyOfBoard)
    .leftJoin(userCompanies, owned(ctx, userCompanies, eq(userCompanies.companyId, companies.id)))
    .where(and(eq(companies.id, companyId), or(supportedCompanies.isListed, isFollowedByViewer)));
  return exists(open);
}
