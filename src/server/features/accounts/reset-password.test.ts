import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testPostgres } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { linkTo, mailsTo, resetToken } from '../email/account-mails.fixtures.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { users, verifications } from './accounts.tables.ts';

const oldPassword = 'correct horse 7!';
const newPassword = 'battery staple 8?';
const invalid = 'Invalid or expired reset link. Please request a new one.';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

const ask = (email: string) =>
  rolefit.browser().submit('/auth?mode=resetPassword', { mode: 'resetPassword', email });

const setPassword = (
  token: string,
  password = newPassword,
  confirmation = password,
  browser = rolefit.browser(),
) => browser.submit('/reset-password', { intent: 'update', token, password, confirmation });

const signIn = (email: string, password: string) =>
  rolefit.browser().submit('/auth', { mode: 'signIn', email, password });

async function accountWithToken(name: string): Promise<{ email: string; token: string }> {
  const email = `${name}@example.com`;
  await rolefit.browser().signUp(email);
  await ask(email);
  return { email, token: await resetToken(rolefit, email) };
}

describe('asking for a reset', () => {
  test('mails a link whose token stands where no server sees it', async () => {
    const { email } = await accountWithToken('asks');
    const link = await linkTo(rolefit, email, 'reset-password');
    expect(link.origin + link.pathname + link.search).toBe('http://localhost:3000/reset-password');
    expect(link.hash).toMatch(/^#token=[\w-]{32}&type=recovery$/);
  });

  test('answers the same whether or not the address has an account', async () => {
    await rolefit.browser().signUp('known@example.com');
    const known = await ask('known@example.com');
    const unknown = await ask('unknown@example.com');
    expect(known.text.replaceAll('unknown@', 'known@')).toBe(unknown.text.replaceAll('unknown@', 'known@'));
    expect(unknown.text).toContain('Check your email');
    expect(unknown.text).toContain('Back to sign in');
    expect(await mailsTo(rolefit, 'unknown@example.com')).toEqual([]);
    expect(await mailsTo(rolefit, 'known@example.com')).toHaveLength(1);
  });

  test('needs an address, and no password', async () => {
    expect((await ask('')).text).toContain('Email is required');
    expect((await ask('nonsense')).text).toContain('Please enter a valid email address');
  });

  test('for one address is refused after five times within the hour, whether or not it has an account', async () => {
    for (const email of ['often@example.com', 'often-unknown@example.com']) {
      if (email === 'often@example.com') await rolefit.browser().signUp(email);
      for (let taken = 1; taken < limits.passwordResetPerAccount.attempts; taken++)
        await takeAttempt(rolefit.app, limits.passwordResetPerAccount, email);
      expect((await ask(email)).status).toBe(200);
      const refused = await ask(email);
      expect(refused.status).toBe(429);
      expect(refused.text).toContain('Too Many Attempts');
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(await mailsTo(rolefit, 'often@example.com')).toHaveLength(1);
  });
});

describe('a reset link', () => {
  test('sets the password, ends every session and signs the person in anew', async () => {
    const { email, token } = await accountWithToken('resets');
    const elsewhere = rolefit.browser();
    await elsewhere.submit('/auth', { mode: 'signIn', email, password: oldPassword });
    expect((await elsewhere.open('/resumes')).url).toBe('/resumes');

    const here = rolefit.browser();
    expect((await setPassword(token, newPassword, newPassword, here)).status).toBe(200);
    expect((await here.open('/resumes')).url).toBe('/resumes');
    expect((await elsewhere.open('/resumes')).url).toMatch(/^\/auth/);
    expect((await signIn(email, oldPassword)).text).toContain('Sign-in Failed');
    expect((await signIn(email, newPassword)).text).toContain('Welcome Back!');
    expect((await mailsTo(rolefit, email)).map(({ kind }) => kind)).toContain('password-changed');
  });

  test('reloads the account on every open page of the person', async () => {
    const { email, token } = await accountWithToken('listens');
    const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
    const heard: string[] = [];
    const leave = rolefit.app.events.subscribe(user?.id ?? '', ({ kind }) => heard.push(kind));
    await setPassword(token);
    await until('the pages are told', () => heard.includes('account'));
    leave();
  });

  test('shows that the address is the person’s own', async () => {
    const { email, token } = await accountWithToken('confirms');
    const confirmed = async () =>
      (await rolefit.app.db.select().from(users).where(eq(users.email, email)))[0]?.emailVerified;
    expect(await confirmed()).toBe(false);
    await setPassword(token);
    expect(await confirmed()).toBe(true);
  });

  test('works once', async () => {
    const { email, token } = await accountWithToken('once');
    await setPassword(token);
    const again = await setPassword(token, 'another one 9#');
    expect(again.url).toBe('/auth?mode=resetPassword');
    expect(again.text).toContain(invalid);
    expect((await signIn(email, newPassword)).text).toContain('Welcome Back!');
  });

  test('used twice at once succeeds once, in two processes too', async () => {
    const other = testPostgres ? await startTestApp({ beside: rolefit }) : rolefit;
    const { email, token } = await accountWithToken('twice');
    const passwords = ['first choice 1!', 'second choice 2!'];
    const pages = await Promise.all([
      setPassword(token, passwords[0]),
      setPassword(token, passwords[1], passwords[1], other.browser()),
    ]);
    const winner = pages.findIndex((page) => page.url === '/reset-password');
    expect(pages.filter((page) => page.text.includes(invalid))).toHaveLength(1);
    expect((await signIn(email, passwords[winner] ?? '')).text).toContain('Welcome Back!');
    if (other !== rolefit) await other.close();
  });

  test('used at once with another one of the account leaves one that succeeds', async () => {
    const { email, token: older } = await accountWithToken('two-links');
    await ask(email);
    const newer = await resetToken(rolefit, email);
    const pages = await Promise.all([
      setPassword(older, 'by the older 1!'),
      setPassword(newer, 'by the newer 2!'),
    ]);
    expect(pages.filter((page) => page.text.includes(invalid))).toHaveLength(1);
    const winner = pages[0]?.text.includes(invalid) ? 'by the newer 2!' : 'by the older 1!';
    expect((await signIn(email, winner)).text).toContain('Welcome Back!');
  });

  test('leaves no session to who signs in with the old password at that moment', async () => {
    const { email, token } = await accountWithToken('thief');
    const thieves = Array.from({ length: 6 }, () => rolefit.browser());
    await Promise.all([
      setPassword(token),
      ...thieves.map((thief) => thief.submit('/auth', { mode: 'signIn', email, password: oldPassword })),
    ]);
    for (const thief of thieves) expect((await thief.open('/resumes')).url).toMatch(/^\/auth/);
  });

  test('is void once another one of the account was used', async () => {
    const { email, token: older } = await accountWithToken('older');
    await ask(email);
    const newer = await resetToken(rolefit, email);
    expect(newer).not.toBe(older);
    await setPassword(newer);
    expect((await setPassword(older, 'another one 9#')).text).toContain(invalid);
  });

  test('is good for one hour, and opening it spends nothing', async () => {
    const { email, token } = await accountWithToken('hour');
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
    expect((await open()).text).toContain(invalid);
    expect((await setPassword(token)).text).toContain(invalid);
    expect((await signIn(email, oldPassword)).text).toContain('Welcome Back!');
  });

  test('is stored so that who reads the database can’t use it', async () => {
    const { token } = await accountWithToken('hashed');
    const rows = await rolefit.app.db.select().from(verifications);
    expect(rows.length).toBeGreaterThan(0);
    for (const { identifier } of rows) {
      expect(identifier).not.toContain(token);
      expect((await setPassword(identifier)).text).toContain(invalid);
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
  ])('sets no password that breaks a rule: %j, %j', async (password, confirmation) => {
    const { email, token } = await accountWithToken(`rules-${randomUUID()}`);
    expect((await setPassword(token, password, confirmation)).status).toBe(400);
    expect((await signIn(email, oldPassword)).text).toContain('Welcome Back!');
    expect((await setPassword(token)).url).toBe('/reset-password');
  });

  test('made up is refused in the same words', async () => {
    for (const token of ['', 'x', '\0', '🦊'.repeat(1000)])
      expect((await setPassword(token)).text).toContain(invalid);
  });
});

test('the page says what to do where a script can’t read the link', async () => {
  const page = await rolefit.browser().open('/reset-password');
  expect(page.status).toBe(200);
  expect(page.text).toContain('This page needs JavaScript');
  expect(page.html).toContain('noindex');
});
