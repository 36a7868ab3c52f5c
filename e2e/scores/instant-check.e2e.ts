import { expect, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { chargeNurse, ownAddress, signOut, signUp } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const resume = 'Jo Doe\nRegistered nurse, BLS certified, six years of medical-surgical nursing.';
const posting = chargeNurse.replace('\n', "\nSt. Anne's Hospital, Dayton, OH\n");

const resumeField = (page: Page) => page.getByLabel('Or paste its text');
const postingField = (page: Page) => page.getByLabel('The job posting');

async function type(page: Page): Promise<void> {
  await resumeField(page).fill(resume);
  await postingField(page).fill(posting);
}

async function score(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get the score' }).click();
  await expect(page.getByRole('heading', { name: 'Your fit', exact: true })).toBeVisible();
}

/** The score shows a moment before it gets its entry in the history. Nobody presses Back that fast. */
async function goBack(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state.idx > 0);
  await page.goBack();
}

async function expectTexts(page: Page): Promise<void> {
  await expect(resumeField(page)).toHaveValue(resume);
  await expect(postingField(page)).toHaveValue(posting);
}

/** Fills in the sign-up form that is open. Returns the username. */
async function createAccount(page: Page): Promise<string> {
  const name = `checker${Date.now()}${Math.floor(Math.random() * 1e6)}`;
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7!');
  await page.getByRole('button', { name: 'Create account' }).click();
  return name;
}

test.beforeEach(({ page }) => ownAddress(page));

test.describe('the texts of a check are there again', () => {
  for (const path of ['/', '/check'])
    test(`after a reload and after Back, on ${path}`, async ({ page }) => {
      await page.goto(path);
      await type(page);
      await page.reload();
      await expectTexts(page);
      await score(page);
      await goBack(page);
      await expect(page).toHaveURL(path);
      await expectTexts(page);
      await page.goForward();
      await expectTexts(page);
      await page.reload();
      await expectTexts(page);
    });

  test('for another check, and after a result is reloaded', async ({ page }) => {
    await page.goto('/check');
    await type(page);
    await score(page);
    await page.reload();
    await expectTexts(page);
    await score(page);
    await page.getByRole('link', { name: 'Check another' }).click();
    await expectTexts(page);
    await postingField(page).fill(`${posting}\n• Telemetry`);
    await score(page);
    await goBack(page);
    await expect(postingField(page)).toHaveValue(`${posting}\n• Telemetry`);
  });

  test('as read from a file', async ({ page }) => {
    await page.goto('/check');
    await page.getByLabel('Your résumé', { exact: true }).setInputFiles('demo/resumes/registered-nurse.pdf');
    await postingField(page).fill(posting);
    await score(page);
    await page.getByRole('link', { name: 'Check another' }).click();
    await expect(resumeField(page)).toHaveValue(/Maribel/);
    await expect(page.getByText('This was read from registered-nurse.pdf.')).toBeVisible();
    await score(page);
  });

  test('also after a sample was scored', async ({ page }) => {
    await page.goto('/check');
    await hydrated(page);
    await resumeField(page).fill(resume);
    await page.getByRole('button', { name: 'Software engineer' }).click();
    await expect(page.getByRole('heading', { name: 'Your fit', exact: true })).toBeVisible();
    await goBack(page);
    await expect(resumeField(page)).toHaveValue(resume);
    await expect(postingField(page)).toHaveValue('');
  });

  test('until they are cleared, in this tab only', async ({ page, context }) => {
    await page.goto('/check');
    await type(page);
    const other = await context.newPage();
    await other.goto('/check');
    await expect(resumeField(other)).toHaveValue('');
    await page.getByRole('button', { name: 'Clear both texts' }).click();
    await expect(resumeField(page)).toBeFocused();
    await expect(postingField(page)).toHaveValue('');
    await page.reload();
    await expect(resumeField(page)).toHaveValue('');
  });

  test('and gone after signing out', async ({ page }) => {
    await signUp(page);
    await page.goto('/check');
    await type(page);
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await page.goto('/check');
    await expect(resumeField(page)).toHaveValue('');
  });
});

