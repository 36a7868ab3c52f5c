import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { profiles, sessions, users } from '../../src/server/features/accounts/accounts.tables.ts';
import { setup } from '../../src/server/testing/global-setup.ts';
import { startTestApp, type TestApp } from '../../src/server/testing/test-app.ts';
import { sessionCookie } from '../../src/server/testing/test-session-cookie.ts';
import { signOut } from '../support/journeys.ts';
import { test } from '../support/test.ts';

/** A server inside the test, because sessions expire and rights change only in the database. */
let rolefit: TestApp;
const password = 'correct horse 7!';

test.beforeAll(async () => {
  await setup();
  rolefit = await startTestApp({ env: { ADMIN_EMAIL: 'nobody@example.com' } });
});
test.afterAll(() => rolefit.close());

let userCount = 0;
type TestUser = { id: string; name: string; email: string };

async function createUser({ isAdmin = false } = {}): Promise<TestUser> {
  const name = `person${++userCount}`;
  const body = { name, email: `${name}@example.com`, password };
  const { user } = await rolefit.app.auth.api.signUpEmail({ body });
  await rolefit.app.db.insert(profiles).values({ id: user.id, username: name, isAdmin });
  return { id: user.id, name, email: body.email };
}

async function addSession(page: Page, user: TestUser): Promise<void> {
  const [name = '', value = ''] = (await sessionCookie(rolefit.app, user.id)).split('=');
  await page.context().addCookies([{ name, value, url: rolefit.url, httpOnly: true, sameSite: 'Lax' }]);
}

const endSessions = (user: TestUser) => rolefit.app.db.delete(sessions).where(eq(sessions.userId, user.id));
const notifyPages = (user: TestUser) =>
  rolefit.app.events.publish(rolefit.app.db, { userId: user.id, kind: 'account' });
const open = (page: Page, path: string) => page.goto(rolefit.url + path);
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

