import { expect, type Page } from '@playwright/test';
import { chargeNurse, ownAddress } from '../support/journeys.ts';
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { test } from '../support/test.ts';

/** Opens a page through the header: a link, or the menus that lead to it. */
async function openFromHeader(page: Page, ...labels: string[]): Promise<void> {
  const header = page.getByRole('banner');
  for (const label of labels.slice(0, -1)) {
    await pressOn(page, header.locator('summary:visible', { hasText: label }));
  }
  await pressOn(page, header.getByRole('link', { name: labels.at(-1), exact: true }));
}

test('ten tasks can be done with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await ownAddress(page);
  const name = `keys${Date.now()}${process.pid}`;
  const main = page.getByRole('main');

  await test.step('sign up', async () => {
    await page.goto('/');
    await pressOn(page, main.getByRole('link', { name: 'Create an account' }).first());
    await typeInto(page, page.getByLabel('Username'), name);
    await typeInto(page, page.getByLabel('Email'), `${name}@example.com`);
    await typeInto(page, page.getByLabel('Password', { exact: true }), 'correct horse 7!');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  });

  await test.step('upload a résumé', async () => {
    await openFromHeader(page, 'Resumes');
    await pressOn(page, main.getByRole('link', { name: 'Upload New Resume' }));
    await expect(page).toHaveURL('/upload');
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, page.getByLabel('Your résumé'));
    await (await chooser).setFiles('demo/resumes/registered-nurse.pdf');
    await pressOn(page, page.getByRole('button', { name: 'Upload', exact: true }));
    await expect(main.getByRole('heading', { name: 'registered-nurse.pdf' })).toBeVisible();
  });

  await test.step('follow a company', async () => {
    await openFromHeader(page, 'Companies', 'All Companies');
    await typeInto(page, page.getByLabel('Search companies'), 'cormorant');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=cormorant/);
    await pressOn(page, main.getByRole('button', { name: /^Follow Cormorant/ }), 'Space');
    await expect(main.getByRole('button', { name: /^Following Cormorant/ })).toBeVisible();
  });

  await test.step('analyze all jobs of a company', async () => {
    await openFromHeader(page, 'Analyzer');
    await pressOn(page, main.getByRole('link', { name: 'Analyze Company' }));
    await pressOn(page, main.getByRole('radio', { name: /^Cormorant/ }), 'Space');
    await pressOn(page, main.getByRole('button', { name: 'Analyze All Jobs' }));
    await expect(main.getByRole('heading', { name: 'Analysis Complete' })).toBeVisible();
  });

  await test.step('open a result and look at a gap', async () => {
    await openFromHeader(page, 'Results');
    const row = main.getByRole('list', { name: 'Results' }).getByRole('button').last();
    await pressOn(page, row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, main.getByRole('tab', { name: /^Key Matches/ }));
    await page.keyboard.press('ArrowRight');
    const gaps = main.getByRole('tab', { name: /^Gaps/ });
    await expect(gaps).toBeFocused();
    await expect(gaps).toHaveAttribute('aria-selected', 'true');
    const list = main.getByRole('tablist', { name: 'Areas for Improvement' }).getByRole('tab');
    await tabTo(page, list.first());
    await page.keyboard.press('ArrowDown');
    await expect(list.nth(1)).toBeFocused();
    await expect(main.getByRole('tabpanel').filter({ hasText: 'The posting asks for' }).last()).toBeVisible();
  });

  await test.step('edit the master résumé', async () => {
    await openFromHeader(page, 'Resumes');
    await pressOn(page, main.getByRole('link', { name: 'Master Resume' }).first());
    await typeInto(page, page.getByLabel('Full Name'), 'Mara Lind');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Mara Lind')).toBeVisible();
    await pressOn(page, main.getByRole('link', { name: 'Edit' }));
    const dialog = page.getByRole('dialog');
    await typeInto(page, dialog.getByLabel('Location'), 'Duluth, Minnesota');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Duluth, Minnesota')).toBeVisible();
  });

  await test.step('pick a university', async () => {
    await page.goto('/university-search');
    await typeInto(page, page.getByLabel('Select a University'), 'Duluth');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('status').filter({ hasText: 'Selected University' })).toContainText('Duluth');
  });

  await test.step('change a setting', async () => {
    await openFromHeader(page, 'Settings');
    await pressOn(page, main.getByRole('switch', { name: 'Email notifications' }), 'Space');
    await pressOn(page, main.getByRole('button', { name: 'Save Changes' }));
    await expect(page.locator('[data-sonner-toast]', { hasText: 'Settings updated' })).toBeVisible();
  });

  await test.step('find a page with the palette', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
    await page.keyboard.type('check your fit');
    await expect(page.getByRole('option', { selected: true })).toContainText('Check your fit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/check');
  });

  await test.step('check your fit', async () => {
    await typeInto(page, page.getByLabel('Or paste its text'), resume);
    await typeInto(page, page.getByLabel('The job posting'), chargeNurse);
    await pressOn(page, main.getByRole('button', { name: 'Get the score' }));
    await expect(main.getByRole('heading', { name: 'Your fit' })).toBeVisible();
  });
});

const resume = `Ida Holm
Registered Nurse, Elm Hospital, 2016 – present
- Cared for patients after surgery
Skills: BLS, telemetry`;
