import { expect, test } from '@playwright/test';
import { blockScripts } from '../support/block-scripts.ts';
import { hydrated } from '../support/hydrated.ts';
import { chargeNurse, signUp, upload } from '../support/journeys.ts';

test('input before hydration is kept and counts', async ({ page }) => {
  const name = await signUp(page);
  await upload(page, 'registered-nurse.pdf');
  let release = await blockScripts(page);
  await page.goto('/profile', { waitUntil: 'commit' });
  await page.getByLabel('Current password').fill('wrong horse 7!');
  await page.getByLabel('New password', { exact: true }).fill('another horse 8!');
  await page.getByLabel('Confirm new password').fill('another horse 8!');
  await page.getByLabel(/^Type .* to confirm$/).fill(`${name}@example.com`);
  await release();
  await hydrated(page);
  await expect(page.getByText('Password strength:')).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('This isn’t your current password.').first()).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('wrong horse 7!');
  await expect(page.getByLabel(/^Type .* to confirm$/)).toHaveValue(`${name}@example.com`);

  release = await blockScripts(page);
  await page.goto('/analyze', { waitUntil: 'commit' });
  await page.getByLabel('Paste text').check();
  await release();
  await page.getByLabel('Posting text').fill(chargeNurse);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page).toHaveURL(/\/results\/./);
});

test('a form of the master résumé keeps what was typed before JavaScript runs', async ({ page }) => {
  await signUp(page);
  const release = await blockScripts(page);
  await page.goto('/master-resume?tab=education&add=', { waitUntil: 'commit' });
  await page.getByLabel('Institution').fill('Harbour College');
  await page.getByLabel('Field of Study').fill('Nursing');
  await release();
  await hydrated(page);
  const institution = page.getByRole('combobox', { name: 'Institution' });
  await expect(institution).toHaveValue('Harbour College');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Degree is required')).toBeVisible();
  await page.reload();
  await expect(institution).toHaveValue('Harbour College');
  await expect(page.getByLabel('Field of Study')).toHaveValue('Nursing');
});

test('the instant check keeps what was typed before JavaScript runs, beside what was there', async ({
  page,
}) => {
  await page.goto('/check');
  await hydrated(page);
  await page.getByLabel('Or paste its text').fill('Jo Doe\nRegistered nurse');
  await page.getByLabel('The job posting').fill('Old posting');
  const release = await blockScripts(page);
  await page.goto('/check', { waitUntil: 'commit' });
  await page.getByLabel('The job posting').fill(chargeNurse);
  await release();
  await hydrated(page);
  await expect(page.getByLabel('Or paste its text')).toHaveValue('Jo Doe\nRegistered nurse');
  await expect(page.getByLabel('The job posting')).toHaveValue(chargeNurse);
  await page.reload();
  await expect(page.getByLabel('The job posting')).toHaveValue(chargeNurse);
});
