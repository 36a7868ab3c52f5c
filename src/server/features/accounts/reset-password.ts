import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { sendEmail } from '../email/send-email.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { passwordChangedMail, resetPasswordMail } from './account-mails.ts';
import { authError, hasCode, resetLinkInvalid } from './accounts.errors.ts';
import { users, verifications } from './accounts.tables.ts';
import { type RequestSource, trustedHeaders } from './request-source.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

const linkSeconds = 60 * 60;

/** The name better-auth looks a token up by, of which only a hash is stored. */
const identifierOf = (token: string) => `reset-password:${token}`;

/** A visitor's request: neither the answer nor its time says whether the address has an account. */
export async function requestPasswordResetAsVisitor(ctx: App, email: string, address: string): Promise<void> {
  await takeAttempt(ctx, limits.passwordResetPerAddress, address);
  await withMinimumDuration(() => requestPasswordReset(ctx, email));
}

/** Mails a link to the account of this address, if there is one. */
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
  // In the fragment: what stands behind the # is sent to no server and written into no log.
  const link = `${ctx.settings.baseUrl}/reset-password#token=${token}&type=recovery`;
  const mail = {
    userId: user.id,
    kind: 'reset-password',
    to: user.email,
    ...resetPasswordMail(link),
  } as const;
  await ctx.db.transaction((tx) => sendEmail(ctx, tx, mail));
}

/** Whose password a link sets. Looking spends nothing. */
export async function openResetLink(ctx: App, token: string, address: string): Promise<{ email: string }> {
  await takeAttempt(ctx, limits.resetLinkPerAddress, address);
  return { email: (await holderOf(ctx, token)).email };
}

/**
 * Spends the link. Every session of the account ends, every other link of it is void, and the person is signed in
 * anew; answers with the cookies to set. Of two that use one link at once, or two links of one account, one succeeds.
 */
export async function resetPassword(
  ctx: App,
  { token, password }: { token: string; password: string },
  asker: RequestSource,
): Promise<Headers> {
  await takeAttempt(ctx, limits.resetLinkPerAddress, asker.address);
  const user = await holderOf(ctx, token);
  await voidOtherLinks(ctx, user);
  try {
    await ctx.auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    throw hasCode(error, 'INVALID_TOKEN', 'USER_NOT_FOUND') ? resetLinkInvalid() : authError(error);
  }
  await ctx.db.transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.value, user.id));
    // Who could read the mail has shown that the address is theirs.
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    await ctx.events.publish(tx, { userId: user.id, kind: 'account' });
    const resetPage = `${ctx.settings.baseUrl}/auth?mode=resetPassword`;
    await sendEmail(ctx, tx, {
      userId: user.id,
      kind: 'password-changed',
      to: user.email,
      ...passwordChangedMail(resetPage),
    });
  });
  const { headers: cookies } = await ctx.auth.api.signInEmail({
    body: { email: user.email, password },
    headers: trustedHeaders(asker),
    returnHeaders: true,
  });
  return cookies;
}

/** Whoever comes second with another link waits here, and finds it gone. */
async function voidOtherLinks({ db }: App, { id: userId, linkId }: Holder): Promise<void> {
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

type Holder = { id: string; email: string; linkId: string };

async function holderOf(ctx: App, token: string): Promise<Holder> {
  const { internalAdapter } = await ctx.auth.$context;
  const held = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!held || held.expiresAt <= new Date()) throw resetLinkInvalid();
  const [user] = await ctx.db.select().from(users).where(eq(users.id, held.value));
  if (!user) throw resetLinkInvalid();
  return { id: user.id, email: user.email, linkId: held.id };
}
