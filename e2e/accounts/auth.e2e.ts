import { expect, type Page } from '@playwright/test';
import { linkInMail } from '../../src/server/features/email/account-mails.fixtures.ts';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { ownAddress } from '../support/journeys.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { pageProblemsNow } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

/** Two servers inside the test, to read their emails: one without email verification and one with it. */
let rolefit: TestApp;
let verifying: TestApp;
// One worker, and so one Rolefit, for the whole file: starting one takes seconds.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  rolefit = await startOwnRolefit();
  verifying = await startOwnRolefit({ EMAIL_VERIFICATION: 'on' });
});
test.afterAll(async () => {
  await rolefit.close();
  await verifying.close();
});
test.beforeEach(({ page }) => ownAddress(page));

const password = 'correct horse 7!';
let userCount = 0;
const newEmail = () => `person${++userCount}@example.com`;

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function signUp(page: Page, app: TestApp, email: string): Promise<void> {
  await page.goto(`${app.url}/auth?mode=signUp`);
  await field(page, 'Username').fill('mara');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string, enteredPassword = password): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(enteredPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function openMailedLink(page: Page, app: TestApp, email: string, kind: string): Promise<void> {
  const { pathname, search, hash } = await linkInMail(app, email, kind);
  await page.goto(app.url + pathname + search + hash);
}

test('a failed sign-in shows errors in three places; another mode keeps the email and clears the rest', async ({
  page,
}) => {
  await page.goto(`${rolefit.url}/auth`);
  await signIn(page, 'nobody@example.com', 'wrong password');
  await expect(alert(page)).toContainText('Sign-in Failed');
  await expect(alert(page)).toContainText('Your email or password is incorrect. Please try again.');
  await expect(toast(page, 'Sign-in Failed')).toBeVisible();
  await expect(page.getByText('Password is incorrect', { exact: true })).toBeVisible();
  await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('nobody@example.com');
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByText('Password is incorrect', { exact: true })).toHaveCount(0);

  await field(page, 'Password').fill('aaaa');
  await expect(page.getByText('Password strength: Very weak')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('Username is required')).toHaveCount(0);
  await expect(page.getByText('Password strength')).toHaveCount(0);
  await expect(field(page, 'Email')).toHaveValue('nobody@example.com');
});

