import { expect, type Page } from '@playwright/test';
import { blockScripts } from '../support/block-scripts.ts';
import { chargeNurse, signUp, upload } from '../support/journeys.ts';
import { test } from '../support/test.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

test('Save Changes is enabled by a change, and the new name appears in every open tab', async ({
  page,
  context,
}) => {
  await signUp(page);
  const home = await context.newPage();
  await home.goto('/');
  await page.goto('/settings');
  await expect(saveButton(page)).toBeDisabled();
  const name = page.getByLabel('Username');
  const before = await name.inputValue();
  await name.fill('Mara Lind');
  await expect(saveButton(page)).toBeEnabled();
  await name.fill(before);
  await expect(saveButton(page)).toBeDisabled();
  await name.fill('Mara Lind');
  await page.getByRole('switch', { name: 'Email notifications' }).click();
  await name.press('Enter');
  await expect(page.getByText('Settings updated')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await expect(home.getByRole('heading', { name: 'Welcome, Mara Lind' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Mara Lind');
  await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
});

test('an invalid change keeps the input and shows an error at the field', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Minimum match threshold').fill('88');
  await saveButton(page).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('ab');
  await expect(page.getByLabel('Minimum match threshold')).toHaveValue('88');
  await expect(saveButton(page)).toBeEnabled();
});

test('a change that can’t be sent is kept and saved when the connection is back', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByLabel('Username').fill('Mara Lind');
  await page.route('**/settings.data*', (route) => route.abort());
  await saveButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to update settings. Please try again.',
  );
  await expect(page.getByLabel('Username')).toHaveValue('Mara Lind');
  await page.unroute('**/settings.data*');
  await saveButton(page).click();
  await expect(page.getByText('Settings updated')).toBeVisible();
});

test('unsaved changes trigger a warning on navigation, reload and close', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Username').fill('Unsaved');

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' });
  await breadcrumb.click();
  await expect(leaving(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaving(page)).toBeHidden();
  await expect(page.getByLabel('Username')).toHaveValue('Unsaved');

  await page.goBack();
  await expect(leaving(page)).toBeVisible();
  await leaving(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel('Username')).toHaveValue('Unsaved');

  for (const leave of [
    () => page.evaluate(() => location.reload()),
    () => page.close({ runBeforeUnload: true }),
  ]) {
    const dialogOpened = page.waitForEvent('dialog');
    const left = leave().catch(() => {});
    const dialog = await dialogOpened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await left;
    await expect(page.getByLabel('Username')).toHaveValue('Unsaved');
  }

  await breadcrumb.click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('there is no warning without unsaved changes', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  await page.getByLabel('Username').fill('Saved now');
  await saveButton(page).click();
  await expect(page.getByText('Settings updated')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Saved now' })).toBeVisible();
});

test('input before hydration counts as a change', async ({ page }) => {
  await signUp(page);
  const release = await blockScripts(page);
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(saveButton(page)).toBeEnabled();
  await page.getByLabel('Username').fill('Typed early');
  await page.getByRole('switch', { name: 'Save search history' }).uncheck();
  await release();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Typed early');
  await saveButton(page).click();
  await expect(page.getByText('Settings updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue('Typed early');
  await expect(page.getByRole('switch', { name: 'Save search history' })).not.toBeChecked();
});

test('a change in another tab appears without losing the input in this one', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/settings');
  await page.getByLabel('Username').fill('Typed here');
  await other.getByLabel('Minimum match threshold').fill('81');
  await saveButton(other).click();
  await expect(page.getByLabel('Minimum match threshold')).toHaveValue('81');
  await expect(page.getByLabel('Username')).toHaveValue('Typed here');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('settings are saved, and invalid input is kept', async ({ page }) => {
    await signUp(page);
    await page.goto('/settings');
    await page.getByLabel('Username').fill('No script');
    await page.getByLabel('Minimum match threshold').fill('500');
    await saveButton(page).click();
    await expect(page.getByText('Enter a number from 0 to 100')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('No script');
    await page.getByLabel('Minimum match threshold').fill('50');
    await saveButton(page).click();
    await page.goto('/settings');
    await expect(page.getByLabel('Username')).toHaveValue('No script');
    await expect(page.getByLabel('Minimum match threshold')).toHaveValue('50');
  });
});

test('recent searches are listed until they are deleted or the history is turned off', async ({ page }) => {
  await signUp(page);
  await page.goto('/companies');
  const box = page.getByRole('searchbox', { name: 'Search companies' });
  const recent = page.getByRole('region', { name: 'Recent searches' });
  for (const query of ['harbour', 'lumen']) {
    await box.fill(query);
    await box.press('Enter');
    await expect(recent.getByRole('link', { name: query })).toBeVisible();
  }
  await recent.getByRole('link', { name: 'harbour' }).click();
  await expect(page).toHaveURL(/search=harbour/);
  await expect(box).toHaveValue('harbour');
  await page.getByRole('button', { name: 'Remove the search “lumen”' }).click();
  await expect(recent.getByRole('link', { name: 'lumen' })).toBeHidden();

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Save search history' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Settings updated')).toBeVisible();
  await page.goto('/companies');
  await box.fill('again');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=again/);
  await expect(recent).toBeHidden();
});

test('the threshold determines what counts as a match', async ({ page }) => {
  await signUp(page);
  await upload(page, 'registered-nurse.pdf');
  await page.goto('/analyze');
  await page.getByLabel('Paste text').check();
  await page.getByLabel('Posting text').fill(chargeNurse);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Charge Nurse, Medical-Surgical' })).toBeVisible();
  const shown = page.getByRole('img', { name: /score \d+ of 100/i }).first();
  const score = Number(/\d+/.exec((await shown.getAttribute('aria-label')) ?? '')?.[0]);

  for (const [threshold, matches] of [
    [score, '1 of 1 is a match'],
    [score + 1, '0 of 1 is a match'],
  ] as const) {
    await page.goto('/settings');
    await page.getByLabel('Minimum match threshold').fill(String(threshold));
    await saveButton(page).click();
    await expect(page.getByText('Settings updated')).toBeVisible();
    for (const path of ['/', '/results']) {
      await page.goto(path);
      await expect(page.getByText(matches)).toBeVisible();
      await expect(page.getByText('Match', { exact: true })).toHaveCount(threshold === score ? 1 : 0);
    }
  }
});
