import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { monthsLater } from '../billing/usage-period.ts';
import { canBeCharged } from './test-cards.ts';
import { emitTestEvent } from './test-events.ts';
import type { TestObjects } from './test-objects.ts';
import {
  addTestObject,
  changeTestObject,
  findTestObject,
  listTestObjects,
  lockTestObject,
  newTestId,
  type TestObject,
} from './test-store.ts';

export type TestSubscription = TestObject<'subscription'>;
type Change = Partial<TestObjects['subscription']>;

const hourMs = 60 * 60 * 1_000;
/** Like Stripe: a first payment has to be finished within 23 hours; overdue ones are tried for a week. */
const unfinishedMs = 23 * hourMs;
const overdueMs = 7 * 24 * hourMs;

export async function addTestSubscription(
  app: App,
  tx: Transaction,
  customerId: string,
  { priceId, status }: Pick<TestObjects['subscription'], 'priceId' | 'status'>,
): Promise<string> {
  const id = newTestId('sub');
  const state = { status, priceId, ...periodFrom(app.clock()), endsAt: null, endedAt: null };
  await addTestObject(app, tx, 'subscription', { id, customerId, state });
  await emitAbout(app, tx, { id, customerId }, 'customer.subscription.created');
  if (status === 'active') await emitAbout(app, tx, { id, customerId }, 'invoice.paid');
  return id;
}

/** Changes a subscription and sends the webhooks that belong to it. */
export async function changeTestSubscription(
  app: App,
  tx: Transaction,
  subscription: TestSubscription,
  change: Change,
  events: string[] = ['customer.subscription.updated'],
): Promise<void> {
  await changeTestObject<'subscription'>(tx, subscription, change);
  for (const type of events) await emitAbout(app, tx, subscription, type);
}

export const endTestSubscriptionIn = (app: App, tx: Transaction, subscription: TestSubscription) =>
  changeTestSubscription(app, tx, subscription, { status: 'canceled', endedAt: app.clock().toISOString() }, [
    'customer.subscription.deleted',
  ]);

/** What happens when a period is over: the subscription ends if it was cancelled; otherwise the card is charged. */
export async function renewTestSubscription(
  app: App,
  tx: Transaction,
  subscription: TestSubscription,
  from: Date,
): Promise<void> {
  const { endsAt } = subscription.state;
  if (endsAt) return endTestSubscriptionIn(app, tx, subscription);
  const customer = await findTestObject(tx, 'customer', subscription.customerId ?? '');
  const isPaid = canBeCharged(customer?.state.card ?? null);
  await changeTestSubscription(
    app,
    tx,
    subscription,
    { status: isPaid ? 'active' : 'past_due', ...periodFrom(from) },
    ['customer.subscription.updated', isPaid ? 'invoice.paid' : 'invoice.payment_failed'],
  );
}

/** Charges for an overdue period again. */
export async function retryTestPayment(app: App, tx: Transaction, subscription: TestSubscription) {
  const customer = await findTestObject(tx, 'customer', subscription.customerId ?? '');
  const isPaid = canBeCharged(customer?.state.card ?? null);
  await changeTestSubscription(app, tx, subscription, { status: isPaid ? 'active' : 'past_due' }, [
    isPaid ? 'invoice.paid' : 'invoice.payment_failed',
    'customer.subscription.updated',
  ]);
}

/** Renews and ends what is due. Runs every hour. */
export async function renewTestSubscriptions(app: App): Promise<void> {
  if (app.payments?.name !== 'built-in') return;
  for (const { id } of await listTestObjects(app.db, 'subscription'))
    await app.db.transaction(async (tx) => {
      const subscription = await lockTestObject(tx, 'subscription', id);
      if (subscription) await moveOn(app, tx, subscription);
    });
}

async function moveOn(app: App, tx: Transaction, subscription: TestSubscription): Promise<void> {
  const { status, currentPeriodStart, currentPeriodEnd } = subscription.state;
  const now = app.clock().getTime();
  if (status === 'incomplete' && now - subscription.createdAt.getTime() > unfinishedMs)
    await changeTestSubscription(app, tx, subscription, {
      status: 'incomplete_expired',
      endedAt: app.clock().toISOString(),
    });
  if (status === 'past_due' && now - Date.parse(currentPeriodStart) > overdueMs)
    await endTestSubscriptionIn(app, tx, subscription);
  if (status === 'active' && now >= Date.parse(currentPeriodEnd))
    await renewTestSubscription(app, tx, subscription, new Date(currentPeriodEnd));
}

const periodFrom = (start: Date) => ({
  currentPeriodStart: start.toISOString(),
  currentPeriodEnd: monthsLater(start, 1).toISOString(),
});

const emitAbout = (
  app: App,
  tx: Transaction,
  { id: objectId, customerId }: Pick<TestSubscription, 'id' | 'customerId'>,
  type: string,
) => emitTestEvent(app, tx, { type, objectId, customerId });
