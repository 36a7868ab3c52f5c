import { Stripe } from 'stripe';
import type { StripeSettings } from '../settings.ts';
import type { PaymentProvider, ProviderPrice, ProviderSubscription } from './payment-provider.ts';
import { readSignedEvent } from './webhook-signature.ts';

const maxMs = 10_000;

/** Stripe, through its SDK. */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  mode,
  url,
}: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: maxMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url ? addressOf(url) : {}),
  });
  return {
    name: 'stripe',
    mode,
    pageOrigins: ['https://checkout.stripe.com', 'https://billing.stripe.com'],
    async createCustomer({ userId, email }) {
      const { id } = await stripe.customers.create(
        { email, metadata: { userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      return id;
    },
    deleteCustomer: (customerId) => unlessMissing(stripe.customers.del(customerId)),
    async listPrices() {
      const list = stripe.prices.list({ type: 'recurring', limit: 100, expand: ['data.product'] });
      const prices: ProviderPrice[] = [];
      for await (const price of list) prices.push(...priceOf(price));
      return prices;
    },
    async listSubscriptions(customerId) {
      const subscriptions: ProviderSubscription[] = [];
      const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      await unlessMissing(
        list.autoPagingEach((subscription) => {
          subscriptions.push(...subscriptionOf(subscription));
        }),
      );
      return subscriptions;
    },
    endSubscription: (subscriptionId) => unlessMissing(stripe.subscriptions.cancel(subscriptionId)),
    async openCheckout({ customerId, priceId, successUrl, cancelUrl, key }) {
      const { id, url: page } = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: priceId, quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: key },
      );
      return { id, url: page };
    },
    async closeCheckout(checkoutId) {
      try {
        await stripe.checkout.sessions.expire(checkoutId);
        return true;
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // Only open sessions can be closed; this one is paid, has expired, or belongs to another account.
        if (error.code === 'resource_missing') return true;
        return (await stripe.checkout.sessions.retrieve(checkoutId)).status !== 'complete';
      }
    },
    async openPortal({ customerId, returnUrl }) {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return session.url;
    },
    readEvent: async (webhook, now) => readSignedEvent({ ...webhook, secret: webhookSecret }, now),
  };
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return { protocol: scheme, host: hostname, port: port || (scheme === 'https' ? 443 : 80) } as const;
}

async function unlessMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isMissing) throw error;
  }
}

/** Empty for prices that aren't a plan's: without a fixed amount, or without a product. */
function priceOf(price: Stripe.Price): ProviderPrice[] {
  const { id, recurring, unit_amount: unitAmount, currency, active, product, metadata, nickname } = price;
  if (!recurring || unitAmount === null) return [];
  const isProduct = typeof product === 'object' && !product.deleted;
  const features = isProduct ? product.marketing_features.flatMap(({ name }) => name ?? []) : [];
  return [
    {
      id,
      description: (isProduct ? product.name : nickname) ?? id,
      unitAmount,
      currency,
      interval: recurring.interval as ProviderPrice['interval'],
      intervalCount: recurring.interval_count,
      active: active && isProduct && product.active,
      metadata: {
        ...(features.length > 0 ? { features: JSON.stringify(features) } : {}),
        ...(isProduct ? product.metadata : {}),
        ...metadata,
      },
    },
  ];
}

/** Empty if it has no item. Rolefit creates subscriptions with exactly one. */
function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription[] {
  const [item] = subscription.items.data;
  if (!item) return [];
  const { id, status, created, ended_at, cancel_at, cancel_at_period_end } = subscription;
  const endsAt = cancel_at ?? (cancel_at_period_end ? item.current_period_end : null);
  return [
    {
      id,
      status: status as ProviderSubscription['status'],
      priceId: item.price.id,
      currentPeriodStart: momentOf(item.current_period_start),
      currentPeriodEnd: momentOf(item.current_period_end),
      endsAt: endsAt === null ? null : momentOf(endsAt),
      endedAt: ended_at === null ? null : momentOf(ended_at),
      createdAt: momentOf(created),
    },
  ];
}

const momentOf = (seconds: number) => new Date(seconds * 1_000);