test('signing up with a registered address leads to signing in and then to the wanted page', async ({
  page,
}) => {
  const email = newEmail();
  await signUp(page, rolefit, email);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await page.goto(`${rolefit.url}/auth`);
  await expect(page).toHaveURL(`${rolefit.url}/`);

  await page.context().clearCookies();
  await page.goto(`${rolefit.url}/results?sort=date`);
  await expect(toast(page, 'Authentication required')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await field(page, 'Username').fill('mara');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(alert(page)).toContainText('Email Already Registered');
  await expect(
    toast(page, 'Email Already Registered').getByRole('button', { name: 'Sign in instead' }),
  ).toBeVisible();
  await expect(page.getByText('Email already in use')).toBeVisible();
  await alert(page).getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(page).toHaveURL(`${rolefit.url}/results?sort=date`);
});

test('a form that can’t be sent keeps its input and works when the connection is back', async ({ page }) => {
  const email = newEmail();
  await signUp(page, rolefit, email);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${rolefit.url}/auth`);
  await page.route('**/auth.data*', (route) => route.abort());
  await signIn(page, email);
  await expect(alert(page)).toContainText('Connection Issue');
  await expect(alert(page)).toContainText('Please check your internet connection and try again.');
  await expect(toast(page, 'Connection Issue')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Password')).toHaveValue(password);
  await page.unroute('**/auth.data*');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
});

test('with email verification, the mailed link activates the account', async ({ page }) => {
  const email = newEmail();
  await signUp(page, verifying, email);
  await expect(page.getByRole('heading', { name: 'Verification Required' })).toBeVisible();
  await expect(toast(page, 'Verification Required')).toBeVisible();
  expect(await pageProblemsNow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(field(page, 'Email')).toHaveValue(email);
  await signIn(page, email);
  await expect(alert(page)).toContainText('Verification Required');
  await alert(page).getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('a new link is on its way')).toBeVisible();

  await openMailedLink(page, verifying, email, 'verify-email');
  expect(await pageProblemsNow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(toast(page, 'Email confirmed')).toBeVisible();
  await signIn(page, email);
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();
});

test('a forgotten password is reset by mail, and the user continues to the settings', async ({ page }) => {
  const email = newEmail();
  await signUp(page, rolefit, email);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${rolefit.url}/auth`);
  await field(page, 'Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/mode=resetPassword/);
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await pageProblemsNow(page)).toEqual([]);

  const released = Promise.withResolvers<void>();
  await page.route('**/reset-password.data*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await openMailedLink(page, rolefit, email, 'reset-password');
  await expect(page.getByText('Checking your link...')).toBeVisible();
  released.resolve();
  await expect(field(page, 'New Password')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  const button = page.getByRole('button', { name: 'Update Password' });
  await button.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await expect(field(page, 'New Password')).toBeFocused();
  await expect(button).toBeDisabled();
  await field(page, 'New Password').fill('short');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await field(page, 'New Password').fill('aaaaaaaa');
  await expect(page.getByText('Password must be at least Fair strength')).toBeVisible();
  await expect(page.getByText('Password strength: Weak')).toBeVisible();
  await field(page, 'Confirm Password').fill('battery staple 8?');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  expect(await pageProblemsNow(page)).toEqual([]);
  await field(page, 'New Password').fill('battery staple 8?');
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  await expect(button).toBeEnabled();

  await page.route('**/reset-password.data*', (route) => route.abort());
  await button.click();
  await expect(alert(page)).toContainText('Connection Issue');
  await expect(field(page, 'New Password')).toHaveValue('battery staple 8?');
  await page.unrouteAll({ behavior: 'wait' });
  await button.click();
  await expect(page.getByText('Your password has been successfully updated!')).toBeVisible();
  await expect(page).toHaveURL(`${rolefit.url}/reset-password`);
  expect(await pageProblemsNow(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue to Settings' }).click();
  await expect(page).toHaveURL(`${rolefit.url}/settings`);
});

test('a used, made-up or incomplete reset link redirects back with an error', async ({ page }) => {
  await page.goto(`${rolefit.url}/reset-password#token=made-up&type=recovery`);
  await expect(page).toHaveURL(/\/auth\?mode=resetPassword/);
  await expect(toast(page, 'Invalid or expired reset link. Please request a new one.')).toBeVisible();
  for (const fragment of ['', '#token=made-up', '#type=recovery']) {
    await page.goto('about:blank');
    await page.goto(`${rolefit.url}/reset-password${fragment}`);
    await expect(page).toHaveURL(/\/auth\?mode=resetPassword/);
    await expect(toast(page, 'Please use the password reset link from your email.')).toBeVisible();
  }
});

test('too many attempts show an error and keep the input', async ({ page }) => {
  await page.goto(`${rolefit.url}/auth?mode=resetPassword`);
  for (let i = 0; i < 5; i++) {
    await field(page, 'Email').fill('eager@example.com');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
  }
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(alert(page)).toContainText('Too Many Attempts');
  await expect(alert(page)).toContainText('Please wait a few moments before trying again.');
  await expect(toast(page, 'Too Many Attempts')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('eager@example.com');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three modes work', async ({ page }) => {
    const email = newEmail();
    await page.goto(`${rolefit.url}/auth`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await field(page, 'Username').fill('mara');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill('aaaaaaaa');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(alert(page)).toContainText('Password Too Weak');
    await expect(field(page, 'Email')).toHaveValue(email);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();

    await page.context().clearCookies();
    await page.goto(`${rolefit.url}/auth`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await field(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();
  });
});
