import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordHashes } from '../../testing/quick-passwords.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { credentials, users } from './accounts.tables.ts';

let rolefit: TestApp;
let admins = 0;

beforeAll(async () => {
  rolefit = await startTestApp();
  const [first, second] = [rolefit.browser(), rolefit.browser()];
  await Promise.all([first.signUp('first@example.com'), second.signUp('second@example.com')]);
  for (const browser of [first, second])
    if ((await browser.open('/admin')).text.includes('How this Rolefit is doing')) admins++;
});
afterAll(() => rolefit.close());

describe('signing up', () => {
  test('makes exactly one of two simultaneous first accounts administrator', () => {
    expect(admins).toBe(1);
  });

  test('redirects to the home page with a greeting', async () => {
    const page = await rolefit.browser().signUp('mara@example.com');
    expect(page.url).toBe('/');
    expect(page.text).toContain('Account Created!');
    expect(page.text).toContain('Welcome, mara');
  });

  test('shows errors next to the fields and keeps the input', async () => {
    const page = await rolefit.browser().submit('/auth?mode=signUp', {
      mode: 'signUp',
      email: 'not-an-address',
      username: '',
      password: 'short',
    });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please enter a valid email address');
    expect(page.text).toContain('Username is required');
    expect(page.text).toContain('Password must be at least 8 characters');
    expect(page.html).toContain('value="not-an-address"');
  });

  test('with a registered address offers to sign in instead', async () => {
    const page = await rolefit.browser().signUp('first@example.com');
    expect(page.text).toContain('Email Already Registered');
    expect(page.text).toContain('This email is already in use. Please use a different email or sign in.');
    expect(page.text).toContain('Email already in use');
    expect(page.text).toContain('Sign in instead');
  });

  test('twice at the same time with one address creates one account', async () => {
    const pages = await Promise.all([1, 2].map(() => rolefit.browser().signUp('twice@example.com')));
    expect(pages.filter((page) => page.url === '/')).toHaveLength(1);
    expect(pages.filter((page) => page.text.includes('Email Already Registered'))).toHaveLength(1);
    expect(await rolefit.app.db.$count(users, eq(users.email, 'twice@example.com'))).toBe(1);
  });

  test('with ADMIN_EMAIL set makes only that account administrator', async () => {
    const other = await startTestApp({ env: { ADMIN_EMAIL: 'Boss@example.com' } });
    const [early, boss] = [other.browser(), other.browser()];
    await early.signUp('early@example.com');
    await boss.signUp('boss@example.com');
    expect((await early.open('/admin')).text).toContain('Admin access required');
    expect((await boss.open('/admin')).text).toContain('How this Rolefit is doing');
    await other.close();
  });

  test('keeps only a salted hash of the password that takes 32 MB and a tenth of a second to make', async () => {
    passwordHashes.areReal = true;
    const password = 'correct horse 7!';
    const pages = [
      await rolefit.browser().signUp('hashed@example.com', password),
      await rolefit.browser().submit('/auth', { mode: 'signIn', email: 'hashed@example.com', password }),
    ];
    passwordHashes.areReal = false;
    expect(pages.map(({ url }) => url)).toEqual(['/', '/']);
    const [account] = await rolefit.app.db
      .select({ hash: credentials.password })
      .from(credentials)
      .innerJoin(users, eq(users.id, credentials.userId))
      .where(eq(users.email, 'hashed@example.com'));
    const [salt = '', key] = account?.hash?.split(':') ?? [];
    expect(Buffer.from(salt, 'hex')).toHaveLength(16);
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
    expect(key).toBe(scryptSync(password, salt, 64, cost).toString('hex'));
  });

  test('with an easily guessed password is refused', async () => {
    const page = await rolefit.browser().signUp('weak@example.com', 'aaaaaaaa');
    expect(page.status).toBe(400);
    expect(page.text).toContain('Password Too Weak');
    expect(page.text).toContain(
      'Please choose a stronger password with at least 8 characters, including a number and a symbol.',
    );
    expect(page.text).toContain('Password is too weak');
    expect(page.html).toContain('value="weak@example.com"');
  });

  test('is refused after thirty accounts per address and hour, with a Retry-After header', async () => {
    const signUp = (name: string) =>
      fetch(`${rolefit.url}/auth?mode=signUp`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': '10.9.9.9', Origin: rolefit.url },
        body: new URLSearchParams({
          mode: 'signUp',
          email: `${name}@example.com`,
          username: name,
          password: 'correct horse 7!',
        }),
        redirect: 'manual',
      });
    for (let i = 1; i < limits.signUpPerAddress.attempts; i++)
      await takeAttempt(rolefit.app, limits.signUpPerAddress, '10.9.9.9');
    expect((await signUp('last-allowed')).status).toBe(302);
    const refused = await signUp('one-too-many');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Too Many Attempts');
  });
});
