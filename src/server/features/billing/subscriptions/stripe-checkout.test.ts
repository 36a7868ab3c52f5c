import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../plans.tables.ts';
import { createCustomerFor } from './customers.ts';
import {
  destinationOf,
  notify,
  setSubscription,
  signUpCustomer,
  startWithStripe,
} from './stripe.fixtures.ts';
import { syncPrices } from './sync-prices.ts';

let world: Awaited<ReturnType<typeof startWithStripe>>;
const now = new Date('2026-03-20T08:00:00.000Z');
beforeAll(async () => {
  world = await startWithStripe({ now: () => now });
});
afterAll(() => world.close());

let person: Awaited<ReturnType<typeof signUpCustomer>>;
beforeEach(async () => {
  person = await signUpCustomer(world);
});
afterEach(() => {
  Object.assign(world.stripe.options, { failing: false, withoutSession: false, answerAfterMs: () => 0 });
});

const choose = (priceId: string, browser = person.browser) =>
  destinationOf(world.rolefit, browser, '/pricing', { priceId });
const manage = (browser = person.browser) =>
  destinationOf(world.rolefit, browser, '/settings/subscription', {});
const checkoutsOf = (customer: string) =>
  [...world.stripe.checkouts.values()].filter(({ fields }) => fields.customer === customer);
const checkoutPage = /^https:\/\/checkout\.stripe\.com\//;
const portalPage = /^https:\/\/billing\.stripe\.com\//;

describe('the prices', () => {
  test('are read from Stripe, page by page, and stand in the order of the plans', async () => {
    const { stripe, rolefit } = world;
    stripe.options.pageSize = 2;
    stripe.prices.push(
      { id: 'price_extra', product: { name: 'Extra' }, unit_amount: 100 },
      { id: 'price_old', product: { name: 'Old' }, unit_amount: 100, active: false },
      { id: 'price_gone', product: { name: 'Gone', active: false }, unit_amount: 100 },
      { id: 'price_lifetime', product: { name: 'Lifetime' }, unit_amount: 9900 },
      { id: 'price_by_use', product: { name: 'By use' }, unit_amount: null },
    );
    await syncPrices(rolefit.app, rolefit.app.payments!);
    const { text } = await person.browser.open('/pricing');
    expect(text).not.toMatch(/Choose (?:Old|Gone|Lifetime|By use)/);
    const buttons = [...text.matchAll(/Choose (\w+)|Your plan/g)].map(([, name = 'Free']) => name);
    expect(buttons).toEqual(['Free', 'Gold', 'Platinum', 'Unlimited', 'Extra']);
    stripe.options.pageSize = 100;
    stripe.prices.splice(3);
    await syncPrices(rolefit.app, rolefit.app.payments!);
    expect((await person.browser.open('/pricing')).text).not.toContain('Choose Extra');
  });

  test('carry limits, of which null is unlimited and a typo gives nothing away', async () => {
    const { stripe, rolefit } = world;
    stripe.prices.push({
      id: 'price_typo',
      product: { name: 'Typo', metadata: { jobs_limit: 'lots', features: 'Early access, Support' } },
      unit_amount: 500,
    });
    await syncPrices(rolefit.app, rolefit.app.payments!);
    const { text } = await person.browser.open('/pricing');
    expect(text).toContain('1,000 job analyses a month 5 résumés');
    expect(text).toContain('Unlimited job analyses Unlimited résumés');
    expect(text).toContain('200 job analyses a month Unlimited résumés Early access Support Choose Typo');
    stripe.prices.pop();
    await syncPrices(rolefit.app, rolefit.app.payments!);
  });
});