async function signIn(page: Page, user: TestUser): Promise<void> {
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('a visitor', () => {
  test('who clicks a protected link signs in and gets to the page', async ({ page }) => {
    const user = await createUser();
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await expect(toast(page, 'Authentication required')).toContainText(
      'Please sign in to access this feature.',
    );
    expect(path(page)).toBe('/auth?next=%2Fresults');
    await signIn(page, user);
    await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
  });

  test('who opens an unknown page signs in first and then sees the 404 page', async ({ page }) => {
    const user = await createUser();
    await open(page, '/master-resume/x');
    await expect(toast(page, 'Authentication required')).toBeVisible();
    await signIn(page, user);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect(path(page)).toBe('/master-resume/x');
  });
});

test.describe('a user whose session has ended', () => {
  test('must sign in again while navigating, and then gets to the page', async ({ page }) => {
    const user = await createUser();
    await addSession(page, user);
    await open(page, '/results');
    await endSessions(user);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resumes' }).click();
    await expect(toast(page, 'Authentication error')).toContainText('Please sign in again to continue.');
    expect(path(page)).toBe('/auth?next=%2Fresumes');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await signIn(page, user);
    await expect(page.getByRole('heading', { name: 'My Resumes' })).toBeVisible();
  });

  test('is notified on click, but not on hover', async ({ page }) => {
    const user = await createUser();
    await addSession(page, user);
    await open(page, '/faq');
    await endSessions(user);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' });
    const prefetch = page.waitForResponse((response) => response.url().includes('/results.data'));
    await link.hover();
    expect((await prefetch).status()).toBe(204);
    await open(page, '/privacy');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await expect(toast(page, 'Authentication error')).toBeVisible();
  });

  test('finds their input again after signing in', async ({ page }) => {
    const user = await createUser();
    await addSession(page, user);
    await open(page, '/feedback');
    await page.getByLabel('Your feedback').fill('Three sentences I would hate to type again.');
    await endSessions(user);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Authentication error')).toBeVisible();
    expect(path(page)).toBe('/auth?next=%2Ffeedback');
    await signIn(page, user);
    await expect(page.getByLabel('Your feedback')).toHaveValue('Three sentences I would hate to type again.');
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Thank you for your feedback')).toBeVisible();
    await open(page, '/feedback');
    await expect(page.getByLabel('Your feedback')).toHaveValue('');
  });

  test('is redirected to sign in by the open page, and other users don’t see their input', async ({
    page,
  }) => {
    const [user, other] = [await createUser(), await createUser()];
    await addSession(page, user);
    await open(page, '/feedback');
    await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
    await page.getByLabel('Your feedback').fill('Nobody else may read this.');
    await endSessions(user);
    await expect(async () => {
      await notifyPages(user);
      await expect(toast(page, 'Authentication error')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await signIn(page, other);
    await expect(page.getByLabel('Your feedback')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Nobody else');
  });

  test('continues where they were, with the entered posting and selected mode', async ({ page }) => {
    const user = await createUser();
    await addSession(page, user);
    await open(page, '/upload');
    await page
      .getByRole('button', { name: /sample/i })
      .first()
      .click();
    await expect(toast(page, 'Sample résumé added')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible();
    await open(page, '/analyze');
    await page.getByLabel('Paste text').check();
    await page.getByLabel('Posting text').fill('Charge Nurse\nActive RN license');
    await endSessions(user);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(toast(page, 'Authentication error')).toBeVisible();
    await signIn(page, user);
    await expect(page.getByLabel('Paste text')).toBeChecked();
    await expect(page.getByLabel('Posting text')).toHaveValue('Charge Nurse\nActive RN license');
  });
});

test.describe('an administrator who loses their rights', () => {
  const setAdmin = (user: TestUser, isAdmin: boolean) =>
    rolefit.app.db.update(profiles).set({ isAdmin }).where(eq(profiles.id, user.id));

  test('is denied on click, and the menu disappears', async ({ page }) => {
    const user = await createUser({ isAdmin: true });
    await addSession(page, user);
    await open(page, '/results');
    const menu = page.getByRole('navigation', { name: 'Main' }).getByText('Admin', { exact: true });
    await menu.click();
    await setAdmin(user, false);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(toast(page, 'Access denied')).toContainText(
      'You need admin privileges to access this area.',
    );
    expect(path(page)).toBe('/results');
    await expect(menu).toHaveCount(0);
  });

  test('is redirected home when loading an admin page', async ({ page }) => {
    const user = await createUser({ isAdmin: true });
    await addSession(page, user);
    await open(page, '/admin');
    expect(path(page)).toBe('/admin');
    await setAdmin(user, false);
    await page.reload();
    await expect(toast(page, 'Admin access required')).toContainText(
      "You don't have permission to access this area.",
    );
    expect(path(page)).toBe('/');
  });

  test('is redirected home from an open admin page', async ({ page }) => {
    const user = await createUser({ isAdmin: true });
    await addSession(page, user);
    await open(page, '/admin');
    await setAdmin(user, false);
    await expect(async () => {
      await notifyPages(user);
      await expect(toast(page, 'Admin access required')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(path(page)).toBe('/');
  });
});

test.describe('after signing out', () => {
  async function signOutNow(page: Page) {
    await signOut(page);
    await expect(toast(page, 'Signed out successfully')).toBeVisible();
  }

  test('the Back button shows none of the user’s pages', async ({ page }) => {
    const user = await createUser();
    await addSession(page, user);
    await open(page, '/resumes');
    await open(page, '/');
    await expect(page.getByRole('heading', { name: `Welcome, ${user.name}` })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
    await signOutNow(page);
    for (let back = 0; back < 3; back++) {
      await page.goBack();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByText(user.name)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: /Analysis Results|My Resumes|Welcome,/ })).toHaveCount(
        0,
      );
    }
  });

  test('prefetched pages are not shown', async ({ page }) => {
    const user = await createUser();
    await addSession(page, user);
    await open(page, '/results');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resumes' });
    const prefetch = page.waitForResponse((response) => response.url().includes('/resumes.data'));
    await link.hover();
    expect((await prefetch).status()).toBe(200);
    const other = await page.context().newPage();
    await open(other, '/');
    await signOutNow(other);
    await link.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My Resumes' })).toHaveCount(0);
  });
});

test('a deleted account is signed out at the next navigation', async ({ page }) => {
  const user = await createUser();
  await addSession(page, user);
  await open(page, '/results');
  await rolefit.app.db.delete(users).where(eq(users.id, user.id));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analyzer' }).click();
  await expect(toast(page, 'Authentication error')).toBeVisible();
});
