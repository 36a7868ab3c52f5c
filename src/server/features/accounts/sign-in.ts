import { eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { authError, invalidCredentials } from './accounts.errors.ts';
import { credentials, sessions, users } from './accounts.tables.ts';
import { type RequestSource, trustedHeaders } from './request-source.ts';

/** Answers with the cookies to set. */
export async function signIn(
  ctx: App,
  input: { email: string; password: string },
  asker: RequestSource,
): Promise<Headers> {
  await takeAttempt(ctx, limits.signInPerAddress, asker.address);
  await takeAttempt(ctx, limits.signInPerAccount, input.email.toLowerCase());
  const password = await passwordOf(ctx, input.email);
  const { headers: cookies, response } = await ctx.auth.api
    .signInEmail({ body: input, headers: trustedHeaders(asker), returnHeaders: true })
    .catch((error: unknown) => {
      throw authError(error);
    });
  // A password that was changed meanwhile has ended every session there was; this one, begun by the old, would outlive it.
  if ((await passwordOf(ctx, input.email)) !== password) {
    await ctx.db.delete(sessions).where(eq(sessions.token, response.token));
    throw invalidCredentials();
  }
  return cookies;
}

/** As it is stored: a hash. */
async function passwordOf({ db }: App, email: string): Promise<string | null> {
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
