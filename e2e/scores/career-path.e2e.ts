import { expect, type Page } from '@playwright/test';
import { signUp, upload } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const current = (page: Page) => page.locator('main [aria-current=step]');

test('the tracker follows each step, and the plan follows the marks', async ({ page, context }) => {
  test.setTimeout(180_000);
  await signUp(page);
  await page.goto('/');
  await expect(current(page)).toContainText('Upload your resume to get started');

  const other = await context.newPage();
  await upload(other, 'registered-nurse.pdf');
  await expect(current(page)).toContainText('Follow at least one company to track jobs');

  const [, companyId = ''] = await matchSource(
    page,
    '/companies?search=cormorant',
    /href="\/companies\/([\w-]{36})/,
  );
  await page.request.post(`/companies/${companyId}`, { form: { intent: 'follow' } });
  await expect(current(page)).toContainText('Run an analysis on a job to see your match');

  const [, resumeId = ''] = await matchSource(page, '/analyze', /<option value="([\w-]{36})"/);
  for (const title of ['Emergency Department Nurse Manager', 'ICU Registered Nurse']) {
    const list = `/companies/${companyId}?search=${encodeURIComponent(title)}`;
    const [, jobId = ''] = await matchSource(page, list, /href="\/jobs\/([\w-]{36})/);
    await page.request.post(`/jobs/${jobId}`, { form: { intent: 'score', resumeId } });
  }
  await expect(current(page)).toContainText('Start a skill gap analysis to personalize learning');
  await expect(page.getByRole('link', { name: /ICU Registered Nurse/ })).toBeVisible();

  await page.getByRole('button', { name: 'Start skill gap analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Skill Gap Analysis & Career Path' })).toBeVisible();
  const wins = page.getByRole('list', { name: 'Quick Wins' }).getByRole('listitem');
  const name = (await wins.nth(1).getByRole('heading').textContent()) ?? '';
  const win = wins.filter({ has: page.getByRole('heading', { name, exact: true }) });
  await win.getByText('Why').click();
  await expect(win.getByRole('link', { name: /Emergency Department Nurse Manager|ICU/ })).toBeVisible();
  await expect(win.locator('blockquote')).toContainText(/\w/);

  await win.getByRole('button', { name: `Have it ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'You have these' })).toBeVisible();
  await expect(win).toHaveCount(0);
  await page.getByRole('button', { name: `Undo ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'You have these' })).toHaveCount(0);
  await win.getByRole('button', { name: `Learning ${name}` }).click();
  await expect(wins.first().getByRole('heading')).toHaveText(name);
  expect(await pageProblems(page)).toEqual([]);

  await other.goto('/');
  await expect(current(other)).toHaveCount(0);
  await expect(other.getByText('Plan started')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Full plan' })).toBeVisible();
  expect(await pageProblems(other)).toEqual([]);
});

/** Matches the HTML source of a page without opening it. */
async function matchSource(page: Page, path: string, pattern: RegExp): Promise<RegExpExecArray> {
  const match = pattern.exec(await (await page.request.get(path)).text());
  if (!match) throw new Error(`${path} does not contain ${pattern}`);
  return match;
}