describe('choosing a plan', () => {
  test('leads to Stripe’s checkout, for the right customer and price', async () => {
    expect(await choose('price_gold')).toMatch(checkoutPage);
    const [checkout, ...others] = checkoutsOf(person.customerId);
    expect(others).toEqual([]);
    expect(checkout?.fields).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_gold',
      success_url: 'http://localhost:3000/settings/subscription?checkout=done',
      cancel_url: 'http://localhost:3000/pricing?checkout=cancelled',
    });
  });

  test('creates the customer if there is none yet, once for two requests at once', async () => {
    const { rolefit, stripe } = world;
    await rolefit.app.db.delete(customers).where(eq(customers.id, person.customerId));
    const before = stripe.customers.size;
    await Promise.all([
      choose('price_gold'),
      choose('price_gold'),
      createCustomerFor(rolefit.app, person.userId),
    ]);
    expect(stripe.customers.size).toBe(before + 1);
    const rows = await rolefit.app.db.select().from(customers).where(eq(customers.userId, person.userId));
    expect(rows).toHaveLength(1);
    expect(stripe.customers.get(rows[0]!.id)).toMatchObject({ email: person.email, userId: person.userId });
  });

  test('many times at once leaves one checkout open', async () => {
    world.stripe.options.answerAfterMs = () => Math.random() * 20;
    const plans = [
      'price_gold',
      'price_platinum',
      'price_gold',
      'price_unlimited',
      'price_gold',
      'price_platinum',
    ];
    const pages = await Promise.all(plans.map((plan) => choose(plan)));
    for (const page of pages) expect(page).toMatch(checkoutPage);
    const open = checkoutsOf(person.customerId).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
  });

  test('again closes the checkout before', async () => {
    await choose('price_gold');
    await choose('price_platinum');
    expect(checkoutsOf(person.customerId).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('is refused for the plan one has, also before its webhook has arrived', async () => {
    setSubscription(world.stripe, person.customerId);
    const page = await person.browser.submit('/pricing', { priceId: 'price_gold' });
    expect(page.text).toContain('Already subscribed');
    expect(page.text).toContain('You are currently on the Gold plan');
    expect(checkoutsOf(person.customerId)).toEqual([]);
    expect(
      (await (await signUpCustomer(world)).browser.submit('/pricing', { priceId: 'price_free' })).text,
    ).toContain('Already subscribed');
  });

  test.each(['active', 'trialing', 'past_due', 'unpaid'])(
    'leads those with another plan (%s) to the billing portal',
    async (status) => {
      setSubscription(world.stripe, person.customerId, { status });
      expect(await choose('price_platinum')).toMatch(portalPage);
      expect(await choose('price_free')).toMatch(portalPage);
      expect(checkoutsOf(person.customerId)).toEqual([]);
    },
  );

  test('ends a first payment that was never finished', async () => {
    const { id } = setSubscription(world.stripe, person.customerId, { status: 'incomplete' });
    expect(await choose('price_gold')).toMatch(checkoutPage);
    expect(world.stripe.subscriptions.get(id)?.status).toBe('canceled');
  });

  test('says so when it fails', async () => {
    const { browser } = person;
    world.stripe.options.withoutSession = true;
    expect((await browser.submit('/pricing', { priceId: 'price_gold' })).text).toContain(
      'No checkout session ID received',
    );
    world.stripe.options.failing = true;
    const failed = await browser.submit('/pricing', { priceId: 'price_gold' });
    expect(failed.text).toContain('Unable to start checkout process. Please try again.');
    expect((await browser.submit('/settings/subscription', {})).text).toContain(
      'Unable to open subscription management. Please try again.',
    );
    await world.rolefit.app.db.delete(customers).where(eq(customers.id, person.customerId));
    expect((await browser.submit('/pricing', { priceId: 'price_gold' })).text).toContain(
      'Unable to create Stripe customer',
    );
    expect((await browser.submit('/settings/subscription', {})).text).toContain(
      'Unable to fetch customer data',
    );
    for (const priceId of ['', 'price_old', 'nothing'])
      expect((await browser.submit('/pricing', { priceId })).status).toBe(404);
  });

  test('too often is refused, before Stripe is asked', async () => {
    for (let attempt = 0; attempt < 30; attempt++) await choose('price_gold');
    const before = world.stripe.requests.length;
    const page = await person.browser.submit('/pricing', { priceId: 'price_gold' });
    expect(page.status).toBe(429);
    expect((await person.browser.submit('/settings/subscription', {})).status).toBe(429);
    expect(world.stripe.requests).toHaveLength(before);
  });

  test('needs an account', async () => {
    const visitor = world.rolefit.browser();
    const page = await visitor.submit('/pricing', { priceId: 'price_gold' });
    expect(page.url).toMatch(/^\/auth\?next=/);
    expect(page.text).toContain('Please sign in to subscribe to a plan.');
    expect((await world.rolefit.browser().submit('/settings/subscription', {})).text).toContain(
      'Please sign in to manage your subscription.',
    );
  });

  test('works without JavaScript: the page allows a form to lead to Stripe', async () => {
    const { headers } = await person.browser.open('/pricing');
    expect(headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    );
  });
});

describe('what a person sees and has', () => {
  test.each([
    ['active', {}, 'Gold $9 / month · Renews April 10, 2026', '0 / 1,000'],
    ['past_due', {}, 'Your last payment didn’t go through', '0 / 1,000'],
    ['unpaid', {}, 'Gold is on hold', '0 / 200'],
    ['paused', {}, 'Gold is paused', '0 / 200'],
    ['trialing', {}, 'Your trial of Gold ends on', '0 / 1,000'],
    ['incomplete', {}, 'Your payment isn’t finished', '0 / 200'],
    ['incomplete_expired', {}, 'Your payment wasn’t finished in time', '0 / 200'],
    ['canceled', { ended_at: Date.parse('2026-03-18') / 1_000 }, 'Gold ended on March 18, 2026', '0 / 200'],
    ['active', { cancel_at_period_end: true }, 'Gold ends on April 10, 2026', '0 / 1,000'],
    ['active', { cancel_at: Date.parse('2026-03-23T08:00Z') / 1_000 }, 'Ends in 3 days', '0 / 1,000'],
    ['active', { price: 'price_unlimited' }, 'Unlimited $39 / month', 'Unlimited 0 / ∞'],
  ])('with a subscription that is %s %j: “%s”', async (status, change, words, usage) => {
    setSubscription(world.stripe, person.customerId, { status, ...change });
    expect((await notify(world, person.customerId)).status).toBe(200);
    const { text } = await person.browser.open('/settings/subscription');
    expect(text).toContain(words);
    expect(text).toContain(usage);
    expect(await manage()).toMatch(portalPage);
  });

  test('with a price that isn’t offered any more, or costs others something else', async () => {
    const { stripe, rolefit } = world;
    setSubscription(stripe, person.customerId);
    await notify(world, person.customerId);
    const gold = stripe.prices.find(({ id }) => id === 'price_gold')!;
    gold.active = false;
    await syncPrices(rolefit.app, rolefit.app.payments!);
    expect((await person.browser.open('/settings/subscription')).text).toContain('Gold is no longer offered');
    stripe.prices.push({ id: 'price_gold_2', product: gold.product, unit_amount: 1250 });
    await syncPrices(rolefit.app, rolefit.app.payments!);
    const { text } = await person.browser.open('/settings/subscription');
    expect(text).toMatch(
      /Gold now costs \$13 \/ month That’s for new subscribers\. You still pay \$9 \/ month/,
    );
    expect((await rolefit.browser().open('/pricing')).text).toContain('$12.50 at checkout');
    stripe.prices.pop();
    gold.active = true;
    await syncPrices(rolefit.app, rolefit.app.payments!);
  });
});

test('without prices, the page says so: differently in live mode', async () => {
  const empty = async (key: string) => {
    const other = await startWithStripe({ key });
    try {
      other.stripe.prices.length = 0;
      await syncPrices(other.rolefit.app, other.rolefit.app.payments!);
      return (await other.rolefit.browser().open('/pricing')).text;
    } finally {
      await other.close();
    }
  };
  expect(await empty('sk_test_1')).toContain('No pricing plans available. Please check back later.');
  expect(await empty('rk_live_1')).toContain(
    'No pricing plans are currently available. Please contact support.',
  );
});
