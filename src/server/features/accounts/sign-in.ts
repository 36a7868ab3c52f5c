import type { App } from '../../context.ts';
import { limits } from '../rate-limits/limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { authError } from './accounts.errors.ts';
import { type Asker, trustedHeaders } from './asker.ts';

/** Answers with the cookies to set. */
export async function signIn(
  ctx: App,
  input: { email: string; password: string },
  asker: Asker,
): Promise<Headers> {
  await takeAttempt(ctx, limits.signInPerAddress, asker.address);
  await takeAttempt(ctx, limits.signInPerAccount, input.email.toLowerCase());
  try {
    const { headers: cookies } = await ctx.auth.api.signInEmail({
      body: input,
      headers: trustedHeaders(asker),
      returnHeaders: true,
    });
    return cookies;
  } catch (error) {
    throw authError(error);
  }
}

export async function signOut(ctx: App, headers: Headers): Promise<Headers> {
  try {
    return (await ctx.auth.api.signOut({ headers, returnHeaders: true })).headers;
  } catch (error) {
    throw authError(error);
  }
}
