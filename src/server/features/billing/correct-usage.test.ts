import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { users } from '../accounts/accounts.tables.ts';

let rolefit: TestApp;
let admin: TestBrowser;
let ann: TestBrowser;
let page: string;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
  const [row] = await rolefit.app.db.select().from(users).where(eq(users.email, 'ann@example.com'));
  page = `/admin/users/${row!.id}`;
});
afterAll(() => rolefit.close());

const correct = (amount: string) => admin.submit(page, { intent: 'correct', amount });

test('users are listed with their plan and usage, and found by a part of their address', async () => {
  const { text } = await admin.open('/admin/users');
  expect(text).toContain('ann@example.com Plan Free Analyses this period 0 / 200');
  expect((await admin.open('/admin/users?search=NN%40EX')).text).not.toContain('boss@example.com Plan');
  expect((await admin.open('/admin/users?search=nobody')).text).toContain('Nobody matches “nobody”');
});

describe('a correction', () => {
  test('counts in the period, is in the ledger and is recorded', async () => {
    expect((await correct('180')).text).toContain('+180');
    const { text } = await correct('-30');
    expect(text).toContain('150 / 200');
    expect(text).toMatch(/Correction Analyses -30 .*Correction Analyses \+180/);
    expect((await ann.open('/analyze')).text).toContain('150 / 200');
    const record = (await admin.open('/admin/record')).text;
    expect(record).toContain('Corrected someone’s usage amount: -30');
    expect(record).toContain('Corrected someone’s usage amount: 180');
  });

  test('can’t give back more than was used', async () => {
    const { status, text } = await correct('-151');
    expect(status).toBe(400);
    expect(text).toContain('There are fewer used in this billing period than that.');
    expect(text).toContain('150 / 200');
  });

  test.each(['', '0', '1.5', 'ten', '1e9', '999999'])('of “%s” is refused', async (amount) => {
    expect((await correct(amount)).text).toContain('Enter a whole number, such as 10 or -10.');
  });

  test('is for administrators only', async () => {
    expect((await ann.submit(page, { intent: 'correct', amount: '-5' })).text).toContain(
      'Admin access required',
    );
    expect((await ann.open('/analyze')).text).toContain('150 / 200');
  });
});

test('where nobody takes payments, everything is free and nothing leads nowhere', async () => {
  const { text, html } = await ann.open('/pricing');
  expect(text).toContain('You are currently on the Free plan (Renews monthly)');
  expect(text).toContain('This Rolefit doesn’t sell plans');
  expect(text).not.toMatch(/Choose |Switch to|TEST/);
  expect(html).not.toContain('action="/pricing"');
  expect((await rolefit.browser().open('/pricing')).text).toContain('Sign up free');
  const subscription = (await ann.open('/settings/subscription')).text;
  expect(subscription).toContain('Everything here is free.');
  expect(subscription).not.toMatch(/Manage Subscription|See the plans/);
  expect((await ann.submit('/pricing', { priceId: 'price_gold' })).text).toContain(
    'Payment system is not properly configured.',
  );
  expect((await ann.open('/test-payments/checkout/x')).status).toBe(404);
  expect((await fetch(`${rolefit.url}/payments/webhook`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await admin.open('/admin/plans')).text).toContain('Everything is free');
});
