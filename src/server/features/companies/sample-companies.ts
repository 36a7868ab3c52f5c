import { and, asc, count, type SQL, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { companies, supportedCompanies, userCompanies } from './companies.tables.ts';
import { companyOfBoard, followedBy, isFollowedByViewer } from './company-joins.ts';
import { addFollower, lockFollows } from './follow-company.ts';
import { removeFollower } from './unfollow-company.ts';

const isSample = and(supportedCompanies.isDemo, supportedCompanies.isListed);

/** How many made-up companies there are, and how many of them the person follows. */
export async function sampleCompanies(ctx: SignedInContext): Promise<{ all: number; followed: number }> {
  const [counts] = await ctx.db
    .select({ all: count(), followed: count(userCompanies.userId) })
    .from(supportedCompanies)
    .leftJoin(companies, companyOfBoard)
    .leftJoin(userCompanies, followedBy(ctx))
    .where(isSample);
  return counts!;
}

/** Follows all made-up companies, or none of them if that exceeds the limit. Returns how many are new. */
export async function followSampleCompanies(ctx: SignedInContext): Promise<number> {
  await takeAttempt(ctx, limits.followPerAccount, ctx.viewer.id);
  return ctx.db.transaction(async (tx) => {
    await lockFollows(ctx, tx);
    const ids = await samplesThat(ctx, tx, sql`not ${isFollowedByViewer}`);
    for (const id of ids) await addFollower(ctx, tx, id);
    return ids.length;
  });
}

/** Unfollows all made-up companies. Returns how many were followed. */
export async function unfollowSampleCompanies(ctx: SignedInContext): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    await lockFollows(ctx, tx);
    const ids = await samplesThat(ctx, tx, isFollowedByViewer);
    for (const id of ids) await removeFollower(ctx, tx, id);
    return ids.length;
  });
}

/** In the order of their ids: two people who lock them at the same time never wait for each other in a circle. */
async function samplesThat(ctx: SignedInContext, tx: Transaction, filter: SQL) {
  const rows = await tx
    .select({ id: supportedCompanies.id })
    .from(supportedCompanies)
    .leftJoin(companies, companyOfBoard)
    .leftJoin(userCompanies, followedBy(ctx))
    .where(and(isSample, filter))
    .orderBy(asc(supportedCompanies.id));
  return rows.map(({ id }) => id);
}
