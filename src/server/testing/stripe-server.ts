import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';

export type FakePrice = {
  id: string;
  product: {
    name: string;
    active?: boolean;
    metadata?: Record<string, string>;
    marketing_features?: { name: string }[];
  };
  unit_amount: number | null;
  currency?: string;
  active?: boolean;
  metadata?: Record<string, string>;
  recurring?: { interval: string; interval_count: number };
};

export type FakeSubscription = {
  id: string;
  customer: string;
  status: string;
  price: string;
  period: [start: number, end: number];
  created: number;
  cancel_at_period_end?: boolean;
  cancel_at?: number | null;
  ended_at?: number | null;
};

export type SeenRequest = {
  method: string;
  path: string;
  fields: Record<string, string>;
  key: string | undefined;
};

/**
 * A server that speaks the part of Stripe's API that Rolefit uses, and signs webhooks as Stripe does. `answerAfterMs` delays
 * answers after their content is fixed, as a slow network does.
 */
export async function startStripeServer(webhookSecret: string) {
  const prices: FakePrice[] = [];
  const subscriptions = new Map<string, FakeSubscription>();
  const customers = new Map<string, { email: string; userId: string; deleted: boolean }>();
  const checkouts = new Map<
    string,
    { status: 'open' | 'complete' | 'expired'; fields: Record<string, string> }
  >();
  const byKey = new Map<string, { body: string; fields: string }>();
  const requests: SeenRequest[] = [];
  const options = { answerAfterMs: () => 0, failing: false, pageSize: 100, withoutSession: false };
  const id = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const fields = { ...Object.fromEntries(searchParams), ...(await formOf(request)) };
    const key = request.headers['idempotency-key']?.toString();
    const method = request.method ?? 'GET';
    requests.push({ method, path: pathname, fields, key });
    if (!/^Bearer [sr]k_/.test(request.headers.authorization ?? ''))
      return fail(response, 401, 'authentication_error', 'No API key provided.');
    if (options.failing) return fail(response, 500, 'api_error', 'Something is wrong on our end.');
    const known = key && method === 'POST' ? byKey.get(key) : undefined;
    if (known && known.fields !== JSON.stringify(fields))
      return fail(
        response,
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    const answer = known ? JSON.parse(known.body) : answerTo(method, pathname, fields);
    if (answer === null)
      return fail(response, 404, 'invalid_request_error', `No such object: ${pathname}`, 'resource_missing');
    if ('error' in answer) return fail(response, 400, 'invalid_request_error', answer.error);
    const body = JSON.stringify(answer);
    if (key && method === 'POST') byKey.set(key, { body, fields: JSON.stringify(fields) });
    const ms = options.answerAfterMs();
    if (ms > 0) await pause(ms);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Request-Id': id('req') }).end(body);
  });

  // biome-ignore lint/suspicious/noExplicitAny: the answers are JSON of many shapes.
  function answerTo(method: string, path: string, fields: Record<string, string>): any {
    const [, , kind = '', ...rest] = path.split('/');
    const route = `${method} ${[kind, ...rest].join('/')}`;
    const objectId = rest[0] ?? '';
    if (route === 'POST customers') {
      const customerId = id('cus');
      const [email = '', userId = ''] = [fields.email, fields['metadata[userId]']];
      customers.set(customerId, { email, userId, deleted: false });
      return { id: customerId, object: 'customer', email };
    }
    if (method === 'DELETE' && kind === 'customers') {
      const customer = customers.get(objectId);
      if (!customer || customer.deleted) return null;
      customer.deleted = true;
      for (const each of subscriptions.values())
        if (each.customer === objectId) Object.assign(each, { status: 'canceled', ended_at: each.period[0] });
      return { id: objectId, object: 'customer', deleted: true };
    }
    if (route === 'GET prices') return page(prices.map(priceObject), path, fields);
    if (route === 'GET subscriptions') {
      if (!customers.has(fields.customer ?? '')) return null;
      const own = [...subscriptions.values()].filter(({ customer }) => customer === fields.customer);
      return page(own.map(subscriptionObject), path, fields);
    }
    if (method === 'DELETE' && kind === 'subscriptions') {
      const subscription = subscriptions.get(objectId);
      if (!subscription) return null;
      Object.assign(subscription, { status: 'canceled', ended_at: subscription.period[0] });
      return subscriptionObject(subscription);
    }
    if (route === 'POST checkout/sessions') {
      const checkoutId = id('cs');
      if (options.withoutSession) return { id: checkoutId, object: 'checkout.session', url: null };
      checkouts.set(checkoutId, { status: 'open', fields });
      return {
        id: checkoutId,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/${checkoutId}`,
      };
    }
    if (kind === 'checkout') {
      const [, checkoutId = '', action] = rest;
      const checkout = checkouts.get(checkoutId);
      if (!checkout) return null;
      if (action === 'expire') {
        if (checkout.status !== 'open')
          return {
            error: `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${checkout.status}.`,
          };
        checkout.status = 'expired';
      }
      return { id: checkoutId, object: 'checkout.session', status: checkout.status };
    }
    if (route === 'POST billing_portal/sessions') {
      if (!customers.has(fields.customer ?? '')) return null;
      return {
        id: id('bps'),
        object: 'billing_portal.session',
        url: `https://billing.stripe.com/p/${id('p')}`,
      };
    }
    return null;
  }

  function page(
    all: { id: string }[],
    url: string,
    { limit, starting_after: after }: Record<string, string>,
  ) {
    const from = after ? all.findIndex((each) => each.id === after) + 1 : 0;
    const size = Math.min(Number(limit ?? 10), options.pageSize);
    return { object: 'list', url, data: all.slice(from, from + size), has_more: from + size < all.length };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    prices,
    subscriptions,
    customers,
    checkouts,
    requests,
    options,
    /** A webhook's body and headers. `at` is when it was signed. */
    webhook(
      type: string,
      object: { object: string; id: string; customer?: string },
      { eventId = id('evt'), at = new Date(), secret = webhookSecret } = {},
    ) {
      const body = JSON.stringify({ id: eventId, object: 'event', type, livemode: false, data: { object } });
      const timestamp = Math.floor(at.getTime() / 1_000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      return { body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } };
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function priceObject({ id, product, unit_amount, currency, active, metadata, recurring }: FakePrice) {
  return {
    id,
    object: 'price',
    unit_amount,
    currency: currency ?? 'usd',
    active: active ?? true,
    metadata: metadata ?? {},
    nickname: null,
    recurring: recurring ?? { interval: 'month', interval_count: 1 },
    product: {
      id: `prod_${id}`,
      object: 'product',
      name: product.name,
      active: product.active ?? true,
      metadata: product.metadata ?? {},
      marketing_features: product.marketing_features ?? [],
    },
  };
}

function subscriptionObject(subscription: FakeSubscription) {
  const { id, customer, status, price, period, created } = subscription;
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created,
    cancel_at_period_end: subscription.cancel_at_period_end ?? false,
    cancel_at: subscription.cancel_at ?? null,
    ended_at: subscription.ended_at ?? null,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          price: { id: price, object: 'price' },
          current_period_start: period[0],
          current_period_end: period[1],
        },
      ],
    },
  };
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

function fail(response: ServerResponse, status: number, type: string, message: string, code?: string) {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' })
    .end(JSON.stringify({ error: { type, code, message } }));
}
