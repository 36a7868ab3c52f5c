import { expect, type Locator, type Page } from '@playwright/test';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { pageProblems } from '../support/page-problems.ts';
import {
  listOf,
  startUniversitiesServer,
  type UniversitiesServer,
} from '../support/servers/universities-server.ts';
import { test } from '../support/test.ts';

const places = ['Aberdeen', 'Bergen', 'Coimbra', 'Delft', 'Évora', 'Freiburg', 'Ghent', 'Heidelberg'];
const longName =
  'Pontifícia Universidade Católica de São Paulo, Faculdade de Ciências Humanas e da Saúde e Escola Técnica';
const list = [
  ...places.flatMap((place) =>
    Array.from({ length: 5 }, (_, index) => ({ name: `${place} College ${index + 1}`, country: 'Nowhere' })),
  ),
  { name: longName, country: 'Brazil' },
  { name: 'Universität Zürich', country: 'Switzerland' },
  { name: 'University of Oxford', country: 'United Kingdom' },
  { name: 'Harvard University', country: 'United States' },
];

let publisher: UniversitiesServer;
let rolefit: TestApp;

// One worker, and so one Rolefit, for the whole file: starting one takes seconds.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  publisher = await startUniversitiesServer(listOf(list));
  rolefit = await startOwnRolefit({
    UNIVERSITIES_URL: publisher.url,
    FETCH_ALLOW: `127.0.0.1:${publisher.port}`,
    BASE_URL: 'http://127.0.0.1',
  });
});
test.afterAll(async () => {
  await rolefit.close();
  await publisher.close();
});

/** Signs up a new user and opens the search page once the list has been fetched. */
async function openSearch(page: Page): Promise<void> {
  await page.goto(`${rolefit.url}/auth?mode=signUp`);
  const name = `student${Date.now()}${Math.random()}`.replace('.', '');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7!');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  const search = async () => (await page.request.get(`${rolefit.url}/universities?query=`)).json();
  await expect.poll(async () => (await search()).isFinal).toBe(true);
  await page.goto(`${rolefit.url}/university-search`);
  await expect(page.getByRole('combobox', { name: 'Select a University' })).toBeVisible();
}

