import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FakeSubscription } from '../../../testing/stripe-server.ts';
import { subscriptions } from '../plans.tables.ts';
import { createCustomers, send, setSubscription, startWithStripe } from './stripe.fixtures.ts';

/** `ORDER_ROUNDS=100 npx vitest run webhook-orders` runs every order a hundred times at once. */
const rounds = Number(process.env.ORDER_ROUNDS ?? 1);
vi.setConfig({ testTimeout: 60_000 * Math.max(1, rounds) });

let world: Awaited<ReturnType<typeof startWithStripe>>;
beforeAll(async () => {
  world = await startWithStripe();
  // Readings overtake each other on their way back.
  world.stripe.options.answerAfterMs = () => Math.random() * 25;
});
afterAll(() => world.close());

const month = 30 * 24 * 3600;
const second = 1_773_129_600 + month;

/** What happens to a subscription, and the webhook that each step sends. */
const life: { type: string; change: Partial<FakeSubscription> }[] = [
  { type: 'customer.subscription.created', change: { status: 'incomplete' } },
  { type: 'invoice.paid', change: { status: 'active' } },
  {
    type: 'invoice.payment_failed',
    change: { status: 'past_due', period: [second, second + month], price: 'price_platinum' },
  },
  { type: 'customer.subscription.deleted', change: { status: 'canceled', ended_at: second + 100 } },
];

const orders = permutations([0, 1, 2, 3]);

test(`four webhooks in all ${orders.length} orders, ${rounds} times each and twice each, leave what Stripe says`, async () => {
  expect(orders).toHaveLength(24);
  for (const order of orders) {
    const people = await createCustomers(world, rounds);
    await Promise.all(people.map((customer) => live(customer, order)));
  }
  const stored = await world.rolefit.app.db.select().from(subscriptions);
  expect(stored).toHaveLength(orders.length * rounds);
  const wrong = stored.filter(
    ({ status, priceId, currentPeriodStart, endedAt }) =>
      status !== 'canceled' ||
      priceId !== 'price_platinum' ||
      currentPeriodStart.getTime() !== second * 1_000 ||
      endedAt?.getTime() !== (second + 100) * 1_000,
  );
  expect(wrong).toEqual([]);
});

/** A webhook can't be sent before its step. Later steps may have happened already; nobody waits for an answer. */
async function live(customer: string, order: number[]): Promise<void> {
  let reached = -1;
  const answers: Promise<void>[] = [];
  for (const step of order) {
    for (; reached < step; reached++) setSubscription(world.stripe, customer, life[reached + 1]!.change);
    const { type } = life[step]!;
    const webhook = world.stripe.webhook(type, { object: 'invoice', id: `in_${customer}`, customer });
    answers.push(deliver(webhook), deliver(webhook));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 15));
  }
  await Promise.all(answers);
}

/** Like Stripe, sends it again until it is accepted. */
async function deliver(webhook: Parameters<typeof send>[1]): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const answer = await send(world.rolefit, webhook).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('A webhook was never accepted.');
}

test('a reading that comes back late doesn’t undo a later one', async () => {
  const [customer = ''] = await createCustomers(world, 1);
  const { stripe, rolefit } = world;
  const webhook = () =>
    stripe.webhook('customer.subscription.updated', {
      object: 'subscription',
      id: `sub_${customer}`,
      customer,
    });
  setSubscription(stripe, customer, { status: 'active' });
  stripe.options.answerAfterMs = () => 400;
  const slow = send(rolefit, webhook());
  await vi.waitFor(() =>
    expect(stripe.requests.some(({ fields }) => fields.customer === customer)).toBe(true),
  );
  stripe.options.answerAfterMs = () => 0;
  setSubscription(stripe, customer, { status: 'canceled' });
  expect((await send(rolefit, webhook())).status).toBe(200);
  expect((await slow).status).toBe(200);
  const rows = await rolefit.app.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customer));
  expect(rows).toMatchObject([{ status: 'canceled' }]);
});

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) =>
    permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]),
  );
}