test('signing up from a check makes it the first result, with its résumé and employer', async ({ page }) => {
  await page.goto('/check');
  await type(page);
  await score(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('The fit you checked is stored with your results.')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await createAccount(page);
  await expect(page.getByText('Account Created!')).toBeVisible();
  await expect(page).toHaveURL(/\/results\/./);
  await expect(page.getByRole('heading', { name: 'Charge Nurse, Medical-Surgical' })).toBeVisible();
  await expect(page.getByText("St. Anne's Hospital · Dayton, OH").first()).toBeVisible();
  await page.goto('/resumes');
  await expect(page.getByRole('heading', { name: 'My résumé.txt' })).toBeVisible();
  await page.goto('/analyze');
  await expect(page.getByText('1 / 200')).toBeVisible();
  await page.goto('/check/keep');
  await expect(page.getByText('No check waiting in this tab')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
});

test('a check is stored after signing up by the menu, too, and a plain sign-up stores nothing', async ({
  page,
  browser,
}) => {
  await page.goto('/check');
  await page.getByRole('button', { name: 'Registered nurse' }).click();
  await expect(page.getByRole('heading', { name: 'Your fit', exact: true })).toBeVisible();
  await page.goto('/auth?mode=signUp&next=%2Fresumes');
  await createAccount(page);
  await expect(page).toHaveURL(/\/results\/./);
  await expect(page.getByText('registered-nurse.pdf')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await ownAddress(other);
  await other.goto('/auth?mode=signUp');
  await hydrated(other);
  const name = await createAccount(other);
  await expect(other.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
});

test('a check that can’t be stored stays and says why', async ({ page }) => {
  const name = await signUp(page);
  await page.goto('/check');
  await type(page);
  await score(page);
  await page.getByRole('button', { name: 'Keep this result' }).click();
  await expect(page).toHaveURL(/\/results\/./);

  await page.context().clearCookies();
  await page.goto('/check');
  await resumeField(page).fill(`${resume}\nTelemetry`);
  await score(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  // The form before it has fields of the same names.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText("You've reached your resume upload limit.").first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Analyze the posting with another résumé' }).click();
  await expect(page.getByLabel('Posting text')).toHaveValue(posting);
  await page.reload();
  await expect(page.getByLabel('Posting text')).toHaveValue(posting);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page).toHaveURL(/\/results\/./);
});

test('a check waits while the session is over', async ({ page }) => {
  const name = await signUp(page);
  await page.goto('/check');
  await type(page);
  await score(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Keep this result' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome Back!')).toBeVisible();
  await page.goto('/check');
  await expectTexts(page);
});

test('with blocked storage the check works, and says that it is gone afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    const { getItem, setItem } = Storage.prototype;
    const refuse = (key: string) => {
      if (key.startsWith('rolefit-check'))
        throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Storage.prototype.getItem = function (key) {
      refuse(key);
      return getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      refuse(key);
      setItem.call(this, key, value);
    };
  });
  await page.goto('/check');
  await type(page);
  await score(page);
  await expect(page.getByText('None of this is stored: it’s gone when you leave the page.')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const name = await createAccount(page);
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
});

test('a text that is no posting is refused, and kept', async ({ page }) => {
  await page.goto('/check');
  await resumeField(page).fill(resume);
  await postingField(page).fill('hello');
  await page.getByRole('button', { name: 'Get the score' }).click();
  await expect(page.getByText(/^This doesn't look like a job posting\./).first()).toBeVisible();
  await expect(postingField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(postingField(page)).toHaveValue('hello');
  await expect(resumeField(page)).toHaveValue(resume);
  expect(await pageProblems(page)).toEqual([]);
  await postingField(page).fill(posting);
  await score(page);
  await expect(page.getByText(/^This doesn't look like a job posting\./)).toHaveCount(0, { timeout: 1500 });
});

test('“Analyze Another Resume” keeps a pasted posting', async ({ page }) => {
  await signUp(page);
  await page.goto('/check');
  await type(page);
  await score(page);
  await page.getByRole('button', { name: 'Keep this result' }).click();
  await page.getByRole('link', { name: 'Analyze Another Resume' }).click();
  await expect(page.getByLabel('Paste text')).toBeChecked();
  await expect(page.getByLabel('Posting text')).toHaveValue(posting);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample is scored, a member keeps a check, and nothing waits', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Staff accountant' }).click();
    await expect(page.getByRole('heading', { name: 'Your fit', exact: true })).toBeVisible();
    await expect(page.getByText('None of this is stored: it’s gone')).toBeVisible();
    await signUp(page);
    await page.goto('/check');
    await type(page);
    await score(page);
    await page.getByRole('button', { name: 'Keep this result' }).click();
    await expect(page.getByRole('heading', { name: 'Charge Nurse, Medical-Surgical' })).toBeVisible();
    await page.goto('/check/keep');
    await expect(page.locator('main noscript p').first()).toContainText('No check waiting in this tab');
  });
});
