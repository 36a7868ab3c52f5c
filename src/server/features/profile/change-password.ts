import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { authError } from '../accounts/accounts.errors.ts';
import { verifications } from '../accounts/accounts.tables.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { wrongPassword } from './profile.errors.ts';

const attempts = { name: 'change-password', attempts: 10, seconds: 15 * 60 };

/**
 * Ends every session and begins a new one here: answers with its cookie. Links to reset the old password are void.
 * Guesses are counted, because whoever sits at an open session might try.
 */
export async function changePassword(
  ctx: SignedInContext,
  input: { currentPassword: string; newPassword: string },
  headers: Headers,
): Promise<Headers> {
  await takeAttempt(ctx, attempts, ctx.viewer.id);
  try {
    const { headers: cookies } = await ctx.auth.api.changePassword({
      body: { ...input, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    });
    await ctx.db.delete(verifications).where(eq(verifications.value, ctx.viewer.id));
    await ctx.events.publish(ctx.db, { userId: ctx.viewer.id, kind: 'account' });
    return cookies;
  } catch (error) {
    throw isWrongPassword(error) ? wrongPassword() : authError(error);
  }
}

const isWrongPassword = (error: unknown) =>
  (error as { body?: { code?: string } }).body?.code === 'INVALID_PASSWORD';
