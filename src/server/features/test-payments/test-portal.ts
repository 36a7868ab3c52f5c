import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { cardDeclined, readTestCard } from './test-cards.ts';
import { listTestPrices } from './test-catalogue.ts';
import { changeTestObject, findTestObject, listTestObjects, lockTestObject } from './test-store.ts';
import {
  changeTestSubscription,
  endTestSubscriptionIn,
  renewTestSubscription,
  retryTestPayment,
  type TestSubscription,
} from './test-subscriptions.ts';

const openForMs = 60 * 60 * 1_000;

const portalNotFound = () => notFound('This page');

/** What the test provider's portal shows: the latest subscription, the card and the plans to choose from. */
export async function getTestPortal(app: App, sessionId: string) {
  const { customerId, returnUrl } = await openPortalSession(app, sessionId);
  const [customer, [latest], prices] = await Promise.all([
    findTestObject(app.db, 'customer', customerId),
    listTestObjects(app.db, 'subscription', customerId),
    listTestPrices(app),
  ]);
  const subscription = latest && !latest.state.endedAt ? latest.state : null;
  return {
    returnUrl,
    email: customer?.state.email ?? '',
    card: customer?.state.card ?? null,
    subscription: subscription && {
      status: subscription.status,
      priceId: subscription.priceId,
      periodEnd: new Date(subscription.currentPeriodEnd),
      endsAt: subscription.endsAt ? new Date(subscription.endsAt) : null,
    },
    prices: prices
      .filter(({ id, active, unitAmount }) => id === subscription?.priceId || (active && unitAmount > 0))
      .toSorted((a, b) => a.unitAmount - b.unitAmount),
  };
}

const changes = {
  /** From the next moment on; the period and what was used in it stay. */
  'change-plan': async (app, tx, subscription, priceId) => {
    const price = await findTestObject(tx, 'price', priceId);
    if (!price?.state.active) throw notFound('This plan');
    await changeTestSubscription(app, tx, subscription, { priceId });
  },
  cancel: (app, tx, subscription) =>
    changeTestSubscription(app, tx, subscription, { endsAt: subscription.state.currentPeriodEnd }),
  resume: (app, tx, subscription) => changeTestSubscription(app, tx, subscription, { endsAt: null }),
  end: endTestSubscriptionIn,
  renew: (app, tx, subscription) => renewTestSubscription(app, tx, subscription, app.clock()),
  retry: retryTestPayment,
} as const satisfies Record<
  string,
  (app: App, tx: Transaction, subscription: TestSubscription, value: string) => Promise<void>
>;

export type TestPortalChange = keyof typeof changes;

/** Does what the person chose. `value` is the price to change to. */
export async function changeInTestPortal(
  app: App,
  sessionId: string,
  change: TestPortalChange,
  value: string,
): Promise<void> {
  const { customerId } = await openPortalSession(app, sessionId);
  await app.db.transaction(async (tx) => {
    const subscription = await lockLatest(tx, customerId);
    if (!subscription) throw notFound('This subscription');
    await changes[change](app, tx, subscription, value);
  });
}

/** Replaces the card. An overdue payment is tried again at once. */
export async function changeTestCard(app: App, sessionId: string, typedCard: string): Promise<void> {
  const { customerId } = await openPortalSession(app, sessionId);
  const card = readTestCard(typedCard);
  if (card.outcome === 'declined') throw cardDeclined();
  await app.db.transaction(async (tx) => {
    const customer = await lockTestObject(tx, 'customer', customerId);
    if (!customer) throw portalNotFound();
    await changeTestObject<'customer'>(tx, customer, { card: card.number });
    const subscription = await lockLatest(tx, customerId);
    if (subscription?.state.status === 'past_due') await retryTestPayment(app, tx, subscription);
  });
}

async function openPortalSession(app: App, sessionId: string) {
  const session = await findTestObject(app.db, 'session', sessionId);
  const isOpen = session && app.clock().getTime() - session.createdAt.getTime() < openForMs;
  if (!isOpen || session.state.page !== 'portal' || !session.customerId) throw portalNotFound();
  return { customerId: session.customerId, returnUrl: session.state.returnUrl };
}

async function lockLatest(tx: Transaction, customerId: string): Promise<TestSubscription | undefined> {
  const [latest] = await listTestObjects(tx, 'subscription', customerId);
  const locked = latest && (await lockTestObject(tx, 'subscription', latest.id));
  return locked?.state.endedAt ? undefined : locked;
}
