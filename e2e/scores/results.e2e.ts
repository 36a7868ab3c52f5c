import { expect, type Page } from '@playwright/test';
import { chargeNurse, signUp } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const postings = [
  chargeNurse,
  'Staff Accountant\n\nRequirements\n• CPA license\n• Month-end close\n• GAAP',
  'Night Nurse\n\nRequirements\n• Registered nurse (RN) license\n• Telemetry',
  'Nurse Educator\n\nRequirements\n• Registered nurse (RN) license\n• BLS certification\n• Teaching\n• Spanish',
  'Line Cook\n\nRequirements\n• Two years in a professional kitchen\n• Food handler card',
  'Ward Nurse\n\nRequirements\n• Registered nurse (RN) license\n• Kubernetes administration\n• PostgreSQL\n• Fluent Spanish',
];

/** Scores a sample résumé against each posting, with plain requests. */
async function analyzeAll({ request }: Page): Promise<void> {
  await request.post('/upload', { multipart: { sample: 'registered-nurse-pdf' } });
  let resumeId = '';
  await expect
    .poll(async () => {
      const html = await (await request.get('/analyze')).text();
      resumeId = /<option value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
      return resumeId;
    })
    .not.toBe('');
  for (const postingText of postings) {
    const response = await request.post('/analyze', { form: { resumeId, source: 'text', postingText } });
    expect(response.url()).toMatch(/\/results\/./);
  }
}

test('results are filtered, sorted, opened, simulated and deleted, and a reload keeps the choices', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await signUp(page);
  await analyzeAll(page);
  await page.goto('/results');
  const rows = page.getByRole('list', { name: 'Results' }).getByRole('heading', { level: 3 });
  const count = page.getByRole('status').filter({ hasText: 'results' });
  await expect(page.getByRole('table', { name: 'Number of results by score' })).toBeVisible();
  await expect(rows).toHaveCount(6);

  await page.getByRole('searchbox', { name: 'Search' }).fill('nurse');
  await expect(count).toHaveText('4 of 6 results');
  await page.getByLabel('Sort by').selectOption('Date');
  await expect(rows.first()).toContainText('Ward Nurse');
  await page.getByRole('link', { name: /^Newest first/ }).click();
  await expect(rows.first()).toContainText('Charge Nurse');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('nurse');
  await expect(page.getByLabel('Sort by')).toHaveValue('date');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Charge Nurse');
  await page.goBack();
  await expect(rows.first()).toContainText('Ward Nurse');

  const opened = rows.first().getByRole('button');
  await opened.press('Space');
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  const boxes = page.getByRole('region', { name: 'Fit score of Ward Nurse' }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const withTwo = page.getByRole('status').filter({ hasText: 'With these two' });
  await expect(withTwo).toHaveText(/^With these two: \d+, \w+$/);
  const inRow = await withTwo.textContent();
  expect(await pageProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page.getByRole('heading', { name: 'Ward Nurse', level: 1 })).toBeVisible();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await expect(withTwo).toHaveText(inRow ?? '');
  await page.reload();
  await expect(withTwo).toHaveText(inRow ?? '');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);

  const other = await context.newPage();
  await other.goto('/results?min=90');
  await page.goto('/results');
  await page.getByRole('button', { name: 'Delete All' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete all 6 results?' });
  await question.getByRole('button', { name: 'Delete All' }).click();
  await expect(page.locator('[data-sonner-toast]', { hasText: 'Results deleted' })).toBeVisible();
  await expect(page.getByText('No results yet')).toBeVisible();
  await expect(other.getByText('No results yet')).toBeVisible();
});
