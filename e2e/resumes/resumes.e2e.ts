import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signUp, upload } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const pdf = readFileSync('demo/resumes/registered-nurse.pdf');
const asPdf = (name: string, buffer: Buffer = pdf) => ({ name, mimeType: 'application/pdf', buffer });
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Your résumé').setInputFiles(files);
const files = (page: Page) => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
const cards = (page: Page) => page.getByRole('list', { name: 'Uploaded résumés' }).locator('> li:visible');

async function openUpload(page: Page): Promise<void> {
  await page.goto('/upload');
  // Selecting multiple files needs JavaScript.
  await expect(page.getByLabel('Your résumé')).toHaveAttribute('multiple', '');
}

test.describe('uploading', () => {
  test('one file redirects to the list with a message', async ({ page }) => {
    await signUp(page);
    await openUpload(page);
    await choose(page, asPdf('mine.pdf'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page).toHaveURL(/\/resumes$/);
    await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'mine.pdf' })).toBeVisible();
  });

  test('of several files, one uses the quota and the others show why not', async ({ page }) => {
    await signUp(page);
    await openUpload(page);
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/upload/file')) uploads++;
    });
    await choose(page, asPdf('one.pdf'), asPdf('cat.png'), asPdf('two.pdf'), asPdf('three.pdf'));
    await expect(files(page).filter({ hasText: 'cat.png' })).toContainText(
      'Only PDF and DOCX files can be uploaded.',
    );
    await page.getByRole('button', { name: 'Upload 3 resumes' }).click();
    await expect(files(page).filter({ hasText: 'one.pdf' })).toContainText('uploaded');
    for (const name of ['two.pdf', 'three.pdf'])
      await expect(files(page).filter({ hasText: name })).toContainText(
        "Upload limit reached: You've reached your resume upload limit. Please upgrade your plan to upload more resumes.",
      );
    await expect(page.getByText("You've used 1 out of 1 resume uploads.")).toBeVisible();
    expect(uploads).toBe(2);
    expect(await pageProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'See what was uploaded (1)' }).click();
    await expect(cards(page)).toHaveCount(1);
  });

  test('a sample doesn’t use the quota', async ({ page }) => {
    await signUp(page);
    await page.goto('/upload');
    await page.getByRole('button', { name: 'Use a sample résumé' }).click();
    await expect(page).toHaveURL(/\/resumes$/);
    await upload(page, 'registered-nurse.pdf');
    await expect(cards(page)).toHaveCount(2);
  });

  test('an upload can be cancelled and retried', async ({ page }) => {
    await signUp(page);
    await openUpload(page);
    // Never responds.
    await page.route('**/upload/file', () => {});
    await choose(page, asPdf('slow.pdf'), asPdf('next.pdf'));
    await page.getByRole('button', { name: 'Upload 2 resumes' }).click();
    await expect(page.getByRole('progressbar', { name: 'slow.pdf' })).toBeVisible();
    await expect(files(page).filter({ hasText: 'next.pdf' })).toContainText('waiting');
    await page.getByRole('button', { name: 'Cancel next.pdf' }).click();
    await page.getByRole('link', { name: 'Back to my résumés' }).click();
    await expect(page.getByText('Leave before the upload finishes?')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Cancel slow.pdf' }).click();
    await expect(files(page).filter({ hasText: 'slow.pdf' })).toContainText('cancelled');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Remove next.pdf' }).click();
    await page.getByRole('button', { name: 'Try again with slow.pdf' }).click();
    await expect(page).toHaveURL(/\/resumes$/);
    await expect(page.getByRole('heading', { name: 'slow.pdf' })).toBeVisible();
  });

  test('a broken connection fails one file, and the next is uploaded', async ({ page }) => {
    await signUp(page);
    await openUpload(page);
    await page.route('**/upload/file', (route) => route.abort(), { times: 1 });
    await choose(page, asPdf('first.pdf'), asPdf('second.pdf'));
    await page.getByRole('button', { name: 'Upload 2 resumes' }).click();
    await expect(files(page).filter({ hasText: 'first.pdf' })).toContainText('Connection Issue');
    await expect(files(page).filter({ hasText: 'second.pdf' })).toContainText('uploaded');
    expect(await pageProblems(page)).toEqual([]);
  });

  test('too many attempts show when to try again', async ({ page }) => {
    await signUp(page);
    await openUpload(page);
    const message = 'Please wait a few moments before trying again.';
    await page.route('**/upload/file', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '240' },
        json: { error: { code: 'too_many_attempts', title: 'Too Many Attempts', message } },
      }),
    );
    await choose(page, asPdf('one.pdf'), asPdf('two.pdf'));
    await page.getByRole('button', { name: 'Upload 2 resumes' }).click();
    for (const name of ['one.pdf', 'two.pdf'])
      await expect(files(page).filter({ hasText: name })).toContainText(
        `Too Many Attempts: ${message} Your file is still here: try again in 4 minutes.`,
      );
  });

  test('with an ended session redirects to sign in', async ({ page }) => {
    await signUp(page);
    await openUpload(page);
    await choose(page, asPdf('mine.pdf'));
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    // The file's row says it too, until the sign-in page is drawn.
    await expect(page.locator('[data-sonner-toast]')).toContainText('Please sign in to upload resumes.');
  });

  test('without a file shows an error', async ({ page }) => {
    await signUp(page);
    await openUpload(page);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Choose a PDF or DOCX file first.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one résumé is uploaded and read', async ({ page }) => {
    await signUp(page);
    await page.goto('/upload');
    await page.getByLabel('Your résumé').setInputFiles('demo/resumes/registered-nurse.pdf');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page).toHaveURL(/\/resumes$/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('the cards', () => {
  test('show the text formatted and as read', async ({ page }) => {
    await signUp(page);
    await upload(page, 'registered-nurse.pdf');
    await page.getByRole('link', { name: 'Preview' }).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('heading', { name: 'EXPERIENCE' })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await viewer.getByRole('tab', { name: 'As read' }).click();
    await expect(viewer.getByRole('tabpanel', { name: 'As read' })).toContainText('EXPERIENCE');
    expect(await pageProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/\/resumes$/);
  });

  test('disappear at once when deleted, after confirmation', async ({ page }) => {
    await signUp(page);
    await upload(page, 'registered-nurse.pdf');
    await page.getByRole('button', { name: 'Delete registered-nurse.pdf' }).click();
    await expect(
      page.getByRole('alertdialog', { name: 'Are you sure you want to delete "registered-nurse.pdf"?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(cards(page)).toHaveCount(1);
    const released = Promise.withResolvers<void>();
    await page.route('**/resumes.data*', async (route) => {
      if (route.request().method() === 'POST') await released.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Delete registered-nurse.pdf' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(cards(page)).toHaveCount(0);
    released.resolve();
    await expect(page.getByText('Resume deleted')).toBeVisible();
    await expect(page.getByText("You haven't uploaded any resumes yet.")).toBeVisible();
  });

  test('come back with an error when deleting fails', async ({ page }) => {
    await signUp(page);
    await upload(page, 'registered-nurse.pdf');
    await page.route('**/resumes.data*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Delete registered-nurse.pdf' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(
      page.getByText('Failed to delete resume: Please check your internet connection and try again.'),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });

  test('of unreadable files say what to do', async ({ page }) => {
    await signUp(page);
    await openUpload(page);
    await choose(page, asPdf('broken.pdf', Buffer.from('%PDF-1.7 nothing in it')));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('We couldn’t read this file')).toBeVisible();
    await expect(page.getByText('This file is damaged and can’t be opened.')).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
  });
});
