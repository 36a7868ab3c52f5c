import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { owned } from '../accounts/ownership.ts';
import { companyUnfollowed } from './companies.events.ts';
import { userCompanies } from './companies.tables.ts';
import { lockCompany } from './follow-company.ts';

/** Unfollows a company; not following it isn't an error. With its last follower it may be removed (retention). */
export async function unfollowCompany(ctx: SignedInContext, id: string): Promise<{ name: string }> {
  return ctx.db.transaction((tx) => removeFollower(ctx, tx, id));
}

/** Unfollows a company in the caller's transaction. */
export async function removeFollower(ctx: SignedInContext, tx: Transaction, id: string) {
  const board = await lockCompany(ctx, tx, id);
  const { companyId } = board;
  if (!board.isFollowed || !companyId) return board;
  await tx.delete(userCompanies).where(owned(ctx, userCompanies, eq(userCompanies.companyId, companyId)));
  await ctx.domainEvents.publish(tx, companyUnfollowed, { userId: ctx.viewer.id, companyId });
  await ctx.events.publish(tx, { userId: ctx.viewer.id, kind: 'companies' });
  return board;
}
