import { expect, type Page } from '@playwright/test';
import { scoringExample } from '../../demo/scoring-example.ts';
import { fit as fitOf } from '../../src/fit/fit.ts';
import { htmlToText } from '../../src/job-boards/html/html-to-text.ts';
import { test } from '../support/test.ts';

const { resume, html } = scoringExample();
const posting = htmlToText(html);

/** The engine's result for the date in the page's receipt. */
async function expectedResult(page: Page) {
  const receipt = await page.locator('details', { hasText: 'Receipt' }).textContent();
  const today = /\d{4}-\d{2}-\d{2}/.exec(receipt ?? '')?.[0];
  if (!today) throw new Error('The receipt has no date.');
  return fitOf({ resume, posting, today });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads how scoring works, with an example that matches the engine’s result', async ({
    page,
  }) => {
    await page.goto('/how-scoring-works');
    await expect(page.getByRole('heading', { level: 1, name: 'How scoring works' })).toBeVisible();
    const { fitScore, keyMatches, gaps } = await expectedResult(page);
    const example = page.getByRole('region', { name: 'The example’s fit score' });
    await expect(example.getByRole('img', { name: `Fit score ${fitScore} of 100` })).toBeVisible();
    await expect(example.getByRole('tab', { name: 'Key Matches' })).toHaveText(
      `Key Matches${keyMatches.length}`,
    );
    await expect(example.getByRole('tab', { name: 'Gaps' })).toHaveText(`Gaps${gaps.length}`);
  });

  test('every entry in the table of contents leads to a section', async ({ page }) => {
    await page.goto('/how-scoring-works');
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    expect(await entries.count()).toBeGreaterThan(10);
    for (const entry of await entries.all()) {
      await entry.click();
      const name = (await entry.textContent()) ?? '';
      await expect(page.getByRole('heading', { level: 2, name, exact: true }).last()).toBeInViewport();
    }
  });

  test('the points of the example match those of the engine', async ({ page }) => {
    await page.goto('/how-scoring-works');
    const { components } = await expectedResult(page);
    const table = page.getByRole('table', { name: 'The parts of the score' });
    for (const { label, points } of Object.values(components)) {
      const row = table.getByRole('row').filter({ hasText: label });
      await expect(row.getByRole('cell').nth(1)).toContainText(points.toFixed(1));
    }
  });

  test('the example’s texts get the same score in the instant check', async ({ page }) => {
    await page.goto('/how-scoring-works');
    const { fitScore } = await expectedResult(page);
    await page.goto('/check');
    await page.getByLabel('Or paste its text').fill(resume);
    await page.getByLabel('The job posting').fill(posting);
    await page.getByRole('button', { name: 'Get the score' }).click();
    await expect(page.getByRole('img', { name: `Fit score ${fitScore} of 100` })).toBeVisible();
    await page.getByRole('link', { name: 'how scoring works', exact: true }).click();
    await expect(page).toHaveURL('/how-scoring-works');
  });
});

test('the landing page, the help center and the footer link to it', async ({ page }) => {
  for (const path of ['/', '/faq', '/privacy']) {
    await page.goto(path);
    await page
      .getByRole('link', { name: /^how scoring works$/i })
      .first()
      .click();
    await expect(page).toHaveURL('/how-scoring-works');
    await expect(page).toHaveTitle(/How scoring works/);
  }
});
