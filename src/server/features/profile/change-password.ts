import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { authError, hasCode } from '../accounts/accounts.errors.ts';
import { passwordChanged } from '../accounts/accounts.events.ts';
import { verifications } from '../accounts/accounts.tables.ts';
import { type RequestSource, trustedHeaders } from '../accounts/request-source.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { wrongCurrentPassword } from './profile.errors.ts';

/**
 * Ends all sessions, starts a new one and returns its cookie. Invalidates pending reset links. Attempts are limited,
 * because someone at an unattended session might try to guess. Publishes no event: the open page would receive it before
 * its new cookie, and reload its data as a visitor.
 */
export async function changePassword(
  ctx: SignedInContext,
  input: { currentPassword: string; newPassword: string },
  source: RequestSource,
): Promise<Headers> {
  const { id, email } = ctx.viewer;
  await takeAttempt(ctx, limits.passwordChangePerAccount, id);
  const cookies = await setPassword(ctx, input, trustedHeaders(source));
  await ctx.db.transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.value, id));
    await ctx.domainEvents.publish(tx, passwordChanged, { userId: id, email });
  });
  return cookies;
}

async function setPassword(
  ctx: SignedInContext,
  input: { currentPassword: string; newPassword: string },
  headers: Headers,
): Promise<Headers> {
  try {
    const body = { ...input, revokeOtherSessions: true };
    return (await ctx.auth.api.changePassword({ body, headers, returnHeaders: true })).headers;
  } catch (error) {
    throw hasCode(error, 'INVALID_PASSWORD') ? wrongCurrentPassword() : authError(error);
  }
}
