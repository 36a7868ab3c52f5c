import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers, paymentEvents, subscriptions } from '../plans.tables.ts';
import { deleteCustomersWithoutAccount } from './customers.ts';
import { reconcilePayments } from './reconcile.ts';
import { send, setSubscription, signUpCustomer, startWithStripe } from './stripe.fixtures.ts';

let world: Awaited<ReturnType<typeof startWithStripe>>;
let now: Date;
beforeAll(async () => {
  world = await startWithStripe({ now: () => now });
});
afterAll(() => world.close());

let person: Awaited<ReturnType<typeof signUpCustomer>>;
beforeEach(async () => {
  now = new Date('2026-03-20T08:00:00.000Z');
  person = await signUpCustomer(world);
  setSubscription(world.stripe, person.customerId);
});

const about = () => ({ object: 'subscription', id: `sub_${person.customerId}`, customer: person.customerId });
const webhook = (options = {}) =>
  world.stripe.webhook('customer.subscription.updated', about(), { at: now, ...options });
const stored = () =>
  world.rolefit.app.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
const readings = () =>
  world.stripe.requests.filter(
    ({ path, fields }) => path === '/v1/subscriptions' && fields.customer === person.customerId,
  ).length;

describe('a webhook is refused', () => {
  test.each([
    ['with another secret', () => webhook({ secret: 'whsec_somebody_elses' })],
    ['without a signature', () => ({ ...webhook(), headers: {} })],
    ['when it is older than five minutes', () => webhook({ at: new Date(now.getTime() - 301_000) })],
    [
      'when its text was changed',
      () => ({ ...webhook(), body: webhook().body.replace('updated', 'deleted') }),
    ],
    ['when a space was added', () => ({ ...webhook(), body: `${webhook().body} ` })],
    ['when it isn’t an event', () => ({ ...webhook(), body: 'null' })],
  ])('%s, and changes nothing', async (_why, forged) => {
    const before = await world.rolefit.app.db.$count(paymentEvents);
    const answer = await send(world.rolefit, forged());
    expect(answer.status).toBe(400);
    expect(await stored()).toEqual([]);
    expect(readings()).toBe(0);
    expect(await world.rolefit.app.db.$count(paymentEvents)).toBe(before);
  });

  test('when it is recorded and sent again later', async () => {
    const recorded = webhook({ at: new Date(now.getTime() - 299_000) });
    expect((await send(world.rolefit, recorded)).status).toBe(200);
    now = new Date(now.getTime() + 2_000);
    expect((await send(world.rolefit, recorded)).status).toBe(400);
  });

  test('when it is too large', async () => {
    const huge = webhook();
    expect((await send(world.rolefit, { ...huge, body: huge.body + ' '.repeat(600_000) })).status).toBe(413);
  });
});

describe('a webhook', () => {
  test('has its effect once, however often it arrives', async () => {
    const sent = webhook({ eventId: 'evt_twice' });
    const answers = await Promise.all([1, 2, 3].map(() => send(world.rolefit, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toMatchObject([{ status: 'active', priceId: 'price_gold' }]);
    const before = readings();
    setSubscription(world.stripe, person.customerId, { status: 'past_due' });
    expect((await send(world.rolefit, sent)).status).toBe(200);
    expect(readings()).toBe(before);
    expect(await stored()).toMatchObject([{ status: 'active' }]);
  });

  test('only says that something changed: what counts is what the provider says then', async () => {
    setSubscription(world.stripe, person.customerId, { status: 'canceled', ended_at: now.getTime() / 1_000 });
    await notifyCreated();
    expect(await stored()).toMatchObject([{ status: 'canceled' }]);
    world.stripe.subscriptions.delete(`sub_${person.customerId}`);
    await notifyCreated();
    expect(await stored()).toEqual([]);
  });

  const notifyCreated = () =>
    send(world.rolefit, world.stripe.webhook('customer.subscription.created', about(), { at: now }));

  test('that can’t be answered now is answered with an error, so that it comes again', async () => {
    world.stripe.options.failing = true;
    const sent = webhook();
    expect((await send(world.rolefit, sent)).status).toBe(500);
    expect(await stored()).toEqual([]);
    world.stripe.options.failing = false;
    expect((await send(world.rolefit, sent)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('about someone else’s customer, or about nothing of ours, changes nothing', async () => {
    const others = world.stripe.webhook(
      'invoice.paid',
      { object: 'invoice', id: 'in_1', customer: 'cus_x' },
      { at: now },
    );
    const nothing = world.stripe.webhook('balance.available', { object: 'balance', id: 'b' }, { at: now });
    for (const each of [others, nothing]) expect((await send(world.rolefit, each)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  test('about a price has all of them read anew, also one that a subscription needs', async () => {
    const added = {
      id: 'price_new',
      product: { name: 'New', metadata: { jobs_limit: '7' } },
      unit_amount: 300,
    };
    world.stripe.prices.push(added);
    setSubscription(world.stripe, person.customerId, { price: 'price_new' });
    await send(world.rolefit, webhook());
    expect((await person.browser.open('/analyze')).text).toContain('0 / 7');
    added.product.metadata.jobs_limit = '9';
    await send(
      world.rolefit,
      world.stripe.webhook('product.updated', { object: 'product', id: 'p' }, { at: now }),
    );
    expect((await person.browser.open('/analyze')).text).toContain('0 / 9');
    world.stripe.prices.pop();
  });

  test('starts a period of its own: what was used before doesn’t count', async () => {
    expect((await person.browser.open('/settings/subscription')).text).toContain('0 / 200');
    await send(world.rolefit, webhook());
    expect((await person.browser.open('/settings/subscription')).text).toContain(
      'from March 10, 2026 to April 10, 2026',
    );
    now = new Date('2026-04-10T09:00:00.000Z');
    expect((await person.browser.open('/settings/subscription')).text).toContain('Expired');
  });
});

describe('once a day', () => {
  test('what differs from the provider is found and repaired', async () => {
    const { app } = world.rolefit;
    await send(world.rolefit, webhook());
    await reconcilePayments(app);
    expect(await reconcilePayments(app)).toEqual({ repaired: 0, failed: 0 });
    setSubscription(world.stripe, person.customerId, { status: 'canceled' });
    await app.db
      .update(subscriptions)
      .set({ priceId: 'nonsense' })
      .where(eq(subscriptions.userId, person.userId));
    expect(await reconcilePayments(app)).toEqual({ repaired: 1, failed: 0 });
    expect(await stored()).toMatchObject([{ status: 'canceled', priceId: 'price_gold' }]);
  });
});

describe('deleting the account', () => {
  test('ends the subscription, however often that has to be tried', async () => {
    const { app } = world.rolefit;
    await send(world.rolefit, webhook());
    await person.browser.submit('/profile', {
      intent: 'delete-account',
      email: person.email,
      leaveWithoutAdmin: 'on',
    });
    expect(await stored()).toEqual([]);
    world.stripe.options.failing = true;
    await expect(deleteCustomersWithoutAccount(app)).rejects.toThrow();
    world.stripe.options.failing = false;
    expect(world.stripe.subscriptions.get(`sub_${person.customerId}`)?.status).toBe('active');
    await deleteCustomersWithoutAccount(app);
    expect(world.stripe.subscriptions.get(`sub_${person.customerId}`)?.status).toBe('canceled');
    expect(world.stripe.customers.get(person.customerId)?.deleted).toBe(true);
    expect(await app.db.$count(customers, eq(customers.id, person.customerId))).toBe(0);
    expect((await send(world.rolefit, webhook())).status).toBe(200);
  });
});
