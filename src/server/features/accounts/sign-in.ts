import { eq, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { accountSuspended, authError, invalidCredentials } from './accounts.errors.ts';
import { credentials, profiles, sessions, users } from './accounts.tables.ts';
import { type RequestSource, trustedHeaders } from './request-source.ts';

/** Returns the cookies to set. */
export async function signIn(
  ctx: App,
  input: { email: string; password: string },
  source: RequestSource,
): Promise<Headers> {
  await takeAttempt(ctx, limits.signInPerAddress, source.address);
  await takeAttempt(ctx, limits.signInPerAccount, input.email.toLowerCase());
  const before = await accountOf(ctx, input.email);
  // Who has signed in before, when nobody had to confirm an address, may do so again.
  const mustVerify = ctx.site.current.emailVerification && !before?.hasProfile;
  const { headers: cookies, response } = await (mustVerify ? ctx.auth.verifyingApi : ctx.auth.api)
    .signInEmail({ body: input, headers: trustedHeaders(source), returnHeaders: true })
    .catch((error: unknown) => {
      throw authError(error);
    });
  const after = await accountOf(ctx, input.email);
  // If the password was changed in the meantime, all sessions were ended. This one began with the old password, so end it too.
  const hasChanged = after?.password !== before?.password;
  if (hasChanged || after?.suspendedAt) {
    await ctx.db.delete(sessions).where(eq(sessions.token, response.token));
    throw hasChanged ? invalidCredentials() : accountSuspended();
  }
  return cookies;
}

async function accountOf({ db }: App, email: string) {
  const [account] = await db
    .select({
      password: credentials.password,
      suspendedAt: users.suspendedAt,
      hasProfile: sql<boolean>`${profiles.id} is not null`,
    })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email.toLowerCase()));
  return account;
}

export async function signOut(ctx: App, headers: Headers): Promise<Headers> {
  try {
    return (await ctx.auth.api.signOut({ headers, returnHeaders: true })).headers;
  } catch (error) {
    throw authError(error);
  }
}
