import { expect } from '@playwright/test';
import { chargeNurse, signUp, upload } from '../support/journeys.ts';
import { startPostingServer } from '../support/servers/posting-server.ts';
import { test } from '../support/test.ts';

test('a visitor scores a sample on the landing page and sees the score with quotes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Staff accountant' }).click();
  await expect(page.getByRole('heading', { name: 'Your fit', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^(Fit )?score \d+ of 100/i }).first()).toBeVisible();
  await expect(page.getByText('The posting asks').first()).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page.getByText('What would raise your score')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('a new member scores a sample résumé of their choice at once', async ({ page }) => {
  await signUp(page);
  await page.goto('/upload');
  await page.getByLabel('Sample résumé').selectOption('Software engineer');
  await page.getByRole('button', { name: 'Score it now' }).click();
  await expect(page.getByText('Thornbury Freight Systems, Inc.').first()).toBeVisible();
  await expect(page.getByText('software-engineer.pdf')).toBeVisible();
  await expect(page.getByText('Analysis Complete')).toBeVisible();
});

test('a visitor uploads a PDF and pastes a posting', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your résumé', { exact: true }).setInputFiles('demo/resumes/registered-nurse.pdf');
  await page.getByLabel('The job posting').fill(chargeNurse);
  await page.getByRole('button', { name: 'Get the score' }).click();
  await expect(page.getByRole('heading', { name: 'Your fit', exact: true })).toBeVisible();
  await expect(page.getByText('BLS').first()).toBeVisible();
});

test('a visitor sees the conditions of a posting separately from the score', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your résumé', { exact: true }).setInputFiles('demo/resumes/registered-nurse.pdf');
  await page
    .getByLabel('The job posting')
    .fill(`${chargeNurse}\n\nTravel: Up to 20% between our two hospitals\nMust be able to lift 40 pounds`);
  await page.getByRole('button', { name: 'Get the score' }).click();
  await expect(page.getByRole('heading', { name: 'Check these yourself' })).toBeVisible();
  await expect(
    page.getByRole('definition').filter({ hasText: 'Up to 20% between our two hospitals' }),
  ).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'able to lift 40 pounds' })).toBeVisible();
});

test('a new member uploads a PDF, analyzes it with a pasted posting and finds the result again', async ({
  page,
}) => {
  await signUp(page);
  await upload(page, 'registered-nurse.pdf');
  await page.getByRole('link', { name: 'Preview' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/registered nurse/i).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  await page.getByRole('link', { name: 'Analyze', exact: true }).click();
  await page.getByLabel('Paste text').check();
  await page.getByLabel('Posting text').fill(chargeNurse);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Charge Nurse, Medical-Surgical' })).toBeVisible();
  await expect(page.getByText('Analysis Complete')).toBeVisible();
  await expect(page.getByText('What would raise your score')).toBeVisible();

  await page.goto('/results');
  await page.getByRole('button', { name: /Charge Nurse, Medical-Surgical/ }).click();
  await expect(page.getByText('The posting asks').first()).toBeVisible();
});

test('a member analyzes a posting by URL', async ({ page }) => {
  const postings = await startPostingServer(4174);
  try {
    await signUp(page);
    await upload(page, 'registered-nurse.docx');
    await page.goto('/analyze');
    await page.getByLabel('Job URL').fill(`${postings.url}/jobs/registered-nurse`);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', /registered-nurse/);
  } finally {
    await postings.close();
  }
});

test('invalid input is kept, with a message what to do', async ({ page }) => {
  await signUp(page);
  await page.goto('/analyze');
  await expect(page.getByText('No résumé to analyze yet')).toBeVisible();
  await upload(page, 'staff-accountant.pdf');
  await page.goto('/analyze');
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page.getByText('Please enter a job posting URL to analyze.').first()).toBeVisible();
  await page.getByLabel('Job URL').fill('http://127.0.0.1:22/job');
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page.getByText(/doesn’t lead to a public web page/).first()).toBeVisible();
  await expect(page.getByLabel('Job URL')).toHaveValue('http://127.0.0.1:22/job');
});

test('changes in one tab appear in the other', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/resumes');
  await expect(page.getByText("You haven't uploaded any resumes yet.")).toBeVisible();
  const other = await context.newPage();
  await upload(other, 'software-engineer.pdf');
  await expect(page.getByText('software-engineer.pdf')).toBeVisible();
  await other.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('Resume deleted')).toBeVisible();
  await expect(page.getByText("You haven't uploaded any resumes yet.")).toBeVisible();
});
