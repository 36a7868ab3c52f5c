import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { linkInMail, mailsSentTo, resetTokenInMail } from '../email/account-mails.fixtures.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { users } from './accounts.tables.ts';

const password = 'correct horse 7!';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ env: { EMAIL_VERIFICATION: 'on' } });
});
afterAll(() => rolefit.close());

const signIn = (email: string, typed = password) =>
  rolefit.browser().submit('/auth', { mode: 'signIn', email, password: typed });

const resend = (email: string) => rolefit.browser().submit('/auth', { mode: 'resendVerification', email });

async function verificationToken(email: string): Promise<string> {
  return (await linkInMail(rolefit, email, 'verify-email')).searchParams.get('token') ?? '';
}

async function confirm(email: string) {
  return rolefit.browser().submit('/verify-email', { token: await verificationToken(email) });
}

describe('with email verification', () => {
  test('signing up sends a mail, and the account opens once its link is confirmed', async () => {
    const browser = rolefit.browser();
    const page = await browser.signUp('mara@example.com');
    expect(page.text).toContain('Verification Required');
    expect(page.text).toContain('mara@example.com');
    expect((await browser.open('/resumes')).url).toMatch(/^\/auth/);

    const early = await signIn('mara@example.com');
    expect(early.text).toContain('Verification Required');
    expect(early.text).toContain('Send the link again');
    expect(early.html).toContain('value="mara@example.com"');

    const link = await linkInMail(rolefit, 'mara@example.com', 'verify-email');
    expect(link.origin + link.pathname).toBe('http://localhost:3000/verify-email');
    const shown = await rolefit.browser().open(link.pathname + link.search);
    expect(shown.text).toContain('Confirm email');
    expect((await signIn('mara@example.com')).text).toContain('Verification Required');

    const confirmed = await confirm('mara@example.com');
    expect(confirmed.url).toBe('/auth');
    expect(confirmed.text).toContain('Email confirmed');
    const welcomed = await signIn('mara@example.com');
    expect(welcomed.text).toContain('Welcome Back!');
    expect(welcomed.text).toContain('Welcome, mara');
  });

  test('a wrong password for an unconfirmed account reveals nothing else', async () => {
    await rolefit.browser().signUp('waiting@example.com');
    const page = await signIn('waiting@example.com', 'wrong password');
    expect(page.text).toContain('Sign-in Failed');
    expect(page.text).not.toContain('Verification Required');
  });

  test('signing up with a registered address looks the same, and its owner is notified by mail', async () => {
    await rolefit.browser().signUp('owner@example.com');
    await confirm('owner@example.com');
    const page = await rolefit.browser().signUp('owner@example.com', 'somebody else 1!');
    const fresh = await rolefit.browser().signUp('fresh@example.com');
    expect(page.status).toBe(fresh.status);
    expect(page.text.replaceAll('owner@', 'fresh@')).toBe(fresh.text);
    expect((await mailsSentTo(rolefit, 'owner@example.com')).map(({ kind }) => kind)).toEqual([
      'already-registered',
      'verify-email',
    ]);
    expect((await signIn('owner@example.com')).text).toContain('Welcome Back!');
    expect((await signIn('owner@example.com', 'somebody else 1!')).text).toContain('Sign-in Failed');
  });

  test('if two passwords were used before confirming, neither works and the mail lets its reader choose one', async () => {
    const email = 'again@example.com';
    await rolefit.browser().signUp(email, 'first choice 1!');
    const page = await rolefit.browser().signUp(email, 'second choice 2!');
    expect(page.text).toContain('Verification Required');
    await confirm(email);
    for (const password of ['first choice 1!', 'second choice 2!'])
      expect((await signIn(email, password)).text).toContain('Sign-in Failed');
    const token = await resetTokenInMail(rolefit, email);
    const password = 'third choice 3?';
    await rolefit
      .browser()
      .submit('/reset-password', { intent: 'update', token, password, confirmation: password });
    expect((await signIn(email, password)).text).toContain('Welcome Back!');
  });

  test('signing up twice with the same password sends the link again', async () => {
    await rolefit.browser().signUp('impatient@example.com');
    await rolefit.browser().signUp('impatient@example.com');
    const kinds = (await mailsSentTo(rolefit, 'impatient@example.com')).map(({ kind }) => kind);
    expect(kinds).toEqual(['verify-email', 'verify-email']);
    await confirm('impatient@example.com');
    expect((await signIn('impatient@example.com')).text).toContain('Welcome Back!');
  });

  test('an account that was used before verification was turned on can’t be taken over', async () => {
    await rolefit.browser().signUp('long-here@example.com');
    await confirm('long-here@example.com');
    await signIn('long-here@example.com');
    const { db } = rolefit.app;
    await db.update(users).set({ emailVerified: false }).where(eq(users.email, 'long-here@example.com'));
    await rolefit.browser().signUp('long-here@example.com', 'somebody else 1!');
    await confirm('long-here@example.com');
    expect((await signIn('long-here@example.com', 'somebody else 1!')).text).toContain('Sign-in Failed');
    expect((await signIn('long-here@example.com')).text).toContain('Welcome Back!');
  });

  test('two simultaneous sign-ups with one address create one account and look the same', async () => {
    const pages = await Promise.all([1, 2].map(() => rolefit.browser().signUp('both@example.com')));
    for (const page of pages) expect(page.text).toContain('Verification Required');
    expect(await rolefit.app.db.$count(users, eq(users.email, 'both@example.com'))).toBe(1);
    await confirm('both@example.com');
    expect((await signIn('both@example.com')).text).toContain('Welcome Back!');
  });

  test('resetting the password by mail confirms the address too', async () => {
    await rolefit.browser().signUp('forgot@example.com');
    await rolefit.browser().submit('/auth', { mode: 'resetPassword', email: 'forgot@example.com' });
    const token = await resetTokenInMail(rolefit, 'forgot@example.com');
    const browser = rolefit.browser();
    await browser.submit('/reset-password', {
      intent: 'update',
      token,
      password: 'battery staple 8?',
      confirmation: 'battery staple 8?',
    });
    expect((await browser.open('/resumes')).url).toBe('/resumes');
  });
});

