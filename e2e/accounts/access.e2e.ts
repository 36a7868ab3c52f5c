import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { profiles, sessions, users } from '../../src/server/features/accounts/accounts.tables.ts';
import { setup } from '../../src/server/testing/global-setup.ts';
import { startTestApp, type TestApp } from '../../src/server/testing/test-app.ts';
import { sessionCookie } from '../../src/server/testing/test-session-cookie.ts';
import { test } from '../support/test.ts';

/** A server inside the test, because sessions run out and administrators lose their rights in the database only. */
let rolefit: TestApp;
const password = 'correct horse 7!';

test.beforeAll(async () => {
  await setup();
  rolefit = await startTestApp({ env: { ADMIN_EMAIL: 'nobody@example.com' } });
});
test.afterAll(() => rolefit.close());

let count = 0;
type Someone = { id: string; name: string; email: string };

async function someone({ isAdmin = false } = {}): Promise<Someone> {
  const name = `person${++count}`;
  const body = { name, email: `${name}@example.com`, password };
  const { user } = await rolefit.app.auth.api.signUpEmail({ body });
  await rolefit.app.db.insert(profiles).values({ id: user.id, username: name, isAdmin });
  return { id: user.id, name, email: body.email };
}

async function signedIn(page: Page, who: Someone): Promise<void> {
  const [name = '', value = ''] = (await sessionCookie(rolefit.app, who.id)).split('=');
  await page.context().addCookies([{ name, value, url: rolefit.url, httpOnly: true, sameSite: 'Lax' }]);
}

const endSessions = (who: Someone) => rolefit.app.db.delete(sessions).where(eq(sessions.userId, who.id));
const tellPages = (who: Someone) =>
  rolefit.app.events.publish(rolefit.app.db, { userId: who.id, kind: 'account' });
const open = (page: Page, path: string) => page.goto(rolefit.url + path);
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const toast = (page: Page, words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words });