/** Sets these values one after another without a pause, however slow the machine is. */
const typeWithoutPause = (box: Locator, values: string[]) =>
  box.evaluate((input, texts) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const value of texts) {
      setter?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Select a University' });
const selected = (page: Page) => page.getByRole('status').filter({ hasText: 'Selected University' });

test('can be operated with the keyboard only', async ({ page }) => {
  await openSearch(page);
  const box = boxOf(page);
  await box.focus();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Start typing to search for universities', { exact: true })).toBeVisible();
  await expect(page.getByRole('option')).toHaveText([/Harvard/, /Oxford/]);

  await page.keyboard.type('college');
  await expect(page.getByRole('option')).toHaveCount(30);
  await expect(page.getByRole('status').filter({ hasText: 'Showing the first 30' })).toBeAttached();
  expect((await page.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(300);
  const picked = page.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowDown');
  await expect(picked).toHaveText(/Aberdeen College 1/);
  await page.keyboard.press('End');
  await expect(picked).toHaveText(/Freiburg College 5/);
  await expect(picked).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(picked).toHaveText(/Aberdeen College 1/);
  await expect(box).toHaveAttribute('aria-activedescendant', (await picked.getAttribute('id')) ?? '');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('college');
  await box.fill('zurich');
  await expect(page.getByRole('option')).toHaveText([/Universität Zürich/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Universität Zürich');
  await expect(box).toBeFocused();
  await expect(selected(page)).toContainText('Universität Zürich, Switzerland');
  await page.reload();
  await expect(selected(page)).toContainText('Universität Zürich, Switzerland');
});

test('a name that is not in the list can be used as entered', async ({ page }) => {
  await openSearch(page);
  await boxOf(page).click();
  await page.keyboard.type('Night School of Nowhere');
  await expect(
    page.getByText('No universities found for "Night School of Nowhere"', { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(selected(page)).toContainText('Night School of Nowhere');
  await expect(boxOf(page)).toHaveValue('Night School of Nowhere');
});

test('Enter and Tab take what was typed, wherever the mouse points', async ({ page }) => {
  await openSearch(page);
  const box = boxOf(page);
  await box.click();
  await page.keyboard.type('ghent');
  await page.getByRole('option').nth(2).hover();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('ghent');
  await box.click();
  await page.getByRole('option').first().hover();
  await page.keyboard.press('Enter');
  await expect(selected(page)).toContainText('ghent');
});

test('searches are debounced and cached, and late responses are ignored', async ({ page }) => {
  await openSearch(page);
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/universities') queries.push(url.searchParams.get('query') ?? '');
  });
  const released = Promise.withResolvers<void>();
  await page.route('**/universities?query=delft', async (route) => {
    await released.promise;
    await route.continue().catch(() => {});
  });
  const box = boxOf(page);
  await box.focus();
  await typeWithoutPause(box, ['d', 'de', 'del', 'delf', 'delft']);
  await expect(page.getByText('Loading universities...', { exact: true }).first()).toBeVisible();
  await expect.poll(() => queries.includes('delft')).toBe(true);
  await box.fill('ghent');
  await expect(page.getByRole('option').first()).toHaveText(/Ghent College 1/);
  released.resolve();
  await box.fill('ghen');
  await expect.poll(() => queries.at(-1)).toBe('ghen');
  await expect(page.getByRole('option').first()).toHaveText(/Ghent College 1/);
  await box.fill('ghent');
  await expect(page.getByRole('option')).toHaveCount(5);
  expect(queries).toEqual(['delft', 'ghent', 'ghen']);
});

test('what is typed just after the list closed is searched for, however slow the device is', async ({
  page,
}) => {
  await openSearch(page);
  const box = boxOf(page);
  await box.fill('delft');
  await expect(page.getByRole('option')).toHaveCount(5);
  await box.evaluate(async (element) => {
    const input = element as HTMLInputElement;
    input.blur();
    await new Promise((resolve) => setTimeout(resolve, 100));
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ghent');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    for (const until = performance.now() + 400; performance.now() < until; );
  });
  await expect(page.getByRole('option').first()).toHaveText(/Ghent College 1/);
  await expect(page.getByRole('option')).toHaveCount(5);
});

test('a highlighted university stays highlighted when the next answer moves it', async ({ page }) => {
  await openSearch(page);
  const box = boxOf(page);
  await box.fill('ghent');
  await expect(page.getByRole('option')).toHaveCount(5);
  const released = Promise.withResolvers<void>();
  await page.route('**/universities?query=*', async (route) => {
    await released.promise;
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, universities: answer.universities.toReversed() } });
  });
  await box.fill('ghen');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const highlighted = page.getByRole('option', { selected: true });
  await expect(highlighted).toHaveText(/Ghent College 2/);
  released.resolve();
  await expect(page.getByRole('option').first()).toHaveText(/Ghent College 5/);
  await expect(highlighted).toHaveText(/Ghent College 2/);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Ghent College 2');
});

test('a university that the next answer lacks is no longer highlighted, and Enter keeps the text', async ({
  page,
}) => {
  await openSearch(page);
  const box = boxOf(page);
  await box.fill('ghent');
  await expect(page.getByRole('option')).toHaveCount(5);
  const released = Promise.withResolvers<void>();
  await page.route('**/universities?query=*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await box.fill('delft');
  await page.keyboard.press('ArrowDown');
  const highlighted = page.getByRole('option', { selected: true });
  await expect(highlighted).toHaveText(/Ghent College 1/);
  released.resolve();
  await expect(page.getByRole('option').first()).toHaveText(/Delft College 1/);
  await expect(highlighted).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('delft');
});

test('a failed search shows an error, keeps the input and can be retried', async ({ page }) => {
  await openSearch(page);
  let mode: 'hang' | 'fail' | 'ok' = 'fail';
  await page.route('**/universities?query=*', async (route) => {
    if (mode === 'fail') await route.fulfill({ status: 503, body: 'busy' });
    if (mode === 'ok') await route.continue();
  });
  await boxOf(page).fill('ghent');
  await expect(
    page.getByText('Failed to load universities: the server answered with 503.', { exact: true }),
  ).toBeVisible();
  mode = 'hang';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Request timed out. Please try again.', { exact: true })).toBeVisible();
  await expect(boxOf(page)).toHaveValue('ghent');
  mode = 'ok';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option')).toHaveCount(5);
  await expect(boxOf(page)).toBeFocused();
});

test('is accessible in every state', async ({ page }) => {
  await openSearch(page);
  const problems: string[] = [];
  const look = async (state: string) => problems.push(...(await pageProblems(page, state)));
  const box = boxOf(page);
  await look('closed');
  await box.click();
  await expect(page.getByRole('option')).toHaveCount(2);
  await look('popular');
  await box.fill('college');
  await expect(page.getByRole('option')).toHaveCount(30);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await look('list');
  await box.fill('nothing like it');
  await expect(page.getByText('No universities found').first()).toBeVisible();
  await look('none');
  await page.route('**/universities?query=*', (route) => route.fulfill({ status: 503 }));
  await box.fill('broken');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await look('failed');
  await page.unroute('**/universities?query=*');
  await box.fill('catolica');
  await page.getByRole('option').click();
  await expect(selected(page)).toContainText(longName);
  await look('selected');
  expect(problems).toEqual([]);
});

test('in the education dialog Escape closes the list first, then the dialog', async ({ page }) => {
  await openSearch(page);
  await page.goto(`${rolefit.url}/master-resume?tab=education`);
  await page.getByRole('link', { name: 'Add Education' }).first().click();
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Institution' });
  await expect(box).toBeFocused();
  await page.keyboard.type('zurich');
  const list = page.getByRole('listbox', { name: 'Universities' });
  await expect(list.getByRole('option')).toHaveText([/Universität Zürich/]);
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/dialog.png` });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await box.fill('zuric');
  await expect(list.getByRole('option')).toHaveText([/Universität Zürich/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Universität Zürich');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Add Education' }).first().click();
  await expect(box).toHaveValue('Universität Zürich');
});
