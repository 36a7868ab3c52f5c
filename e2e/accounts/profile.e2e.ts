import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signUp, upload } from '../support/journeys.ts';
import { test } from '../support/test.ts';

test('a session on another device is listed and can be ended', async ({ page, browser, baseURL }) => {
  const name = await signUp(page);
  const phone = await browser.newContext({
    baseURL,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  });
  const other = await phone.newPage();
  await other.goto('/auth');
  await other.getByLabel('Email').fill(`${name}@example.com`);
  await other.getByLabel('Password', { exact: true }).fill('correct horse 7!');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText('Chrome on Linux')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('Signed out on that device')).toBeVisible();
  await expect(page.getByText('Safari on iPhone')).toBeHidden();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/auth\?next=%2Fprofile/);
  await phone.close();
});

test('a user changes their password, downloads their data and deletes the account', async ({
  page,
  browser,
  baseURL,
}) => {
  // The first account is an administrator, who would need to confirm leaving.
  const otherContext = await browser.newContext({ baseURL });
  await signUp(await otherContext.newPage());
  await otherContext.close();
  const name = await signUp(page);
  await upload(page, 'registered-nurse.pdf');
  await page.goto('/profile');
  await page.getByLabel('Current password').fill('wrong horse 7!');
  await page.getByLabel('New password', { exact: true }).fill('another horse 8!');
  await page.getByLabel('Confirm new password').fill('another horse 8!');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('This isn’t your current password.').first()).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('another horse 8!');
  await page.getByLabel('Current password').fill('correct horse 7!');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data.account.email).toBe(`${name}@example.com`);
  expect(data.resumes[0].extractedText).toMatch(/nurse/i);

  await page.getByLabel(/^Type .* to confirm$/).fill('not me');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Type your email address exactly as shown above.').first()).toBeVisible();
  await page.getByLabel(/^Type .* to confirm$/).fill(`${name}@example.com`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth/);
});
