import { expect, type Page } from '@playwright/test';
import { linkInMail } from '../../src/server/features/accounts/account-mails.fixtures.ts';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { ownAddress } from '../support/journeys.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { pageProblemsNow } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

/** Two of our own, to read the mails they write: one where addresses are confirmed, one where they are not. */
let open: TestApp;
let confirming: TestApp;
test.beforeAll(async () => {
  open = await startOwnRolefit();
  confirming = await startOwnRolefit({ EMAIL_VERIFICATION: 'on' });
});
test.afterAll(async () => {
  await open.close();
  await confirming.close();
});
test.beforeEach(({ page }) => ownAddress(page));

const password = 'correct horse 7!';
let people = 0;
const somebody = () => `person${++people}@example.com`;

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text });
const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function signUp(page: Page, rolefit: TestApp, email: string): Promise<void> {
  await page.goto(`${rolefit.url}/auth?mode=signUp`);
  await typed(page, 'Username').fill('mara');
  await typed(page, 'Email').fill(email);
  await typed(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string, typedPassword = password): Promise<void> {
  await typed(page, 'Email').fill(email);
  await typed(page, 'Password').fill(typedPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function openMailedLink(page: Page, rolefit: TestApp, email: string, kind: string): Promise<void> {
  const { pathname, search, hash } = await linkInMail(rolefit, email, kind);
  await page.goto(rolefit.url + pathname + search + hash);
}

test('a failed sign-in says so three times over; another mode keeps the e-mail and forgets the rest', async ({
  page,
}) => {
  await page.goto(`${open.url}/auth`);
  await signIn(page, 'nobody@example.com', 'wrong password');
  await expect(alert(page)).toContainText('Sign-in Failed');
  await expect(alert(page)).toContainText('Your email or password is incorrect. Please try again.');
  await expect(toast(page, 'Sign-in Failed')).toBeVisible();
  await expect(page.getByText('Password is incorrect', { exact: true })).toBeVisible();
  await expect(typed(page, 'Password')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(typed(page, 'Email')).toHaveValue('nobody@example.com');
  await expect(typed(page, 'Password')).toHaveValue('');
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByText('Password is incorrect', { exact: true })).toHaveCount(0);

  await typed(page, 'Password').fill('aaaa');
  await expect(page.getByText('Password strength: Very weak')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('Username is required')).toHaveCount(0);
  await expect(page.getByText('Password strength')).toHaveCount(0);
  await expect(typed(page, 'Email')).toHaveValue('nobody@example.com');
});

test('an address that has an account leads to signing in instead, and the account to the page first asked for', async ({
  page,
}) => {
  const email = somebody();
  await signUp(page, open, email);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await page.goto(`${open.url}/auth`);
  await expect(page).toHaveURL(`${open.url}/`);

  await page.context().clearCookies();
  await page.goto(`${open.url}/results?sort=date`);
  await expect(toast(page, 'Authentication required')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await typed(page, 'Username').fill('mara');
  await typed(page, 'Email').fill(email);
  await typed(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(alert(page)).toContainText('Email Already Registered');
  await expect(
    toast(page, 'Email Already Registered').getByRole('button', { name: 'Sign in instead' }),
  ).toBeVisible();
  await expect(page.getByText('Email already in use')).toBeVisible();
  await alert(page).getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(typed(page, 'Email')).toHaveValue(email);
  await typed(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(page).toHaveURL(`${open.url}/results?sort=date`);
});

test('a form that can’t be sent says so, loses nothing and works when the connection is back', async ({
  page,
}) => {
  const email = somebody();
  await signUp(page, open, email);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${open.url}/auth`);
  await page.route('**/auth.data*', (route) => route.abort());
  await signIn(page, email);
  await expect(alert(page)).toContainText('Connection Issue');
  await expect(alert(page)).toContainText('Please check your internet connection and try again.');
  await expect(toast(page, 'Connection Issue')).toBeVisible();
  await expect(typed(page, 'Email')).toHaveValue(email);
  await expect(typed(page, 'Password')).toHaveValue(password);
  await page.unroute('**/auth.data*');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
});

test('where addresses are confirmed, the mail’s link opens the account', async ({ page }) => {
  const email = somebody();
  await signUp(page, confirming, email);
  await expect(page.getByRole('heading', { name: 'Verification Required' })).toBeVisible();
  await expect(toast(page, 'Verification Required')).toBeVisible();
  expect(await pageProblemsNow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(typed(page, 'Email')).toHaveValue(email);
  await signIn(page, email);
  await expect(alert(page)).toContainText('Verification Required');
  await alert(page).getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();

  await openMailedLink(page, confirming, email, 'verify-email');
  expect(await pageProblemsNow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(toast(page, 'Email confirmed')).toBeVisible();
  await signIn(page, email);
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();
});

test('a forgotten password is chosen anew by mail, and the person goes on to the settings', async ({
  page,
}) => {
  const email = somebody();
  await signUp(page, open, email);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${open.url}/auth`);
  await typed(page, 'Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/mode=resetPassword/);
  await expect(typed(page, 'Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await pageProblemsNow(page)).toEqual([]);

  let answer: () => void = () => {};
  const mayAnswer = new Promise<void>((go) => {
    answer = go;
  });
  await page.route('**/reset-password.data*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await openMailedLink(page, open, email, 'reset-password');
  await expect(page.getByText('Checking your link...')).toBeVisible();
  answer();
  await expect(typed(page, 'New Password')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  const button = page.getByRole('button', { name: 'Update Password' });
  await button.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await expect(typed(page, 'New Password')).toBeFocused();
  await expect(button).toBeDisabled();
  await typed(page, 'New Password').fill('short');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await typed(page, 'New Password').fill('aaaaaaaa');
  await expect(page.getByText('Password must be at least Fair strength')).toBeVisible();
  await expect(page.getByText('Password strength: Weak')).toBeVisible();
  await typed(page, 'Confirm Password').fill('battery staple 8?');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  expect(await pageProblemsNow(page)).toEqual([]);
  await typed(page, 'New Password').fill('battery staple 8?');
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  await expect(button).toBeEnabled();

  await page.route('**/reset-password.data*', (route) => route.abort());
  await button.click();
  await expect(alert(page)).toContainText('Connection Issue');
  await expect(typed(page, 'New Password')).toHaveValue('battery staple 8?');
  await page.unrouteAll({ behavior: 'wait' });
  await button.click();
  await expect(page.getByText('Your password has been successfully updated!')).toBeVisible();
  await expect(page).toHaveURL(`${open.url}/reset-password`);
  expect(await pageProblemsNow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue to Settings' }).click();
  await expect(page).toHaveURL(`${open.url}/settings`);
});

test('a reset link that is spent, made up or incomplete leads back with the reason', async ({ page }) => {
  await page.goto(`${open.url}/reset-password#token=made-up&type=recovery`);
  await expect(page).toHaveURL(/\/auth\?mode=resetPassword/);
  await expect(toast(page, 'Invalid or expired reset link. Please request a new one.')).toBeVisible();
  for (const fragment of ['', '#token=made-up', '#type=recovery']) {
    await page.goto('about:blank');
    await page.goto(`${open.url}/reset-password${fragment}`);
    await expect(page).toHaveURL(/\/auth\?mode=resetPassword/);
    await expect(toast(page, 'Please use the password reset link from your email.')).toBeVisible();
  }
});

test('too many attempts are refused in words, and what was typed stays', async ({ page }) => {
  await page.goto(`${open.url}/auth?mode=resetPassword`);
  for (let time = 0; time < 5; time++) {
    await typed(page, 'Email').fill('eager@example.com');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
  }
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(alert(page)).toContainText('Too Many Attempts');
  await expect(alert(page)).toContainText('Please wait a few moments before trying again.');
  await expect(toast(page, 'Too Many Attempts')).toBeVisible();
  await expect(typed(page, 'Email')).toHaveValue('eager@example.com');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three modes work', async ({ page }) => {
    const email = somebody();
    await page.goto(`${open.url}/auth`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await typed(page, 'Username').fill('mara');
    await typed(page, 'Email').fill(email);
    await typed(page, 'Password').fill('aaaaaaaa');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(alert(page)).toContainText('Password Too Weak');
    await expect(typed(page, 'Email')).toHaveValue(email);
    await typed(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();

    await page.context().clearCookies();
    await page.goto(`${open.url}/auth`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await typed(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();
  });
});
