import { expect, type Page } from '@playwright/test';
import { chargeNurse, signUp, upload } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const input = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const status = (page: Page) => palette(page).getByRole('status');
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette and types like a person. Waits until the answer has been announced. */
async function search(page: Page, query: string): Promise<void> {
  if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await input(page).fill('');
  await page.keyboard.type(query);
  await expect(status(page)).not.toBeEmpty();
}

/** Follows the company whose name starts like this, and waits for its jobs. */
async function follow(page: Page, name: string): Promise<void> {
  await page.goto(`/companies?search=${name}`);
  await page.getByRole('button', { name: new RegExp(`^Follow ${name}`) }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Following ${name}`) })).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* jobs?$/)).toBeVisible();
}

test('a job, a company, a résumé and a result are found and opened by keyboard alone', async ({ page }) => {
  await signUp(page);
  await upload(page, 'registered-nurse.pdf');
  await follow(page, 'Cormorant');
  await page.goto('/analyze');
  await page.getByLabel('Paste text').check();
  await page.getByLabel('Posting text').fill(chargeNurse);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Charge Nurse, Medical-Surgical' })).toBeVisible();

  await search(page, 'icu registered cormorant');
  await expect(selected(page)).toHaveText(/^ICU Registered Nurse.*Cormorant Bay Health/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'ICU Registered Nurse' })).toBeVisible();
  await expect(palette(page)).toBeHidden();

  await search(page, 'thistle');
  await expect(selected(page)).toHaveText(/^Thistle/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Thistle/ })).toBeVisible();

  await search(page, 'nurse.pdf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('registered-nurse.pdf').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await search(page, 'nurse');
  await page.keyboard.press('End');
  await expect(selected(page)).toHaveText(/^Charge Nurse, Medical-Surgical\d+ · [A-Z]/);
  await page.keyboard.press('Home');
  await expect(selected(page)).toHaveText(/Cormorant Bay Health/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);

  await page.keyboard.press('Control+k');
  await input(page).fill('nurse');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(/\/results\//);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue('');
});

test('screens and actions appear at once, and what the server finds does not move the selection', async ({
  page,
}) => {
  await signUp(page);
  await follow(page, 'Brackenloop');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/palette?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('an');
  await expect(selected(page)).toHaveText('Analyzer');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveText('Analyze Company');
  await expect(status(page)).toBeEmpty();
  const before = await page.getByRole('option').allTextContents();
  expect(before).toContain('Analyze a job');
  answer();
  await expect(status(page)).toHaveText(/^\d+ entries found\.$/);
  const after = await page.getByRole('option').allTextContents();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  await expect(selected(page)).toHaveText('Analyze Company');
});

test('a newer query aborts the older request, and one letter is not searched for', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  const asked: (string | null)[] = [];
  await page.route('**/palette?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('q');
    asked.push(query);
    const company = { id: '1', name: `Answer to ${query}`, industry: null, isFollowed: false };
    if (query !== 'zz')
      await route.fulfill({ json: { jobs: [], companies: [company], resumes: [], results: [] } });
  });
  await page.keyboard.press('Control+k');
  await input(page).fill('z');
  await expect(status(page)).toHaveText('Nothing found. Try other words.');
  await input(page).fill('zz');
  await expect.poll(() => asked).toEqual(['zz']);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=zz'));
  await input(page).fill('zzz');
  await aborted;
  await expect(page.getByRole('option')).toHaveText(['Answer to zzz']);
  expect(asked).toEqual(['zz', 'zzz']);
});

test('what is typed while the palette still loads is searched for', async ({ page }) => {
  await page.goto('/faq');
  let deliver = () => {};
  const isWanted = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('prix');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('c');
  await expect(palette(page)).toBeHidden();
  deliver();
  await expect(input(page)).toHaveValue('pric');
  await page.keyboard.type('ing');
  await expect(page.getByRole('option')).toHaveText(['Pricing']);
});

test('no key is lost in the moment the palette opens', async ({ page }) => {
  await page.goto('/faq');
  let deliver = () => {};
  const isWanted = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('how');
  deliver();
  for (const key of ' scoring works how scoring works') await page.keyboard.type(key);
  await expect(input(page)).toHaveValue('how scoring works how scoring works');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('!');
  await expect(input(page)).toHaveValue('how scoring works how scoring works!');
});

test('without a connection the palette says so, still lists screens, and searches again once it is back', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/settings');
  await search(page, 'thistle');
  await expect(selected(page)).toHaveText(/^Thistle/);
  await page.context().setOffline(true);
  await search(page, 'result');
  await expect(palette(page)).toContainText(
    'The server could not be reached. Check your internet connection.',
  );
  await expect(page.getByRole('option')).toHaveText(['Results']);
  await input(page).fill('thistle');
  await expect(palette(page)).toContainText('Only screens and actions were searched.');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(selected(page)).toHaveText(/^Thistle/);
  await expect(palette(page)).not.toContainText('could not be reached');
});

test('actions switch the theme, lead to their pages and sign out; visitors see only screens', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page);
  await page.goto('/');
  await search(page, 'dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass('dark');
  await search(page, 'theme');
  await expect(selected(page)).toHaveText('Switch to light theme');
  await search(page, 'upload resume');
  await expect(selected(page)).toHaveText('Upload a résumé');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/upload');
  await search(page, 'download');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^rolefit-data-.*\.json$/);
  await search(page, 'sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');

  let requests = 0;
  await page.route('**/palette?*', (route) => {
    requests += 1;
    return route.continue();
  });
  await search(page, 'analyze');
  await expect(palette(page)).toContainText('No screen has this name.');
  await search(page, 'sign');
  await expect(page.getByRole('option')).toHaveText(['Sign In']);
  expect(requests).toBe(0);
});

test('the palette is accessible while empty, full, without results and failing', async ({ page }) => {
  await signUp(page);
  await follow(page, 'Cormorant');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  const problems = await pageProblems(page, 'empty');
  await search(page, 'cormorant');
  await expect(page.getByRole('option', { name: 'Following' })).toBeVisible();
  problems.push(...(await pageProblems(page, 'full')));
  await search(page, 'nobody has this name');
  problems.push(...(await pageProblems(page, 'nothing')));
  await page.context().setOffline(true);
  await search(page, 'resume');
  problems.push(...(await pageProblems(page, 'failing')));
  expect(problems).toEqual([]);
});