describe('sending the link again', () => {
  test('mails it to unconfirmed addresses and gives the same response for all', async () => {
    await rolefit.browser().signUp('resends@example.com');
    await rolefit.browser().signUp('settled@example.com');
    await confirm('settled@example.com');
    const [waiting, settled, unknown] = await Promise.all(
      ['resends', 'settled', 'nobody'].map((name) => resend(`${name}@example.com`)),
    );
    expect(waiting?.text).toContain('a new link is on its way');
    expect(settled?.text.replaceAll('settled@', 'resends@')).toBe(waiting?.text);
    expect(unknown?.text.replaceAll('nobody@', 'resends@')).toBe(waiting?.text);
    expect(await mailsSentTo(rolefit, 'resends@example.com')).toHaveLength(2);
    expect(await mailsSentTo(rolefit, 'settled@example.com')).toHaveLength(1);
    expect(await mailsSentTo(rolefit, 'nobody@example.com')).toHaveLength(0);
  });

  test('is refused after five requests per hour', async () => {
    for (let i = 1; i < limits.verificationMailPerAccount.attempts; i++)
      await takeAttempt(rolefit.app, limits.verificationMailPerAccount, 'eager@example.com');
    expect((await resend('eager@example.com')).status).toBe(200);
    const refused = await resend('eager@example.com');
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too Many Attempts');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('a confirmation link', () => {
  test.each(['', 'nonsense', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6Im1hcmFAZXhhbXBsZS5jb20ifQ.'])(
    'that is invalid says so and offers a new one: %j',
    async (token) => {
      const page = await rolefit.browser().submit('/verify-email', { token });
      expect(page.status).toBe(400);
      expect(page.text).toContain('This link is invalid or has expired.');
      expect(page.text).toContain('Send a new link');
    },
  );

  test('without its token offers a new one', async () => {
    expect((await rolefit.browser().open('/verify-email')).text).toContain('Send a new link');
  });
});
