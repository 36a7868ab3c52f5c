import { expect } from '@playwright/test';
import { chargeNurse } from '../support/journeys.ts';
import { test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete and the instant check works', async ({ page }) => {
    await page.goto('/');
    for (const name of [
      'Know how you fit before you apply.',
      'How It Works',
      'A job search without guessing',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await page
      .getByLabel('Or paste its text')
      .fill('Registered nurse, BLS certified, six years of medical-surgical nursing.');
    await page.getByLabel('The job posting').fill(chargeNurse);
    await page.getByRole('button', { name: 'Get the score' }).click();
    await expect(page.getByRole('heading', { name: 'Your fit', exact: true })).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
  });

  test('signing up, uploading, previewing and deleting work', async ({ page }) => {
    await page.goto('/auth?mode=signUp');
    await page.getByLabel('Username').fill('plain');
    await page.getByLabel('Email').fill(`plain${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse 7!');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, plain' })).toBeVisible();
    await expect(page.locator('noscript [role=status]')).toContainText('Account Created!');

    await page.goto('/upload');
    await page.getByLabel('Your résumé').setInputFiles('demo/resumes/staff-accountant.docx');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(async () => {
      await page.goto('/resumes');
      await page.getByRole('link', { name: 'Preview' }).click({ timeout: 1_000 });
    }).toPass();
    await expect(page.locator('main > div > noscript > div')).toContainText('Theodore');
    await page.locator('noscript summary', { hasText: 'Delete' }).click();
    await page.locator('noscript form button').click();
    await expect(page.getByText("You haven't uploaded any resumes yet.")).toBeVisible();
  });
});

test('the landing page loads at most 150 kB of compressed JavaScript', async ({ page }) => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  console.log(
    `landing page: ${scripts.size} scripts, ${(bytes / 1000).toFixed(1)} kB compressed, with headers`,
  );
  expect(scripts.size).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(150_000);
});

test('the theme is set before the first paint and remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('light');
});

test('an unknown path shows the 404 page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('every page has its own title, description and canonical link', async ({ page }) => {
  for (const [path, title] of [
    ['/', /Rolefit/],
    ['/auth', /Sign in/],
    ['/faq', /Help Center/],
    ['/check', /Check your fit/],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
});
