import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { hydrated } from '../support/hydrated.ts';
import { openAccountMenu, signUp } from '../support/journeys.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { pageProblems } from '../support/page-problems.ts';

const loadError = (page: Page) => page.getByText('Error Loading Your Resume', { exact: true });
const errorToast = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Error loading resume data' })
    .filter({ hasText: 'Could not load your resume data. Please try again.' })
    .first();
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try Again' });

async function createMasterResume(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Mara Lind');
  await page.getByRole('button', { name: 'Create Master Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
}

test.describe('when the database fails', () => {
  let rolefit: TestApp;
  test.beforeAll(async () => {
    rolefit = await startOwnRolefit({ BASE_URL: 'http://127.0.0.1' });
  });
  test.afterAll(() => rolefit.close());
  const fail = () => rolefit.app.db.execute(sql`alter table master_resume_education rename to away`);
  const recover = () => rolefit.app.db.execute(sql`alter table away rename to master_resume_education`);

  test('the page shows an error and can retry, and a failed refetch loses nothing', async ({ page }) => {
    await page.goto(`${rolefit.url}/auth?mode=signUp`);
    await page.getByLabel('Username').fill('mara');
    await page.getByLabel('Email').fill('mara@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 7!');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();
    await page.goto(`${rolefit.url}/master-resume`);
    await createMasterResume(page);

    await fail();
    await page.reload();
    await expect(loadError(page)).toBeVisible();
    await expect(errorToast(page)).toBeVisible();
    // While it fades out, its contrast would be too low.
    await errorToast(page).getByRole('button', { name: 'Close toast' }).click();
    await expect(errorToast(page)).toHaveCount(0);
    expect(await pageProblems(page)).toEqual([]);
    await recover();
    await tryAgain(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Mara Lind')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Full Name').fill('Typed meanwhile');
    await fail();
    // One that was under way when the database failed may still succeed.
    const failed = page.waitForResponse(
      (response) => /master-resume\.data/.test(response.url()) && response.status() === 500,
    );
    await rolefit.app.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select id from users`);
      await rolefit.app.events.publish(tx, { userId: String(rows[0]?.id), kind: 'master-resume' });
    });
    await failed;
    await expect(errorToast(page)).toBeVisible();
    await recover();
    await expect(page.getByRole('dialog').getByLabel('Full Name')).toHaveValue('Typed meanwhile');
    await expect(page.getByText('Mara Lind')).toBeAttached();
  });
});

test('if the server can’t be reached, the page shows the same error and the user stays signed in', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/resumes');
  await hydrated(page);
  await page.route(/\.data/, (route) => route.abort());
  await page.getByRole('link', { name: 'Master Resume' }).first().click();
  await expect(loadError(page)).toBeVisible();
  await expect(errorToast(page)).toBeVisible();
  await openAccountMenu(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute(/\.data/);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Create Your Master Resume' })).toBeVisible();
});

test('the page refetches every five minutes while visible, and when it becomes visible again', async ({
  page,
}) => {
  await signUp(page);
  await page.clock.install();
  await page.route('**/events*', (route) => route.abort());
  await page.goto('/master-resume');
  await createMasterResume(page);
  const rename = (fullName: string) =>
    page.request.post('/master-resume', { form: { intent: 'save-personal', fullName } });
  const setVisibility = (visibilityState: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);

  await rename('Mara Second');
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText('Mara Second')).toBeVisible();

  let requests = 0;
  page.on('request', (request) => {
    if (/master-resume\.data/.test(request.url())) requests += 1;
  });
  await setVisibility('hidden');
  await rename('Mara Third');
  await page.clock.runFor(15 * 60_000);
  expect(requests).toBe(0);
  await setVisibility('visible');
  await expect(page.getByText('Mara Third')).toBeVisible();
  expect(requests).toBe(1);
  await setVisibility('visible');
  await page.clock.runFor(4 * 60_000);
  expect(requests).toBe(1);
});
