import { eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { authError, invalidCredentials } from './accounts.errors.ts';
import { credentials, sessions, users } from './accounts.tables.ts';
import { type RequestSource, trustedHeaders } from './request-source.ts';

/** Returns the cookies to set. */
export async function signIn(
  ctx: App,
  input: { email: string; password: string },
  source: RequestSource,
): Promise<Headers> {
  await takeAttempt(ctx, limits.signInPerAddress, source.address);
  await takeAttempt(ctx, limits.signInPerAccount, input.email.toLowerCase());
  const passwordHash = await passwordHashOf(ctx, input.email);
  const { headers: cookies, response } = await ctx.auth.api
    .signInEmail({ body: input, headers: trustedHeaders(source), returnHeaders: true })
    .catch((error: unknown) => {
      throw authError(error);
    });
  // If the password was changed in the meantime, all sessions were ended. This one began with the old password, so end it too.
  if ((await passwordHashOf(ctx, input.email)) !== passwordHash) {
    await ctx.db.delete(sessions).where(eq(sessions.token, response.token));
    throw invalidCredentials();
  }
  return cookies;
}

async function passwordHashOf({ db }: App, email: string): Promise<string | null> {
  const [credential] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(eq(users.email, email.toLowerCase()));
  return credential?.password ?? null;
}

export async function signOut(ctx: App, headers: Headers): Promise<Headers> {
  try {
    return (await ctx.auth.api.signOut({ headers, returnHeaders: true })).headers;
  } catch (error) {
    throw authError(error);
  }
}
