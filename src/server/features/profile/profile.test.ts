import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { untilTold } from '../../testing/until-told.ts';
import { sessions, users, verifications } from '../accounts/accounts.tables.ts';
import { outboxEmails } from '../email/email.tables.ts';

let rolefit: TestApp;
let userCount = 0;
const password = 'correct horse 7!';
const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
};

beforeAll(async () => {
  rolefit = await startTestApp();
  await rolefit.browser().signUp('administrator@example.com');
});
afterAll(() => rolefit.close());

async function createUser(): Promise<{ browser: TestBrowser; email: string; id: string }> {
  const browser = rolefit.browser();
  const email = `profile${++userCount}@example.com`;
  await browser.signUp(email);
  const [user] = await rolefit.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { browser, email, id: (user as { id: string }).id };
}

async function signInAgain(email: string, enteredPassword = password) {
  const browser = rolefit.browser();
  const page = await browser.submit('/auth', { mode: 'signIn', email, password: enteredPassword });
  return { browser, page };
}

const sessionsOf = (id: string) => rolefit.app.db.select().from(sessions).where(eq(sessions.userId, id));
const isSignedIn = async (browser: TestBrowser) => (await browser.open('/profile')).url === '/profile';

describe('the profile', () => {
  test('shows the account, its creation date, verification status and limits', async () => {
    const { browser, email } = await createUser();
    const page = await browser.open('/profile');
    expect(page.text).toContain(email);
    expect(page.text).toContain(email.split('@')[0]);
    expect(page.text).not.toContain('Verified');
    expect(page.text).toContain('Member since');
    expect(page.text).toContain(String(new Date().getUTCFullYear()));
    expect(page.text).toContain('0 / 200');
    expect(page.text).toContain('0 of 1');
  });

  test('is closed to visitors, and so is the data download', async () => {
    for (const path of ['/profile', '/profile/data', '/settings'])
      expect((await rolefit.browser().open(path)).url).toMatch(/^\/auth\?next=/);
  });

  test('refuses unknown intents', async () => {
    const { browser } = await createUser();
    expect((await browser.submit('/profile', { intent: 'become-admin' })).status).toBe(400);
  });
});

describe('sessions', () => {
  test('are listed with the device name, and this one is marked', async () => {
    const { browser, email } = await createUser();
    await fetch(`${rolefit.url}/auth`, {
      method: 'POST',
      headers: { 'User-Agent': agents.phone },
      body: new URLSearchParams({ mode: 'signIn', email, password }),
      redirect: 'manual',
    });
    const page = await browser.open('/profile');
    expect(page.text).toContain('Safari on iPhone');
    expect(page.text.match(/This device/g)).toHaveLength(1);
    expect(page.html).not.toMatch(/token/i);
  });

  test('one can be ended from another, and is signed out from the next request on', async () => {
    const { browser, email, id } = await createUser();
    const before = (await sessionsOf(id)).map((session) => session.id);
    const { browser: other } = await signInAgain(email);
    const added = (await sessionsOf(id)).find((session) => !before.includes(session.id));
    const page = await browser.submit('/profile', { intent: 'end-session', session: added?.id ?? '' });
    expect(page.text).toContain('Signed out on that device');
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('another user’s session is not found, like a nonexistent one', async () => {
    const [mine, theirs] = [await createUser(), await createUser()];
    const [session] = await sessionsOf(theirs.id);
    for (const sessionId of [session?.id ?? '', 'none']) {
      const page = await mine.browser.submit('/profile', { intent: 'end-session', session: sessionId });
      expect(page.status).toBe(404);
      expect(page.text).toContain('This session was not found');
    }
    expect(await isSignedIn(theirs.browser)).toBe(true);
  });

  test('signing out everywhere else ends all other sessions of this user only', async () => {
    const { browser, email, id } = await createUser();
    const bystander = await createUser();
    const others = await Promise.all([1, 2].map(() => signInAgain(email)));
    const page = await browser.submit('/profile', { intent: 'end-other-sessions' });
    expect(page.text).toContain('Signed out of 2 other sessions');
    for (const { browser: other } of others) expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(bystander.browser)).toBe(true);
    expect(await sessionsOf(id)).toHaveLength(1);
  });
});

describe('changing the password', () => {
  const change = (browser: TestBrowser, changes: Record<string, string> = {}) =>
    browser.submit('/profile', {
      intent: 'change-password',
      currentPassword: password,
      newPassword: 'another horse 8!',
      confirmPassword: 'another horse 8!',
      ...changes,
    });

  test('ends every other session, keeps this one and invalidates reset links', async () => {
    const { browser, email, id } = await createUser();
    const { browser: other } = await signInAgain(email);
    const cookieBefore = browser.cookieHeader();
    await browser.submit('/settings', { intent: 'reset-password' });
    expect(await rolefit.app.db.$count(verifications, eq(verifications.value, id))).toBe(1);
    const page = await change(browser);
    expect(page.url).toBe('/profile');
    expect(page.text).toContain('Password changed');
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(browser.cookieHeader(), 'a new session').not.toBe(cookieBefore);
    expect((await signInAgain(email)).page.text).toContain('Sign-in Failed');
    expect((await signInAgain(email, 'another horse 8!')).page.url).toBe('/');
    expect(await rolefit.app.db.$count(verifications, eq(verifications.value, id))).toBe(0);
    const mails = await rolefit.app.db.select().from(outboxEmails).where(eq(outboxEmails.userId, id));
    expect(mails.map(({ kind }) => kind)).toContain('password-changed');
  });

  test.each([
    [{ currentPassword: 'wrong horse 7!' }, 'This isn’t your current password.'],
    [{ currentPassword: '' }, 'Current password is required'],
    [{ newPassword: 'short', confirmPassword: 'short' }, 'Password must be at least 8 characters'],
    [{ newPassword: '', confirmPassword: '' }, 'Password is required'],
    [{ newPassword: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' }, 'Password must be at least Fair strength'],
    [{ confirmPassword: 'something else 9!' }, 'Passwords do not match'],
    [{ confirmPassword: '' }, 'Please confirm your password'],
  ])('with %j shows an error and changes nothing', async (changes, message) => {
    const { browser, email } = await createUser();
    const page = await change(browser, changes);
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    expect(page.html).not.toContain('another horse');
    expect((await signInAgain(email)).page.url).toBe('/');
  });

  test('can be attempted ten times in fifteen minutes', async () => {
    const { browser } = await createUser();
    for (let i = 0; i < 10; i++) await change(browser, { currentPassword: `guess ${i}` });
    const page = await change(browser);
    expect(page.status).toBe(429);
    expect(page.text).toContain('Too Many Attempts');
    expect(page.headers.get('Retry-After')).toMatch(/^\d+$/);
  });
});

test('ended sessions show up on all open pages of the person', async () => {
  const { browser, email, id } = await createUser();
  const [own] = await sessionsOf(id);
  for (const intent of ['end-session', 'end-other-sessions']) {
    await signInAgain(email);
    const other = (await sessionsOf(id)).find((session) => session.id !== own!.id);
    await untilTold(rolefit, id, 'account', () =>
      browser.submit('/profile', { intent, session: other?.id ?? '' }),
    );
    expect(await sessionsOf(id)).toHaveLength(1);
  }
});
