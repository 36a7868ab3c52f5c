import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../src/server/context.ts';
import { users } from '../../src/server/features/accounts/accounts.tables.ts';
import {
  createFollowedCompany,
  createResume,
  scoreSomeJobs,
  setAnalysesLeft,
} from '../../src/server/features/analysis-runs/analysis-runs.fixtures.ts';
import { analysisRuns } from '../../src/server/features/analysis-runs/analysis-runs.tables.ts';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { chargeNurse } from '../support/journeys.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

let rolefit: TestApp;
// One worker, and so one Rolefit, for the whole file: starting one takes seconds.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // No workers: the test itself advances the run, to check every stage.
  rolefit = await startOwnRolefit({ BASE_URL: 'http://127.0.0.1' }, { work: false });
});
test.afterAll(() => rolefit.close());

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text });

async function signUp(page: Page, name: string): Promise<SignedInContext> {
  const email = `${name}@example.com`;
  const account = { email, password: 'correct horse 7!', username: name, mode: 'signUp' };
  await page.request.post(`${rolefit.url}/auth?mode=signUp`, { form: account });
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
  return { ...rolefit.app, viewer: { id: user?.id ?? '', email, username: name, isAdmin: false } };
}

async function runIdOf({ db, viewer }: SignedInContext): Promise<string> {
  const [run] = await db.select().from(analysisRuns).where(eq(analysisRuns.userId, viewer.id));
  return run?.id ?? '';
}

test('a company’s analysis is started, stopped and continued, and two tabs show the same', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const ctx = await signUp(page, 'mara');
  await createResume(ctx);
  const companyId = await createFollowedCompany(ctx, 30);
  await page.goto(`${rolefit.url}/analyze?mode=company`);
  await expect(page.getByRole('heading', { name: 'Ready to Analyze' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze All Jobs' })).toBeDisabled();
  await page.getByRole('radio', { name: /^Company/ }).check();
  await expect(page).toHaveURL(new RegExp(companyId));
  const other = await context.newPage();
  await other.goto(page.url());
  const both = async (name: string) => {
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name })).toBeVisible();
  };

  await page.getByRole('button', { name: 'Analyze All Jobs' }).click();
  await expect(toast(page, 'Analysis Started')).toContainText('Started analyzing 30 jobs.');
  await both('Analyzing job 1/30');
  await expect(page.getByRole('button', { name: 'Analyzing job 1/30' })).toBeDisabled();
  await scoreSomeJobs(rolefit.app, await runIdOf(ctx), 12);
  await both('Analyzing job 13/30');
  expect(await pageProblems(page)).toEqual([]);
  await other.getByRole('button', { name: 'Stop' }).click();
  await expect(toast(other, 'Analysis Stopped')).toBeVisible();
  await both('Continue Analysis (12/30 completed)');
  await expect(page.getByText('12 / 200')).toBeVisible();

  await page.getByRole('button', { name: 'Continue Analysis' }).click();
  await both('Analyzing job 13/30');
  await scoreSomeJobs(rolefit.app, await runIdOf(ctx), 18);
  await both('Reanalyze All Jobs');
  await expect(toast(other, 'Analysis Complete')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem')).toHaveCount(20);
});

test('exceeding the limit shows the plans; jobs are picked by hand instead, across pages and a reload', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const ctx = await signUp(page, 'piet');
  await createResume(ctx);
  await createFollowedCompany(ctx, 201);
  await page.goto(`${rolefit.url}/analyze?mode=company`);
  await page.getByRole('radio', { name: /^Company/ }).check();
  await page.getByRole('button', { name: 'Analyze All Jobs' }).click();
  const plans = page.getByRole('dialog', { name: 'Choose your plan' });
  await expect(plans.getByText('Current plan: Free')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await plans.getByRole('link', { name: 'Pick up to 200 by hand' }).click();

  await expect(page.getByRole('heading', { name: 'Analyze Picked Jobs' })).toBeVisible();
  await page.getByLabel('Pick all 25 on this page').check();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page
    .getByRole('checkbox', { name: /^Nurse/ })
    .first()
    .check();
  await page.reload();
  await expect(page.getByText('26 picked')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze 26 Jobs' }).click();
  await expect(toast(page, 'Analysis Started')).toContainText('26 jobs');
  await expect(page.getByText('0 picked')).toBeVisible();
  await scoreSomeJobs(rolefit.app, await runIdOf(ctx), 26);
  await expect(page.getByRole('heading', { name: 'Analysis Complete' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
});

test('a single analysis at the limit shows the plans, and what was typed stays', async ({ page }) => {
  const ctx = await signUp(page, 'una');
  await createResume(ctx);
  await setAnalysesLeft(ctx, 0);
  await page.goto(`${rolefit.url}/analyze`);
  await page.getByLabel('Paste text').check();
  await page.getByLabel('Posting text').fill(chargeNurse);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  const plans = page.getByRole('dialog', { name: 'Choose your plan' });
  await expect(plans).toContainText("You've reached your job analysis limit for this billing period.");
  expect(await pageProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(plans).toBeHidden();
  await expect(page.getByLabel('Posting text')).toHaveValue(chargeNurse);
});

test('a job is scored in a dialog with matches and gaps, and can be scored with another résumé', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const ctx = await signUp(page, 'ida');
  await createResume(ctx);
  const companyId = await createFollowedCompany(ctx, 1);
  await page.goto(`${rolefit.url}/companies/${companyId}`);
  await page.getByRole('link', { name: /^View Details/ }).click();
  await page.getByRole('link', { name: 'Generate Fit Score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fit Score' });
  await dialog.getByLabel('Resume').selectOption('');
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(dialog.getByText('Please select a resume to analyze')).toBeVisible();
  await dialog.getByLabel('Resume').selectOption({ label: 'nurse.pdf' });
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(dialog.getByRole('img', { name: /^Fit score \d+ of 100/ })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: /^Key Matches/ })).toBeVisible();
  await dialog.getByRole('tab', { name: /^Gaps/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Areas for Improvement' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Analyze Another Resume' }).click();
  await dialog.getByRole('button', { name: 'Show Its Score' }).click();
  await expect(dialog.getByRole('img', { name: /^Fit score/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: /^Your fit score/ })).toBeVisible();
});
