import { eq } from 'drizzle-orm';
import { fairStrength, passwordStrength } from '../../../shared/rules/password-strength.ts';
import type { App } from '../../context.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { authError, emailTaken, passwordTooWeak, signUpClosed } from './accounts.errors.ts';
import { signUpRepeated } from './accounts.events.ts';
import { credentials, profiles, users } from './accounts.tables.ts';
import { createProfile } from './accounts.ts';
import { type RequestSource, trustedHeaders } from './request-source.ts';
import { sendResetLink } from './reset-password.ts';
import { sendVerification } from './verify-email.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

/** Already validated by the form's schema. */
export type SignUp = { email: string; password: string; username: string };

/**
 * Returns the cookies to set, or null if the address must be confirmed first. In the latter case the response is the same
 * for an address that already has an account, whose owner is notified by email.
 */
export async function signUp(ctx: App, input: SignUp, source: RequestSource): Promise<Headers | null> {
  if (passwordStrength(input.password) < fairStrength) throw passwordTooWeak();
  if (!ctx.site.current.signUpOpen) throw signUpClosed();
  await takeAttempt(ctx, limits.signUpPerAddress, source.address);
  if (!ctx.site.current.emailVerification) return signUpDirectly(ctx, input, source);
  await withMinimumDuration(() => signUpWithVerification(ctx, input, source));
  return null;
}

async function signUpDirectly(ctx: App, input: SignUp, source: RequestSource): Promise<Headers> {
  try {
    const { headers: cookies, response } = await createAccount(ctx, input, source);
    await createProfile(ctx, { id: response.user.id, email: response.user.email, name: input.username });
    return cookies;
  } catch (error) {
    throw (await findUser(ctx, input.email)) ? emailTaken() : authError(error);
  }
}

async function signUpWithVerification(ctx: App, input: SignUp, source: RequestSource): Promise<void> {
  await takeAttempt(ctx, limits.verificationMailPerAccount, input.email.toLowerCase());
  try {
    await createAccount(ctx, input, source);
  } catch (error) {
    if (!(await findUser(ctx, input.email))) throw authError(error);
  }
  const user = await findUser(ctx, input.email);
  if (!user) return;
  if (user.emailVerified) await publishRepeatedSignUp(ctx, user);
  else if (await removeDisputedPassword(ctx, user, input)) await sendResetLink(ctx, user);
  else await sendVerification(ctx, user);
}

const createAccount = (ctx: App, { email, password, username }: SignUp, source: RequestSource) =>
  (ctx.site.current.emailVerification ? ctx.auth.verifyingApi : ctx.auth.api).signUpEmail({
    body: { email, password, name: username },
    headers: trustedHeaders(source),
    returnHeaders: true,
  });

/**
 * Returns true if this unconfirmed address was signed up before with another password. Confirming it would then let both
 * people in, so the password is removed: only the person who reads the email can choose a new one. An account that has been
 * signed in to (it has a profile) is left alone.
 */
async function removeDisputedPassword(
  { db, auth }: App,
  { id }: { id: string },
  input: SignUp,
): Promise<boolean> {
  if ((await db.$count(profiles, eq(profiles.id, id))) > 0) return false;
  const [credential] = await db.select().from(credentials).where(eq(credentials.userId, id));
  if (!credential) return false;
  const { password } = await auth.$context;
  const hash = credential.password;
  if (hash && (await password.verify({ hash, password: input.password }))) return false;
  await db.update(credentials).set({ password: null }).where(eq(credentials.userId, id));
  await db.update(users).set({ name: input.username }).where(eq(users.id, id));
  return true;
}

async function findUser({ db }: App, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

async function publishRepeatedSignUp(
  ctx: App,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  await ctx.db.transaction((tx) => ctx.domainEvents.publish(tx, signUpRepeated, { userId, email }));
}
