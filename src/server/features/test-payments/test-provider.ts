import { createHmac } from 'node:crypto';
import type { App } from '../../context.ts';
import type { PaymentProvider, ProviderSubscription } from '../../platform/payments/payment-provider.ts';
import { readSignedEvent } from '../../platform/payments/webhook-signature.ts';
import { listTestPrices } from './test-catalogue.ts';
import { testWebhookSecret } from './test-events.ts';
import {
  addTestObject,
  changeTestObject,
  listTestObjects,
  lockTestObject,
  newTestId,
  type TestObject,
} from './test-store.ts';
import { endTestSubscriptionIn } from './test-subscriptions.ts';

/**
 * Stands in for Stripe where there is no key. It keeps its own objects, shows its own checkout and portal pages, which say
 * TEST, and sends webhooks by HTTP: everything else runs exactly as with Stripe. `app` is a function, because the app
 * itself contains the provider.
 */
export function createTestProvider(app: () => App): PaymentProvider {
  return {
    name: 'built-in',
    mode: 'test',
    pageOrigins: [],
    async createCustomer({ userId, email }) {
      const id = await keyedId('cus', userId);
      await addTestObject(app(), app().db, 'customer', { id, state: { userId, email, card: null } });
      return id;
    },
    async deleteCustomer(customerId) {
      await endAll(customerId);
    },
    listPrices: () => listTestPrices(app()),
    async listSubscriptions(customerId) {
      return (await listTestObjects(app().db, 'subscription', customerId)).map(subscriptionOf);
    },
    async endSubscription(subscriptionId) {
      await app().db.transaction(async (tx) => {
        const subscription = await lockTestObject(tx, 'subscription', subscriptionId);
        if (subscription && !subscription.state.endedAt) await endTestSubscriptionIn(app(), tx, subscription);
      });
    },
    async openCheckout({ customerId, priceId, successUrl, cancelUrl, key }) {
      const id = await keyedId('cs', key);
      await addTestObject(app(), app().db, 'session', {
        id,
        customerId,
        state: { page: 'checkout', priceId, successUrl, cancelUrl, status: 'open', subscriptionId: null },
      });
      return { id, url: `/test-payments/checkout/${id}` };
    },
    closeCheckout: (checkoutId) =>
      app().db.transaction(async (tx) => {
        const session = await lockTestObject(tx, 'session', checkoutId);
        if (session?.state.page !== 'checkout') return true;
        if (session.state.status === 'complete') return false;
        await changeTestObject<'session'>(tx, session, { status: 'expired' });
        return true;
      }),
    async openPortal({ customerId, returnUrl }) {
      const id = newTestId('bps');
      const state = { page: 'portal', returnUrl } as const;
      await addTestObject(app(), app().db, 'session', { id, customerId, state });
      return `/test-payments/portal/${id}`;
    },
    readEvent: async (webhook, now) =>
      readSignedEvent({ ...webhook, secret: await testWebhookSecret(app()) }, now),
  };

  /** The same for the same key, and impossible to guess. */
  async function keyedId(prefix: string, key: string): Promise<string> {
    const secret = await testWebhookSecret(app());
    return `${prefix}_test_${createHmac('sha256', secret).update(key).digest('hex').slice(0, 32)}`;
  }

  async function endAll(customerId: string): Promise<void> {
    await app().db.transaction(async (tx) => {
      for (const { id } of await listTestObjects(tx, 'subscription', customerId)) {
        const subscription = await lockTestObject(tx, 'subscription', id);
        if (subscription && !subscription.state.endedAt) await endTestSubscriptionIn(app(), tx, subscription);
      }
      const customer = await lockTestObject(tx, 'customer', customerId);
      if (customer) await changeTestObject<'customer'>(tx, customer, { email: '', userId: '', card: null });
    });
  }
}

function subscriptionOf({ id, createdAt, state }: TestObject<'subscription'>): ProviderSubscription {
  const { status, priceId, currentPeriodStart, currentPeriodEnd, endsAt, endedAt } = state;
  return {
    id,
    status,
    priceId,
    currentPeriodStart: new Date(currentPeriodStart),
    currentPeriodEnd: new Date(currentPeriodEnd),
    endsAt: endsAt ? new Date(endsAt) : null,
    endedAt: endedAt ? new Date(endedAt) : null,
    createdAt,
  };
}
