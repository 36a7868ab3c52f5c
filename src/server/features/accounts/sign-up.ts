import { eq } from 'drizzle-orm';
import { fairStrength, passwordStrength } from '../../../shared/password-strength.ts';
import type { App } from '../../context.ts';
import { sendEmail } from '../email/send-email.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { alreadyRegisteredMail } from './account-mails.ts';
import { authError, emailTaken, passwordTooWeak } from './accounts.errors.ts';
import { credentials, profiles, users } from './accounts.tables.ts';
import { createProfile } from './accounts.ts';
import { type RequestSource, trustedHeaders } from './request-source.ts';
import { sendResetLink } from './reset-password.ts';
import { sendVerification } from './verify-email.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

/** What an account needs to be made; that nothing is missing is checked by the form's schema. */
export type SignUp = { email: string; password: string; username: string };

/**
 * Answers with the cookies to set, or with null where the address has to be confirmed first. Then, and only then,
 * the answer is the same for an address that has an account already: its owner is told by mail.
 */
export async function signUp(ctx: App, input: SignUp, asker: RequestSource): Promise<Headers | null> {
  if (passwordStrength(input.password) < fairStrength) throw passwordTooWeak();
  await takeAttempt(ctx, limits.signUpPerAddress, asker.address);
  if (!ctx.settings.emailVerification) return signUpAtOnce(ctx, input, asker);
  await withMinimumDuration(() => signUpUnconfirmed(ctx, input, asker));
  return null;
}

async function signUpAtOnce(ctx: App, input: SignUp, asker: RequestSource): Promise<Headers> {
  try {
    const { headers: cookies, response } = await createAccount(ctx, input, asker);
    await createProfile(ctx, { id: response.user.id, email: response.user.email, name: input.username });
    return cookies;
  } catch (error) {
    throw (await userWith(ctx, input.email)) ? emailTaken() : authError(error);
  }
}

async function signUpUnconfirmed(ctx: App, input: SignUp, asker: RequestSource): Promise<void> {
  await takeAttempt(ctx, limits.verificationMailPerAccount, input.email.toLowerCase());
  try {
    await createAccount(ctx, input, asker);
  } catch (error) {
    if (!(await userWith(ctx, input.email))) throw authError(error);
  }
  const user = await userWith(ctx, input.email);
  if (!user) return;
  if (user.emailVerified) await tellOwner(ctx, user);
  else if (await isDisputed(ctx, user, input)) await sendResetLink(ctx, user);
  else await sendVerification(ctx, user);
}

const createAccount = (ctx: App, { email, password, username }: SignUp, asker: RequestSource) =>
  ctx.auth.api.signUpEmail({
    body: { email, password, name: username },
    headers: trustedHeaders(asker),
    returnHeaders: true,
  });

/**
 * Has somebody signed up with this unconfirmed address and another password? Whoever confirms it would open the account
 * to both, so neither password stays: only who reads the mail can choose one. An account that somebody was signed in to
 * (it has a profile) is left alone, whatever its address is worth.
 */
async function isDisputed({ db, auth }: App, { id }: { id: string }, given: SignUp): Promise<boolean> {
  if ((await db.$count(profiles, eq(profiles.id, id))) > 0) return false;
  const [credential] = await db.select().from(credentials).where(eq(credentials.userId, id));
  if (!credential) return false;
  const { password } = await auth.$context;
  const hash = credential.password;
  if (hash && (await password.verify({ hash, password: given.password }))) return false;
  await db.update(credentials).set({ password: null }).where(eq(credentials.userId, id));
  await db.update(users).set({ name: given.username }).where(eq(users.id, id));
  return true;
}

async function userWith({ db }: App, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

async function tellOwner(ctx: App, user: { id: string; email: string }): Promise<void> {
  const page = `${ctx.settings.baseUrl}/auth`;
  const words = alreadyRegisteredMail(page, `${page}?mode=resetPassword`);
  const mail = { userId: user.id, kind: 'already-registered', to: user.email, ...words } as const;
  await ctx.db.transaction((tx) => sendEmail(ctx, tx, mail));
}
