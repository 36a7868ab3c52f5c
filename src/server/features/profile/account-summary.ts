import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { isOnlyAdmin } from '../admin/only-admin.ts';
import { type AccountUsage, accountUsage } from './account-usage.ts';

export type Account = {
  username: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  isOnlyAdmin: boolean;
  memberSince: Date;
  usage: AccountUsage;
};

/** The current user's account as shown on the profile page. */
export async function accountSummary(ctx: SignedInContext): Promise<Account> {
  const [row] = await ctx.db
    .select({
      username: profiles.username,
      email: users.email,
      emailVerified: users.emailVerified,
      isAdmin: profiles.isAdmin,
      memberSince: users.createdAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, ctx.viewer.id));
  if (!row) throw new Error('The signed-in user has no account.');
  const [usage, onlyAdmin] = await Promise.all([accountUsage(ctx), isOnlyAdmin(ctx.db, ctx.viewer.id)]);
  return { ...row, usage, isOnlyAdmin: onlyAdmin };
}
