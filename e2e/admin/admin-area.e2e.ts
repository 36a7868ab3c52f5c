import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../src/server/features/accounts/accounts.tables.ts';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { fillAccount } from '../support/full-account.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

/** A server of its own, because the settings are those of everyone. */
let rolefit: TestApp;
const password = 'correct horse 7!';
test.beforeAll(async () => {
  rolefit = await startOwnRolefit({
    BASE_URL: 'http://127.0.0.1',
    ADMIN_EMAIL: 'operator@example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
});
test.afterAll(() => rolefit.close());

async function signUp(page: Page, name: string): Promise<string> {
  const account = { email: `${name}@example.com`, password, username: name };
  await page.request.post(`${rolefit.url}/auth?mode=signUp`, { form: { ...account, mode: 'signUp' } });
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, account.email));
  return user?.id ?? '';
}

async function signInAsOperator(page: Page): Promise<void> {
  const form = { mode: 'signIn', email: 'operator@example.com', password };
  await page.request.post(`${rolefit.url}/auth`, { form });
}

const open = (page: Page, path: string) => page.goto(rolefit.url + path);
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

test.describe.configure({ mode: 'serial' });

test('the administration is accessible, and its charts are drawn without breaking the policy', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/i.test(message.text())) violations.push(message.text());
  });
  const id = await signUp(page, 'operator');
  const viewer = { id, email: 'operator@example.com', username: 'operator', isAdmin: true };
  await fillAccount({ ...rolefit.app, viewer }, { results: 30, resumes: 3, companies: 3 });
  const problems: string[] = [];
  for (const path of [
    '/admin',
    '/admin/settings',
    '/admin/users',
    `/admin/users/${id}`,
    '/admin/analytics',
  ]) {
    await open(page, path);
    if (path === '/admin/analytics') await expect(page.locator('canvas').first()).toBeVisible();
    problems.push(...(await pageProblems(page)));
  }
  expect(problems).toEqual([]);
  expect(violations).toEqual([]);
  const isDrawn = await page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value) => value > 0);
    });
  expect(isDrawn).toBe(true);
});

test('the dashboard leads to the four parts and to the rest', async ({ page }) => {
  await signInAsOperator(page);
  await open(page, '/admin');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.filter({ hasText: /./ }).first()).toHaveText('Email Management');
  expect((await cards.allTextContents()).slice(0, 4)).toEqual([
    'Email Management',
    'Blog Management',
    'Analytics',
    'System Settings',
  ]);
  await page.getByRole('link', { name: 'Analytics', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Time' }).getByRole('link', { name: '12 months' }).click();
  await expect(page.getByRole('columnheader', { name: 'Month' }).first()).toBeVisible();
});

test('an administrator renames the product, closes sign-up, and sees why a test email fails', async ({
  page,
  browser,
}) => {
  await signInAsOperator(page);
  await open(page, '/admin/settings');
  await page.getByLabel('Product name').fill('Harbor Jobs');
  await page.getByLabel('Open for sign-up').uncheck();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(toast(page, 'Settings updated')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harbor Jobs' })).toBeVisible();
  await expect(page).toHaveTitle('System Settings | Harbor Jobs Admin');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('The test email wasn’t sent')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, '/auth?mode=signUp');
  await expect(visitor.getByText('New accounts can’t be created here right now.')).toBeVisible();
  await visitor.context().close();
  await page.getByLabel('Product name').fill('Rolefit');
  await page.getByLabel('Open for sign-up').check();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rolefit' })).toBeVisible();
});

test('an administrator looks at other days, takes the figures away as CSV, and shares the role', async ({
  page,
}) => {
  const id = await signUp(page, 'colleague');
  await page.context().clearCookies();
  await signInAsOperator(page);
  await open(page, '/admin/analytics');
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).first().click();
  expect((await downloading).suggestedFilename()).toBe('figures.csv');

  await open(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('colleague');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'colleague' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${id}$`));
  for (const step of ['Make Administrator', 'Remove Administrator Role']) {
    await page.getByRole('button', { name: step }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: step }).click();
    await expect(page.getByRole('button', { name: step })).toHaveCount(0);
  }
});

test('a suspended person’s open page leads them to sign in, which tells them why', async ({
  page,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage();
  const id = await signUp(guest, 'guest');
  await open(guest, '/results');
  await signInAsOperator(page);
  await open(page, `/admin/users/${id}`);
  await page.getByRole('button', { name: 'Suspend Account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend Account' }).click();
  await expect(toast(page, 'Account suspended')).toBeVisible();
  await expect(guest).toHaveURL(/\/auth/);
  await guest.getByLabel('Email').fill('guest@example.com');
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(guest, 'Account Suspended')).toContainText('This account has been suspended.');
  await guest.context().close();
});

test('someone who isn’t an administrator is turned away from every part', async ({ page }) => {
  await open(page, '/admin/analytics');
  await expect(toast(page, 'Authentication required')).toContainText(
    'Please sign in to access this feature.',
  );
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fanalytics/);
  await signUp(page, 'stranger');
  for (const path of ['/admin', '/admin/settings', '/admin/analytics', '/admin/users']) {
    await open(page, path);
    await expect(toast(page, 'Admin access required')).toContainText(
      "You don't have permission to access this area.",
    );
    expect(new URL(page.url()).pathname).toBe('/');
  }
});
