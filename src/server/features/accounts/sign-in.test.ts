import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { sessions, users } from './accounts.tables.ts';

let rolefit: TestApp;
const password = 'correct horse 7!';

beforeAll(async () => {
  rolefit = await startTestApp();
  await rolefit.browser().signUp('first@example.com');
});
afterAll(() => rolefit.close());

describe('signing in', () => {
  test('greets the user and returns to the page they wanted', async () => {
    const browser = rolefit.browser();
    const redirected = await browser.open('/results?page=2');
    expect(redirected.url).toBe('/auth?next=%2Fresults%3Fpage%3D2');
    const page = await browser.submit(redirected.url, {
      mode: 'signIn',
      next: '/results?page=2',
      email: 'first@example.com',
      password: 'correct horse 7!',
    });
    expect(page.url).toBe('/results?page=2');
    expect(page.text).toContain('Welcome Back!');
  });

  test('never redirects to another site', async () => {
    for (const next of [
      '//evil.example/x',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/.//evil.example',
      '/%2e//evil.example',
    ]) {
      const page = await rolefit
        .browser()
        .submit('/auth', { mode: 'signIn', next, email: 'first@example.com', password: 'correct horse 7!' });
      expect(page.url).toBe('/');
    }
  });

  test.each(['first@example.com', 'nobody@example.com'])(
    'with a wrong password gives the same message for %s',
    async (email) => {
      const page = await rolefit
        .browser()
        .submit('/auth', { mode: 'signIn', email, password: 'wrong password' });
      expect(page.text).toContain('Sign-in Failed');
      expect(page.text).toContain('Your email or password is incorrect. Please try again.');
      expect(page.text).toContain('Password is incorrect');
      expect(page.html).not.toContain('wrong password');
    },
  );

  test('is refused with empty fields', async () => {
    const page = await rolefit.browser().submit('/auth', { mode: 'signIn', email: '', password: '' });
    expect(page.text).toContain('Email is required');
    expect(page.text).toContain('Password is required');
  });

  test('redirects to the home page if already signed in', async () => {
    const browser = rolefit.browser();
    await browser.signUp('again@example.com');
    expect((await browser.open('/auth')).url).toBe('/');
  });

  test('sets a cookie that is HttpOnly and SameSite', async () => {
    const body = new URLSearchParams({
      mode: 'signIn',
      email: 'first@example.com',
      password: 'correct horse 7!',
    });
    const answer = await fetch(`${rolefit.url}/auth`, { method: 'POST', body, redirect: 'manual' });
    const cookie = answer.headers
      .getSetCookie()
      .find((header) => header.startsWith('rolefit.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test.each(['8.8.8.8', '10.1.1.1'])(
    'stores the real client address, not the claimed one (%s)',
    async (claimed) => {
      const email = `from-${claimed}@example.com`;
      await rolefit.browser().signUp(email);
      await fetch(`${rolefit.url}/auth`, {
        method: 'POST',
        headers: {
          'X-Forwarded-For': `${claimed}, 10.3.3.3`,
          'X-Rolefit-Client-Address': claimed,
          Origin: rolefit.url,
        },
        body: new URLSearchParams({ mode: 'signIn', email, password }),
        redirect: 'manual',
      });
      const rows = await rolefit.app.db
        .select({ address: sessions.ipAddress })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(users.email, email));
      expect(rows.map(({ address }) => address)).toContain('10.3.3.3');
      expect(rows.map(({ address }) => address)).not.toContain(claimed);
    },
  );

  test('is refused after ten attempts on one account from any address, even with the right password', async () => {
    await rolefit.browser().signUp('guessed@example.com');
    const attempt = (typed: string) =>
      rolefit.browser().submit('/auth', { mode: 'signIn', email: 'Guessed@example.com', password: typed });
    for (let i = 1; i < limits.signInPerAccount.attempts; i++)
      await takeAttempt(rolefit.app, limits.signInPerAccount, 'guessed@example.com');
    expect((await attempt('wrong password')).text).toContain('Sign-in Failed');
    const refused = await attempt(password);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too Many Attempts');
    expect(refused.text).toContain('Please wait a few moments before trying again.');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.html).toContain('value="Guessed@example.com"');
  });

  test('is refused after fifty attempts from one address, whatever the account', async () => {
    const attempt = () =>
      fetch(`${rolefit.url}/auth`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': '10.8.8.8', Origin: rolefit.url },
        body: new URLSearchParams({ mode: 'signIn', email: 'nobody@example.com', password }),
      });
    for (let i = 1; i < limits.signInPerAddress.attempts; i++)
      await takeAttempt(rolefit.app, limits.signInPerAddress, '10.8.8.8');
    expect((await attempt()).status).toBe(400);
    expect((await attempt()).status).toBe(429);
  });

  test('treats an overlong password as a wrong one', async () => {
    const page = await rolefit
      .browser()
      .submit('/auth', { mode: 'signIn', email: 'first@example.com', password: 'x'.repeat(500) });
    expect(page.text).toContain('Sign-in Failed');
  });
});

describe('signing out', () => {
  test('redirects to the sign-in page and ends the session', async () => {
    const browser = rolefit.browser();
    await browser.signUp('leaving@example.com');
    const page = await browser.submit('/auth/sign-out', {});
    expect(page.url).toBe('/auth');
    expect(page.text).toContain('Signed out successfully');
    expect((await browser.open('/resumes')).url).toBe('/auth?next=%2Fresumes');
  });
});
