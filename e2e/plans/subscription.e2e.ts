import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../src/server/features/accounts/accounts.tables.ts';
import { createReadResume } from '../../src/server/features/analyses/analyses.fixtures.ts';
import { currentPlan } from '../../src/server/features/billing/current-plan.ts';
import { syncPrices } from '../../src/server/features/billing/subscriptions/sync-prices.ts';
import { usagePeriods } from '../../src/server/features/billing/usage.tables.ts';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { chargeNurse } from '../support/journeys.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

// One after another, on one server.
test.describe.configure({ mode: 'default' });

/** A server with the test provider, whose webhooks go to the server's own port. */
let rolefit: TestApp;
test.beforeAll(async () => {
  rolefit = await startOwnRolefit({ TEST_PAYMENTS: 'on', ADMIN_EMAIL: 'operator@example.com' });
  await syncPrices(rolefit.app, rolefit.app.payments!);
});
test.afterAll(() => rolefit.close());

async function signUp(page: Page, name: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.1` });
  const account = { email: `${name}@example.com`, password: 'correct horse 7!', username: name };
  await page.request.post(`${rolefit.url}/auth?mode=signUp`, { form: { ...account, mode: 'signUp' } });
}
const open = (page: Page, path: string) => page.goto(rolefit.url + path);
const plan = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Plans' })
    .getByRole('article')
    .filter({ hasText: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

async function choose(page: Page, name: string): Promise<void> {
  await open(page, '/pricing');
  await button(page, `Choose ${name}`).click();
  await expect(page.getByRole('heading', { name: `Subscribe to ${name}` })).toBeVisible();
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Test card number').fill(card);
  await button(page, 'Pay (TEST)').click();
}

async function subscribe(page: Page, name: string): Promise<void> {
  await choose(page, name);
  await pay(page, '4242 4242 4242 4242');
  await expect(page.getByText(`Thank you. You have ${name} now.`)).toBeVisible();
}

async function openPortal(page: Page): Promise<void> {
  await open(page, '/settings/subscription');
  await button(page, 'Manage Subscription').click();
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible();
}

const backToRolefit = (page: Page) => page.getByRole('link', { name: 'Back to Rolefit' }).click();

test('a visitor chooses a plan, signs up, pays and has it', async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '10.9.9.9' });
  await open(page, '/pricing');
  await expect(plan(page, 'Platinum').getByText('Most Popular')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await button(page, 'Choose Gold').click();
  await expect(toast(page, 'Please sign in to subscribe to a plan.')).toBeVisible();
  await signUp(page, 'vera');
  await open(page, '/pricing');
  await expect(page.getByText('You are currently on the Free plan (Renews monthly)')).toBeVisible();
  await expect(plan(page, 'Free').getByText('Current Plan')).toBeVisible();
  await button(page, 'Choose Gold').click();
  await expect(page.getByText('TEST: nobody is charged')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await pay(page, '4242 4242 4242 4242');
  await expect(page.getByText('Thank you. You have Gold now.')).toBeVisible();
  await expect(page.getByText('0 / 1,000')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await open(page, '/pricing');
  await expect(plan(page, 'Gold').getByText('Current Plan')).toBeVisible();
  await button(page, 'Your plan').click();
  await expect(toast(page, 'Already subscribed')).toBeVisible();
});

test('a declined card can be replaced by another, and nothing is charged meanwhile', async ({ page }) => {
  await signUp(page, 'dora');
  await choose(page, 'Gold');
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined. Try another one.')).toBeVisible();
  await pay(page, '1234');
  await expect(page.getByText('use one of the numbers listed here, never a real card')).toBeVisible();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page.getByText('Checkout cancelled')).toBeVisible();
  await expect(page.getByText('You are currently on the Free plan')).toBeVisible();
  await subscribe(page, 'Gold');
});

test('a payment with a second step starts the plan only once it is confirmed', async ({ page }) => {
  await signUp(page, 'sara');
  await choose(page, 'Platinum');
  await pay(page, '4000 0025 0000 3155');
  await expect(page.getByRole('heading', { name: 'Your test bank asks: is this you?' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  const checkout = page.url();
  await open(page, '/settings/subscription');
  await expect(page.getByText('Your payment isn’t finished')).toBeVisible();
  await expect(page.getByText('0 / 200')).toBeVisible();
  await page.goto(checkout);
  await button(page, 'Refuse payment').click();
  await expect(page.getByText('Your bank didn’t confirm the payment. Nothing was charged.')).toBeVisible();
  await pay(page, '4000 0025 0000 3155');
  await button(page, 'Confirm payment').click();
  await expect(page.getByText('Thank you. You have Platinum now.')).toBeVisible();
});

test('a plan is changed up and down, cancelled, resumed and ended', async ({ page }) => {
  await signUp(page, 'cara');
  await subscribe(page, 'Gold');
  await open(page, '/pricing');
  await button(page, 'Switch to Platinum').click();
  await button(page, 'Change to Platinum').click();
  await expect(toast(page, 'Plan changed')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await backToRolefit(page);
  await expect(page.getByRole('heading', { name: 'Platinum' })).toBeVisible();
  await expect(page.getByText('0 / 5,000')).toBeVisible();

  await setUsed('cara', 1_200);
  await openPortal(page);
  await button(page, 'Change to Gold').click();
  await backToRolefit(page);
  await expect(page.getByText('1,200 / 1,000')).toBeVisible();
  await expect(page.getByText('You’ve used more analyses than your plan includes')).toBeVisible();

  await openPortal(page);
  await button(page, 'Cancel at the end of the period').click();
  await backToRolefit(page);
  await expect(page.getByText(/^Gold ends on /)).toBeVisible();
  await openPortal(page);
  await button(page, 'Resume subscription').click();
  await backToRolefit(page);
  await expect(page.getByText(/^Gold ends on /)).toBeHidden();
  await openPortal(page);
  await button(page, 'Cancel at the end of the period').click();
  await expect(button(page, 'Resume subscription')).toBeVisible();
  await button(page, 'End the period now').click();
  await expect(page.getByText('No subscription').first()).toBeVisible();
  await backToRolefit(page);
  await expect(page.getByText(/^Gold ended on /)).toBeVisible();
  await expect(page.getByText('/ 200')).toBeVisible();
  await subscribe(page, 'Unlimited');
});

test('a renewal that fails says so, and a new card pays it', async ({ page }) => {
  await signUp(page, 'fay');
  await choose(page, 'Gold');
  await pay(page, '4000 0000 0000 0341');
  await expect(page.getByText('Thank you. You have Gold now.')).toBeVisible();
  await openPortal(page);
  await button(page, 'End the period now').click();
  await backToRolefit(page);
  await expect(page.getByText('Your last payment didn’t go through')).toBeVisible();
  await expect(page.getByText('0 / 1,000')).toBeVisible();
  await openPortal(page);
  await page.getByLabel('Test card number').fill('4242 4242 4242 4242');
  await button(page, 'Change card').click();
  await backToRolefit(page);
  await expect(page.getByText('Your last payment didn’t go through')).toBeHidden();
});

test('at the limit, the dialog offers the plans, and choosing one leads to the checkout', async ({
  page,
}) => {
  await signUp(page, 'lena');
  await setUsed('lena', 200);
  const userId = await idOf('lena');
  await createReadResume(rolefit.app, userId, 'Lena\nNurse, BLS');
  await open(page, '/analyze');
  await page.getByLabel('Paste text').check();
  await page.getByLabel('Posting text').fill(chargeNurse);
  await button(page, 'Analyze').click();
  const dialog = page.getByRole('dialog', { name: 'Choose your plan' });
  await expect(dialog.getByText('Current plan: Free')).toBeVisible();
  await expect(dialog.getByText('Current Plan', { exact: true })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose Platinum' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Platinum' })).toBeVisible();
});

test('an administrator corrects a person’s usage, and changes and withdraws a plan', async ({
  page,
  browser,
}) => {
  await signUp(page, 'gina');
  await subscribe(page, 'Gold');
  const admin = await browser.newPage();
  await signUp(admin, 'operator');
  await open(admin, '/admin/users?search=gin');
  expect(await pageProblems(admin)).toEqual([]);
  await admin.getByRole('link', { name: 'gina' }).click();
  await admin.getByRole('textbox', { name: 'Analyses' }).fill('950');
  await button(admin, 'Correct').click();
  await expect(toast(admin, 'Usage corrected')).toBeVisible();
  await expect(admin.getByText('950 / 1,000')).toBeVisible();
  await expect(admin.getByText('+950')).toBeVisible();
  expect(await pageProblems(admin)).toEqual([]);
  await admin.getByRole('textbox', { name: 'Analyses' }).fill('-2000');
  await button(admin, 'Correct').click();
  await expect(
    admin.getByText('There are fewer used in this billing period than that.').first(),
  ).toBeVisible();
  await button(admin, 'Compare with Provider').click();
  await expect(toast(admin, 'Subscription is right')).toBeVisible();

  await open(admin, '/admin/plans');
  expect(await pageProblems(admin)).toEqual([]);
  const form = admin.locator('form').filter({ has: button(admin, 'Save Gold') });
  await form.getByLabel('Price').fill('12');
  await button(admin, 'Save Gold').click();
  await expect(toast(admin, 'Plan changed')).toBeVisible();
  await open(page, '/settings/subscription');
  await expect(page.getByText('Critical')).toBeVisible();
  await expect(page.getByText('Gold now costs $12 / month')).toBeVisible();
  const offered = admin.locator('form').filter({ has: admin.getByLabel('Can be chosen', { exact: true }) });
  const newGold = offered.filter({ has: button(admin, 'Save Gold') }).first();
  await newGold.getByLabel('Can be chosen').uncheck();
  await newGold.getByRole('button').click();
  await expect(admin.getByRole('heading', { name: 'Gold (not offered)' })).toHaveCount(2);
  await open(page, '/settings/subscription');
  await expect(page.getByText('Gold is no longer offered')).toBeVisible();
  await open(admin, '/admin/record');
  await expect(admin.getByText('Corrected someone’s usage')).toBeVisible();
  await expect(admin.getByText('Changed a test plan').first()).toBeVisible();
  await admin.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person subscribes and reaches the portal', async ({ page }) => {
    await signUp(page, 'nora');
    await open(page, '/pricing');
    await button(page, 'Choose Platinum').click();
    await pay(page, '4242 4242 4242 4242');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Thank you. You have Platinum now.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await button(page, 'Manage Subscription').click();
    await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible();
  });
});

async function idOf(name: string): Promise<string> {
  const [user] = await rolefit.app.db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@example.com`));
  return user!.id;
}

async function setUsed(name: string, jobsUsed: number): Promise<void> {
  const userId = await idOf(name);
  const { period } = await currentPlan(rolefit.app, rolefit.app.db, userId);
  await rolefit.app.db
    .insert(usagePeriods)
    .values({ userId, startsAt: period.start, jobsUsed })
    .onConflictDoUpdate({ target: [usagePeriods.userId, usagePeriods.startsAt], set: { jobsUsed } });
}
