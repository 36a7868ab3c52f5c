import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { syncPrices } from '../billing/subscriptions/sync-prices.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ env: { TEST_PAYMENTS: 'on' } });
  await syncPrices(rolefit.app, rolefit.app.payments!);
});
afterAll(() => rolefit.close());

let ann: TestBrowser;
let people = 0;
beforeEach(async () => {
  ann = rolefit.browser();
  await ann.signUp(`ann${++people}@example.com`);
});

const gold = 'price_test_gold';
const platinum = 'price_test_platinum';
const choose = (priceId: string) => ann.submit('/pricing', { priceId });
const pay = (checkout: string, card: string) => ann.submit(checkout, { intent: 'pay', card });
const good = '4242 4242 4242 4242';
const shows = (text: string) =>
  until(`the subscription page says “${text}”`, async () =>
    (await ann.open('/settings/subscription')).text.includes(text),
  );

test('the plans stand in order, with their prices and limits', async () => {
  const { text } = await ann.open('/pricing');
  expect(text).toContain('Simple, transparent pricing');
  expect(text).toContain('You are currently on the Free plan (Renews monthly)');
  const positions = ['Free Current Plan', 'Gold $9', 'Platinum Most Popular $19', 'Unlimited $39'].map(
    (words) => text.indexOf(words),
  );
  expect(positions.toSorted((a, b) => a - b)).toEqual(positions);
  expect(positions).not.toContain(-1);
  expect(text).toContain('1,000 job analyses a month');
});

describe('paying with a card that works', () => {
  test('gives the plan, after the webhooks have arrived', async () => {
    const checkout = await choose(gold);
    expect(checkout.url).toMatch(/^\/test-payments\/checkout\//);
    expect(checkout.text).toContain('TEST');
    const { url } = await pay(checkout.url, good);
    expect(url).toBe('/settings/subscription?checkout=done');
    await shows('Gold $9 / month');
    expect((await ann.open('/analyze')).text).toContain('0 / 1,000');
    expect((await choose(gold)).text).toContain('Already subscribed');
    expect((await choose(platinum)).url).toMatch(/^\/test-payments\/portal\//);
  });
});
