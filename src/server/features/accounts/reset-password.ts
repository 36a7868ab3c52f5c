import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { accountSuspended, authError, hasCode, resetLinkInvalid } from './accounts.errors.ts';
import { passwordChanged, resetLinkCreated } from './accounts.events.ts';
import { users, verifications } from './accounts.tables.ts';
import { type RequestSource, trustedHeaders } from './request-source.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

const linkSeconds = 60 * 60;

/** The identifier under which better-auth stores the token. Only its hash is stored. */
const identifierOf = (token: string) => `reset-password:${token}`;

/** For visitors: neither the response nor its timing reveals whether the address has an account. */
export async function requestPasswordResetAsVisitor(ctx: App, email: string, address: string): Promise<void> {
  await takeAttempt(ctx, limits.passwordResetPerAddress, address);
  await withMinimumDuration(() => requestPasswordReset(ctx, email));
}

/** Emails a reset link if the address has an account. */
export async function requestPasswordReset(ctx: App, email: string): Promise<void> {
  await takeAttempt(ctx, limits.passwordResetPerAccount, email.toLowerCase());
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  if (user) await sendResetLink(ctx, user);
}

export async function sendResetLink(ctx: App, user: { id: string; email: string }): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await ctx.auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: user.id,
    expiresAt: new Date(Date.now() + linkSeconds * 1000),
  });
  // In the fragment, because browsers don't send it to servers, so it never appears in logs.
  const link = `${ctx.settings.baseUrl}/reset-password#token=${token}&type=recovery`;
  const payload = { userId: user.id, email: user.email, link };
  await ctx.db.transaction((tx) => ctx.domainEvents.publish(tx, resetLinkCreated, payload));
}

/** The account a reset link belongs to. Doesn't use up the link. */
export async function openResetLink(ctx: App, token: string, address: string): Promise<{ email: string }> {
  await takeAttempt(ctx, limits.resetLinkPerAddress, address);
  return { email: (await linkOwner(ctx, token)).email };
}

/**
 * Sets the password and uses up the link. Ends all sessions of the account, invalidates its other links and signs the
 * user in. Returns the cookies to set. If a link, or two links of one account, are used at the same time, one succeeds.
 */
export async function resetPassword(
  ctx: App,
  { token, password }: { token: string; password: string },
  source: RequestSource,
): Promise<Headers> {
  await takeAttempt(ctx, limits.resetLinkPerAddress, source.address);
  const user = await linkOwner(ctx, token);
  await invalidateOtherLinks(ctx, user);
  try {
    await ctx.auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    throw hasCode(error, 'INVALID_TOKEN', 'USER_NOT_FOUND') ? resetLinkInvalid() : authError(error);
  }
  await ctx.db.transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.value, user.id));
    // A person who could read the email owns the address.
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    await ctx.events.publish(tx, { userId: user.id, kind: 'account' });
    await ctx.domainEvents.publish(tx, passwordChanged, { userId: user.id, email: user.email });
  });
  const { headers: cookies } = await ctx.auth.api.signInEmail({
    body: { email: user.email, password },
    headers: trustedHeaders(source),
    returnHeaders: true,
  });
  return cookies;
}

/** A simultaneous request with another link waits for the lock and then finds its link deleted. */
async function invalidateOtherLinks({ db }: App, { id: userId, linkId }: LinkOwner): Promise<void> {
  const ofUser = eq(verifications.value, userId);
  await db.transaction(async (tx) => {
    const links = await tx
      .select({ id: verifications.id })
      .from(verifications)
      .where(ofUser)
      .orderBy(verifications.id)
      .for('update');
    if (!links.some(({ id }) => id === linkId)) throw resetLinkInvalid();
    await tx.delete(verifications).where(and(ofUser, ne(verifications.id, linkId)));
  });
}

type LinkOwner = { id: string; email: string; linkId: string };

async function linkOwner(ctx: App, token: string): Promise<LinkOwner> {
  const { internalAdapter } = await ctx.auth.$context;
  const verification = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!verification || verification.expiresAt <= new Date()) throw resetLinkInvalid();
  const [user] = await ctx.db.select().from(users).where(eq(users.id, verification.value));
  if (!user) throw resetLinkInvalid();
  if (user.suspendedAt) throw accountSuspended();
  return { id: user.id, email: user.email, linkId: verification.id };
}
