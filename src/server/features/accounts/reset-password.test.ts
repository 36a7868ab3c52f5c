import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { passwordHashes } from '../../testing/quick-passwords.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testPostgres } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { linkInMail, mailsSentTo, resetTokenInMail } from '../email/account-mails.fixtures.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { users, verifications } from './accounts.tables.ts';

const oldPassword = 'correct horse 7!';
const newPassword = 'battery staple 8?';
const invalidLink = 'Invalid or expired reset link. Please request a new one.';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

const requestReset = (email: string) =>
  rolefit.browser().submit('/auth?mode=resetPassword', { mode: 'resetPassword', email });

const setPassword = (
  token: string,
  password = newPassword,
  confirmation = password,
  browser = rolefit.browser(),
) => browser.submit('/reset-password', { intent: 'update', token, password, confirmation });

const signIn = (email: string, password: string) =>
  rolefit.browser().submit('/auth', { mode: 'signIn', email, password });

async function createAccountWithToken(name: string): Promise<{ email: string; token: string }> {
  const email = `${name}@example.com`;
  await rolefit.browser().signUp(email);
  await requestReset(email);
  return { email, token: await resetTokenInMail(rolefit, email) };
}

describe('requesting a password reset', () => {
  test('mails a link with the token in the fragment, which servers never see', async () => {
    const { email } = await createAccountWithToken('asks');
    const link = await linkInMail(rolefit, email, 'reset-password');
    expect(link.origin + link.pathname + link.search).toBe('http://localhost:3000/reset-password');
    expect(link.hash).toMatch(/^#token=[\w-]{32}&type=recovery$/);
  });

  test('gives the same response whether or not the address has an account', async () => {
    await rolefit.browser().signUp('known@example.com');
    const known = await requestReset('known@example.com');
    const unknown = await requestReset('unknown@example.com');
    expect(known.text.replaceAll('unknown@', 'known@')).toBe(unknown.text.replaceAll('unknown@', 'known@'));
    expect(unknown.text).toContain('Check your email');
    expect(unknown.text).toContain('Back to sign in');
    expect(await mailsSentTo(rolefit, 'unknown@example.com')).toEqual([]);
    expect(await mailsSentTo(rolefit, 'known@example.com')).toHaveLength(1);
  });

  test('requires an email address, but no password', async () => {
    expect((await requestReset('')).text).toContain('Email is required');
    expect((await requestReset('nonsense')).text).toContain('Please enter a valid email address');
  });

  test('is refused after five requests per email address and hour, whether or not it has an account', async () => {
    for (const email of ['often@example.com', 'often-unknown@example.com']) {
      if (email === 'often@example.com') await rolefit.browser().signUp(email);
      for (let attempt = 1; attempt < limits.passwordResetPerAccount.attempts; attempt++)
        await takeAttempt(rolefit.app, limits.passwordResetPerAccount, email);
      expect((await requestReset(email)).status).toBe(200);
      const refused = await requestReset(email);
      expect(refused.status).toBe(429);
      expect(refused.text).toContain('Too Many Attempts');
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(await mailsSentTo(rolefit, 'often@example.com')).toHaveLength(1);
  });
});

describe('a reset link', () => {
  test('sets the password, ends every session and signs the user in', async () => {
    const { email, token } = await createAccountWithToken('resets');
    const elsewhere = rolefit.browser();
    await elsewhere.submit('/auth', { mode: 'signIn', email, password: oldPassword });
    expect((await elsewhere.open('/resumes')).url).toBe('/resumes');

    const here = rolefit.browser();
    expect((await setPassword(token, newPassword, newPassword, here)).status).toBe(200);
    expect((await here.open('/resumes')).url).toBe('/resumes');
    expect((await elsewhere.open('/resumes')).url).toMatch(/^\/auth/);
    expect((await signIn(email, oldPassword)).text).toContain('Sign-in Failed');
    expect((await signIn(email, newPassword)).text).toContain('Welcome Back!');
    expect((await mailsSentTo(rolefit, email)).map(({ kind }) => kind)).toContain('password-changed');
  });

  test('notifies every open page of the user', async () => {
    const { email, token } = await createAccountWithToken('listens');
    const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
    const events: string[] = [];
    const unsubscribe = rolefit.app.events.subscribe(user?.id ?? '', ({ kind }) => events.push(kind));
    await setPassword(token);
    await until('the pages are notified', () => events.includes('account'));
    unsubscribe();
  });

  test('confirms the email address', async () => {
    const { email, token } = await createAccountWithToken('confirms');
    const confirmed = async () =>
      (await rolefit.app.db.select().from(users).where(eq(users.email, email)))[0]?.emailVerified;
    expect(await confirmed()).toBe(false);
    await setPassword(token);
    expect(await confirmed()).toBe(true);
  });

  test('works once', async () => {
    const { email, token } = await createAccountWithToken('once');
    await setPassword(token);
    const again = await setPassword(token, 'another one 9#');
    expect(again.url).toBe('/auth?mode=resetPassword');
    expect(again.text).toContain(invalidLink);
    expect((await signIn(email, newPassword)).text).toContain('Welcome Back!');
  });

  test('used twice at the same time succeeds once, even in two processes', async () => {
    const other = testPostgres ? await startTestApp({ beside: rolefit }) : rolefit;
    const { email, token } = await createAccountWithToken('twice');
    const passwords = ['first choice 1!', 'second choice 2!'];
    const pages = await Promise.all([
      setPassword(token, passwords[0]),
      setPassword(token, passwords[1], passwords[1], other.browser()),
    ]);
    const winner = pages.findIndex((page) => page.url === '/reset-password');
    expect(pages.filter((page) => page.text.includes(invalidLink))).toHaveLength(1);
    expect((await signIn(email, passwords[winner] ?? '')).text).toContain('Welcome Back!');
    if (other !== rolefit) await other.close();
  });

  test('used at the same time as another one of the account, only one succeeds', async () => {
    const { email, token: older } = await createAccountWithToken('two-links');
    await requestReset(email);
    const newer = await resetTokenInMail(rolefit, email);
    const pages = await Promise.all([
      setPassword(older, 'by the older 1!'),
      setPassword(newer, 'by the newer 2!'),
    ]);
    expect(pages.filter((page) => page.text.includes(invalidLink))).toHaveLength(1);
    const winner = pages[0]?.text.includes(invalidLink) ? 'by the newer 2!' : 'by the older 1!';
    expect((await signIn(email, winner)).text).toContain('Welcome Back!');
  });

  test('leaves no session to someone who signs in with the old password at the same time', async () => {
    // A sign-in that takes as long as real ones do can overlap with the change.
    passwordHashes.areReal = true;
    onTestFinished(() => void Object.assign(passwordHashes, { areReal: false }));
    const { email, token } = await createAccountWithToken('thief');
    const thieves = Array.from({ length: 6 }, () => rolefit.browser());
    await Promise.all([
      setPassword(token),
      ...thieves.map((thief) => thief.submit('/auth', { mode: 'signIn', email, password: oldPassword })),
    ]);
    for (const thief of thieves) expect((await thief.open('/resumes')).url).toMatch(/^\/auth/);
  });

  test('is invalid once another one of the account was used', async () => {
    const { email, token: older } = await createAccountWithToken('older');
    await requestReset(email);
    const newer = await resetTokenInMail(rolefit, email);
    expect(newer).not.toBe(older);
    await setPassword(newer);
    expect((await setPassword(older, 'another one 9#')).text).toContain(invalidLink);
  });

  test('is valid for one hour, and opening it does not use it up', async () => {
    const { email, token } = await createAccountWithToken('hour');
    const { db } = rolefit.app;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const ofUser = eq(verifications.value, user?.id ?? '');
    const [row] = await db.select().from(verifications).where(ofUser);
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 60_000)).toBe(60);

    const open = () => rolefit.browser().submit('/reset-password', { intent: 'open', token });
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(200);
    await db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(ofUser);
    expect((await open()).text).toContain(invalidLink);
    expect((await setPassword(token)).text).toContain(invalidLink);
    expect((await signIn(email, oldPassword)).text).toContain('Welcome Back!');
  });

  test('is stored hashed, so reading the database does not help', async () => {
    const { token } = await createAccountWithToken('hashed');
    const rows = await rolefit.app.db.select().from(verifications);
    expect(rows.length).toBeGreaterThan(0);
    for (const { identifier } of rows) {
      expect(identifier).not.toContain(token);
      expect((await setPassword(identifier)).text).toContain(invalidLink);
    }
  });

  test.each([
    ['', ''],
    ['short 1', 'short 1'],
    ['Seven7!', 'Seven7!'],
    ['aaaaaaaaaa', 'aaaaaaaaaa'],
    [newPassword, ''],
    [newPassword, 'something else'],
    ['1aA!'.repeat(40), '1aA!'.repeat(40)],
  ])('does not set a password that breaks a rule: %j, %j', async (password, confirmation) => {
    const { email, token } = await createAccountWithToken(`rules-${randomUUID()}`);
    expect((await setPassword(token, password, confirmation)).status).toBe(400);
    expect((await signIn(email, oldPassword)).text).toContain('Welcome Back!');
    expect((await setPassword(token)).url).toBe('/reset-password');
  });

  test('with a made-up token is refused with the same message', async () => {
    for (const token of ['', 'x', '\0', '🦊'.repeat(1000)])
      expect((await setPassword(token)).text).toContain(invalidLink);
  });
});

test('the page says what to do without JavaScript', async () => {
  const page = await rolefit.browser().open('/reset-password');
  expect(page.status).toBe(200);
  expect(page.text).toContain('This page needs JavaScript');
  expect(page.html).toContain('noindex');
});