async function signIn(page: Page, who: Someone): Promise<void> {
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('a visitor', () => {
  test('who clicks a protected link is asked to sign in, and is led on to it', async ({ page }) => {
    const who = await someone();
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await expect(toast(page, 'Authentication required')).toContainText(
      'Please sign in to access this feature.',
    );
    expect(path(page)).toBe('/auth?next=%2Fresults');
    await signIn(page, who);
    await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
  });

  test('who asks for a screen that is not there yet signs in first and then hears so', async ({ page }) => {
    const who = await someone();
    await open(page, '/master-resume/x');
    await expect(toast(page, 'Authentication required')).toBeVisible();
    await signIn(page, who);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect(path(page)).toBe('/master-resume/x');
  });
});

test.describe('somebody whose session has ended', () => {
  test('is asked to sign in again in the middle of going on, and arrives', async ({ page }) => {
    const who = await someone();
    await signedIn(page, who);
    await open(page, '/results');
    await endSessions(who);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resumes' }).click();
    await expect(toast(page, 'Authentication error')).toContainText('Please sign in again to continue.');
    expect(path(page)).toBe('/auth?next=%2Fresumes');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await signIn(page, who);
    await expect(page.getByRole('heading', { name: 'My Resumes' })).toBeVisible();
  });

  test('is told nothing while they only point at a link, and all of it at the click', async ({ page }) => {
    const who = await someone();
    await signedIn(page, who);
    await open(page, '/faq');
    await endSessions(who);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' });
    const ahead = page.waitForResponse((answer) => answer.url().includes('/results.data'));
    await link.hover();
    expect((await ahead).status()).toBe(204);
    await open(page, '/privacy');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await expect(toast(page, 'Authentication error')).toBeVisible();
  });

  test('finds again what they had typed when they sent it', async ({ page }) => {
    const who = await someone();
    await signedIn(page, who);
    await open(page, '/feedback');
    await page.getByLabel('Your feedback').fill('Three sentences I would hate to type again.');
    await endSessions(who);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Authentication error')).toBeVisible();
    expect(path(page)).toBe('/auth?next=%2Ffeedback');
    await signIn(page, who);
    await expect(page.getByLabel('Your feedback')).toHaveValue('Three sentences I would hate to type again.');
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Thank you for your feedback')).toBeVisible();
    await open(page, '/feedback');
    await expect(page.getByLabel('Your feedback')).toHaveValue('');
  });

  test('is led to sign in by the open page itself, and nobody else gets what they had typed', async ({
    page,
  }) => {
    const [who, other] = [await someone(), await someone()];
    await signedIn(page, who);
    await open(page, '/feedback');
    await expect(page.getByRole('button', { name: 'Go to a screen' })).toBeVisible();
    await page.getByLabel('Your feedback').fill('Nobody else may read this.');
    await endSessions(who);
    await expect(async () => {
      await tellPages(who);
      await expect(toast(page, 'Authentication error')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await signIn(page, other);
    await expect(page.getByLabel('Your feedback')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Nobody else');
  });

  test('goes on where they were, with the text of a posting and the choice above it', async ({ page }) => {
    const who = await someone();
    await signedIn(page, who);
    await open(page, '/upload');
    await page
      .getByRole('button', { name: /sample/i })
      .first()
      .click();
    await expect(toast(page, 'Sample resume added')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible();
    await open(page, '/analyze');
    await page.getByLabel('As text').check();
    await page.getByLabel('Posting text').fill('Charge Nurse\nActive RN license');
    await endSessions(who);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(toast(page, 'Authentication error')).toBeVisible();
    await signIn(page, who);
    await expect(page.getByLabel('As text')).toBeChecked();
    await expect(page.getByLabel('Posting text')).toHaveValue('Charge Nurse\nActive RN license');
  });
});

test.describe('an administrator who is one no longer', () => {
  const setAdmin = (who: Someone, isAdmin: boolean) =>
    rolefit.app.db.update(profiles).set({ isAdmin }).where(eq(profiles.id, who.id));

  test('is denied at the click, and the way there is gone', async ({ page }) => {
    const who = await someone({ isAdmin: true });
    await signedIn(page, who);
    await open(page, '/results');
    const menu = page.getByRole('navigation', { name: 'Main' }).getByText('Admin', { exact: true });
    await menu.click();
    await setAdmin(who, false);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(toast(page, 'Access denied')).toContainText(
      'You need admin privileges to access this area.',
    );
    expect(path(page)).toBe('/results');
    await expect(menu).toHaveCount(0);
  });

  test('is led home from the address itself', async ({ page }) => {
    const who = await someone({ isAdmin: true });
    await signedIn(page, who);
    await open(page, '/admin');
    expect(path(page)).toBe('/admin');
    await setAdmin(who, false);
    await page.reload();
    await expect(toast(page, 'Admin access required')).toContainText(
      "You don't have permission to access this area.",
    );
    expect(path(page)).toBe('/');
  });

  test('is led home from an open page of theirs as soon as it hears of it', async ({ page }) => {
    const who = await someone({ isAdmin: true });
    await signedIn(page, who);
    await open(page, '/admin');
    await setAdmin(who, false);
    await expect(async () => {
      await tellPages(who);
      await expect(toast(page, 'Admin access required')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(path(page)).toBe('/');
  });
});

test.describe('after signing out', () => {
  async function signOut(page: Page) {
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(toast(page, 'Signed out successfully')).toBeVisible();
  }

  test('Back shows nothing of the person, wherever they had been', async ({ page }) => {
    const who = await someone();
    await signedIn(page, who);
    await open(page, '/resumes');
    await open(page, '/');
    await expect(page.getByRole('heading', { name: `Welcome, ${who.name}` })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' }).click();
    await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
    await signOut(page);
    for (let back = 0; back < 3; back++) {
      await page.goBack();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByText(who.name)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: /Analysis Results|My Resumes|Welcome,/ })).toHaveCount(
        0,
      );
    }
  });

  test('what was fetched ahead of a click is not shown any more', async ({ page }) => {
    const who = await someone();
    await signedIn(page, who);
    await open(page, '/results');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resumes' });
    const ahead = page.waitForResponse((answer) => answer.url().includes('/resumes.data'));
    await link.hover();
    expect((await ahead).status()).toBe(200);
    const other = await page.context().newPage();
    await open(other, '/');
    await signOut(other);
    await link.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My Resumes' })).toHaveCount(0);
  });
});

test('an account that is gone leaves its open page at the next step', async ({ page }) => {
  const who = await someone();
  await signedIn(page, who);
  await open(page, '/results');
  await rolefit.app.db.delete(users).where(eq(users.id, who.id));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analyzer' }).click();
  await expect(toast(page, 'Authentication error')).toBeVisible();
});
