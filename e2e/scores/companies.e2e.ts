import { expect, type Page } from '@playwright/test';
import { createBoard } from '../../src/server/features/companies/companies.fixtures.ts';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { type BoardServer, startBoardServer } from '../support/servers/board-server.ts';
import { test } from '../support/test.ts';

let boards: BoardServer;
let rolefit: TestApp;
test.beforeAll(async () => {
  boards = await startBoardServer();
  rolefit = await startOwnRolefit(
    { BASE_URL: 'http://127.0.0.1', BOARD_GATEWAY: boards.url },
    { fetchMs: 30_000 },
  );
  await createBoard(rolefit.app, { name: 'Harbour Light', boardIdentifier: 'harbourlight' });
  const jobs = Array.from({ length: 30 }, (_, n) => ({
    id: String(100 + n),
    title: n === 0 ? 'Captain' : `Deckhand ${n}`,
    html: '<p>Must haves</p><ul><li>Swimming</li></ul>',
    places: n % 3 === 0 ? ['Bergen'] : ['Oslo'],
    department: 'Crew',
  }));
  boards.board('greenhouse', 'harbourlight').add(...jobs);
});
test.afterAll(async () => {
  await rolefit.close();
  await boards.close();
});

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text });

test('a company is followed, its jobs appear, one is found and saved, and the company is unfollowed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${rolefit.url}/auth?mode=signUp`);
  await page.getByLabel('Username').fill('mara');
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7!');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();

  await page.goto(`${rolefit.url}/companies`);
  // Prefetched on hover. After following, the outdated data must not be shown.
  const prefetch = page.waitForResponse(/my-companies\.data/);
  await page.getByRole('link', { name: 'View My Companies' }).hover();
  await prefetch;
  await page.getByRole('button', { name: 'Follow Harbour Light' }).click();
  await expect(toast(page, 'Company followed successfully')).toContainText('Now following Harbour Light');
  await expect(page.getByRole('button', { name: 'Following Harbour Light' })).toBeVisible();
  await page.getByRole('link', { name: 'View My Companies' }).click();
  await expect(page.getByRole('heading', { name: 'My Companies' })).toBeVisible();
  // The process that reads boards has to start first.
  await expect(page.getByText('30 jobs')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'View Jobs of Harbour Light' }).click();
  await expect(page.getByRole('heading', { name: 'Available Positions' })).toBeVisible();
  await page.getByRole('link', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter positions' });
  await dialog.getByLabel('Bergen (10)').check();
  await dialog.getByRole('button', { name: 'Show Positions' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('10 of 30 jobs')).toBeVisible();
  await page.getByRole('searchbox').fill('CAPT');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('1 of 30 jobs')).toBeVisible();

  await page.getByRole('link', { name: 'View Details of Captain' }).click();
  await expect(page.getByRole('heading', { name: 'Captain' })).toBeVisible();
  await expect(page.getByText('Swimming')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', /^https:/);
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page.getByRole('button', { name: 'Unsave' })).toBeVisible();
  await expect
    .poll(() => page.request.get(page.url()).then((response) => response.text()))
    .toContain('Unsave');
  await page.getByRole('link', { name: 'Back to Harbour Light' }).click();
  await expect(page.getByText('1 of 30 jobs')).toBeVisible();
  await page.getByRole('link', { name: 'Bergen, remove this filter' }).click();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('30 jobs').first()).toBeVisible();

  await page.route('**/companies/*.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Unfollow Harbour Light' }).click();
  await expect(toast(page, 'Failed to unfollow company')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unfollow Harbour Light' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Unfollow Harbour Light' }).click();
  await expect(toast(page, 'No longer following Harbour Light')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow Harbour Light' })).toBeVisible();
  await page.goto(`${rolefit.url}/my-companies`);
  await expect(page.getByText('No companies with active jobs found.')).toBeVisible();
});
