import { createEmailVerificationToken } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { hasCode, verificationLinkInvalid } from './accounts.errors.ts';
import { confirmationLinkCreated } from './accounts.events.ts';
import { users } from './accounts.tables.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

const linkSeconds = 24 * 60 * 60;

/** Sends the link again if the address is unconfirmed. The response is the same for every address. */
export async function requestVerification(ctx: App, email: string, address: string): Promise<void> {
  if (!ctx.site.current.emailVerification) return;
  await takeAttempt(ctx, limits.verificationMailPerAddress, address);
  await takeAttempt(ctx, limits.verificationMailPerAccount, email.toLowerCase());
  await withMinimumDuration(async () => {
    const [user] = await ctx.db
      .select()
      .from(users)
      .where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, false)));
    if (user) await sendVerification(ctx, user);
  });
}

export async function sendVerification(ctx: App, user: { id: string; email: string }): Promise<void> {
  const { secret } = await ctx.auth.$context;
  const token = await createEmailVerificationToken(secret, user.email, undefined, linkSeconds);
  const link = `${ctx.settings.baseUrl}/verify-email?token=${token}`;
  const payload = { userId: user.id, email: user.email, link };
  await ctx.db.transaction((tx) => ctx.domainEvents.publish(tx, confirmationLinkCreated, payload));
}

/**
 * Doesn't sign anyone in: the account may have been created by someone else with this person's address. Signing them in
 * would let them enter their data into an account that the other person can open.
 */
export async function confirmEmail(ctx: App, token: string): Promise<void> {
  try {
    await ctx.auth.api.verifyEmail({ query: { token } });
  } catch (error) {
    if (hasCode(error, 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND')) throw verificationLinkInvalid();
    throw error;
  }
}
