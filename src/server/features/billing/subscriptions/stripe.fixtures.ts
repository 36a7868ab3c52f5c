import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type FakePrice, type FakeSubscription, startStripeServer } from '../../../testing/stripe-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { customers } from '../plans.tables.ts';
import { syncPrices } from './sync-prices.ts';

type Stripe = Awaited<ReturnType<typeof startStripeServer>>;
const webhookSecret = 'whsec_of_the_tests';

const catalogue: FakePrice[] = [
  {
    id: 'price_unlimited',
    product: { name: 'Unlimited', metadata: { jobs_limit: 'null' } },
    unit_amount: 3900,
  },
  {
    id: 'price_platinum',
    product: { name: 'Platinum', metadata: { jobs_limit: '5000', resumes_limit: '20' } },
    unit_amount: 1900,
  },
  {
    id: 'price_gold',
    product: { name: 'Gold', metadata: { jobs_limit: '1000', resumes_limit: '5' } },
    unit_amount: 900,
  },
];

/** Rolefit beside a server that speaks Stripe's API. */
export async function startWithStripe(options: { key?: string; now?: () => Date; work?: boolean } = {}) {
  const stripe = await startStripeServer(webhookSecret);
  stripe.prices.push(...catalogue);
  const rolefit = await startTestApp({
    work: options.work ?? false,
    now: options.now,
    env: {
      STRIPE_SECRET_KEY: options.key ?? 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_URL: stripe.url,
    },
  });
  await syncPrices(rolefit.app, rolefit.app.payments!);
  return {
    rolefit,
    stripe,
    async close() {
      await rolefit.close();
      await stripe.close();
    },
  };
}

/** Signs someone up, with a customer at Stripe. */
export async function signUpCustomer({ rolefit, stripe }: { rolefit: TestApp; stripe: Stripe }) {
  const browser = rolefit.browser();
  const email = `${randomUUID()}@example.com`;
  await browser.signUp(email);
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, email));
  const userId = user!.id;
  const customerId = `cus_${randomUUID().replaceAll('-', '')}`;
  stripe.customers.set(customerId, { email, userId, deleted: false });
  const origin = { provider: 'stripe', type: rolefit.app.payments!.mode } as const;
  await rolefit.app.db.insert(customers).values({ id: customerId, ...origin, userId, createdAt: new Date() });
  return { browser, email, userId, customerId };
}

export const seconds = (iso: string) => Date.parse(iso) / 1_000;

/** Sets what Stripe knows about a customer's subscription. */
export function setSubscription(
  stripe: Stripe,
  customer: string,
  change: Partial<FakeSubscription> = {},
): FakeSubscription {
  const id = change.id ?? `sub_${customer}`;
  const subscription: FakeSubscription = {
    id,
    customer,
    status: 'active',
    price: 'price_gold',
    period: [seconds('2026-03-10T08:00:00Z'), seconds('2026-04-10T08:00:00Z')],
    created: seconds('2026-03-10T08:00:00Z'),
    ...stripe.subscriptions.get(id),
    ...change,
  };
  stripe.subscriptions.set(id, subscription);
  return subscription;
}

export function send(
  { url }: Pick<TestApp, 'url'>,
  webhook: { body: string; headers: Record<string, string> },
) {
  return fetch(`${url}/payments/webhook`, { method: 'POST', ...webhook });
}

/** Sends a webhook about a customer's subscription, as it is. */
export const notify = (
  { rolefit, stripe }: { rolefit: TestApp; stripe: Stripe },
  customer: string,
  type = 'customer.subscription.updated',
) => send(rolefit, stripe.webhook(type, { object: 'subscription', id: `sub_${customer}`, customer }));

/** Submits a form and returns where it leads, without going there. */
export async function destinationOf(
  { url }: Pick<TestApp, 'url'>,
  browser: TestBrowser,
  path: string,
  fields: Record<string, string>,
): Promise<string | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Cookie: browser.cookieHeader() },
  });
  await response.arrayBuffer();
  return response.headers.get('Location');
}

/** Accounts with customers, without the cost of signing up. Returns the customers' ids. */
export async function createCustomers(
  { rolefit, stripe }: { rolefit: TestApp; stripe: Stripe },
  count: number,
): Promise<string[]> {
  const people = Array.from({ length: count }, () => randomUUID());
  const ids = people.map((id) => `cus_${id.replaceAll('-', '')}`);
  const origin = { provider: 'stripe', type: rolefit.app.payments!.mode } as const;
  const createdAt = new Date('2026-03-01T12:00:00.000Z');
  await rolefit.app.db
    .insert(users)
    .values(
      people.map((id) => ({ id, name: 'p', email: `${id}@example.com`, createdAt, updatedAt: createdAt })),
    );
  await rolefit.app.db
    .insert(customers)
    .values(people.map((userId, index) => ({ id: ids[index]!, ...origin, userId, createdAt })));
  for (const [index, id] of ids.entries())
    stripe.customers.set(id, {
      email: `${people[index]}@example.com`,
      userId: people[index]!,
      deleted: false,
    });
  return ids;
}
