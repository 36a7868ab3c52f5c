import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { cardDeclined, readTestCard } from './test-cards.ts';
import { emitTestEvent } from './test-events.ts';
import type { TestObjects } from './test-objects.ts';
import { changeTestObject, findTestObject, lockTestObject, type TestObject } from './test-store.ts';
import { addTestSubscription, changeTestSubscription } from './test-subscriptions.ts';

type CheckoutState = Extract<TestObjects['session'], { page: 'checkout' }>;
type CheckoutSession = TestObject<'session'> & { state: CheckoutState; customerId: string };

const openForMs = 24 * 60 * 60 * 1_000;

const sessionNotFound = () => notFound('This checkout');
const checkoutClosed = () =>
  new AppError('checkout_closed', 'This checkout is closed. Nothing was charged.', {
    title: 'Checkout closed',
  });

/** What the test provider's checkout page shows. */
export async function getTestCheckout(app: App, sessionId: string) {
  const session = checkoutIn(await findTestObject(app.db, 'session', sessionId));
  const [price, customer] = await Promise.all([
    findTestObject(app.db, 'price', session.state.priceId),
    findTestObject(app.db, 'customer', session.customerId),
  ]);
  if (!price || !customer) throw sessionNotFound();
  const { description: name, unitAmount, currency, interval, intervalCount } = price.state;
  return {
    status: isOver(app, session) ? ('expired' as const) : session.state.status,
    cancelUrl: session.state.cancelUrl,
    successUrl: session.state.successUrl,
    email: customer.state.email,
    price: { name, unitAmount, currency, interval, intervalCount },
  };
}

/** Pays with a test card. Returns the address to go to, or null if the bank asks for a second step. */
export function payTestCheckout(app: App, sessionId: string, typedCard: string): Promise<string | null> {
  const card = readTestCard(typedCard);
  return inOpenCheckout(app, sessionId, async (tx, session) => {
    if (card.outcome === 'declined') throw cardDeclined();
    const customer = await lockTestObject(tx, 'customer', session.customerId);
    if (customer) await changeTestObject<'customer'>(tx, customer, { card: card.number });
    if (card.outcome !== 'second-step') return finish(app, tx, session);
    const { priceId, subscriptionId } = session.state;
    const id =
      subscriptionId ??
      (await addTestSubscription(app, tx, session.customerId, { priceId, status: 'incomplete' }));
    await changeTestObject<'session'>(tx, session, { status: 'confirming', subscriptionId: id });
    return null;
  });
}

/** The second step: the bank confirms the payment, or doesn't. Returns the address to go to, or null to stay. */
export function answerSecondStep(app: App, sessionId: string, confirmed: boolean): Promise<string | null> {
  return inOpenCheckout(app, sessionId, async (tx, session) => {
    if (session.state.status !== 'confirming') return null;
    if (confirmed) return finish(app, tx, session);
    await changeTestObject<'session'>(tx, session, { status: 'open' });
    const objectId = session.state.subscriptionId ?? '';
    const { customerId } = session;
    await emitTestEvent(app, tx, { type: 'invoice.payment_failed', objectId, customerId });
    return null;
  });
}

async function finish(app: App, tx: Transaction, session: CheckoutSession): Promise<string> {
  const { id, customerId, state } = session;
  let { subscriptionId } = state;
  const started = subscriptionId ? await lockTestObject(tx, 'subscription', subscriptionId) : undefined;
  if (started) {
    if (started.state.status !== 'incomplete') throw checkoutClosed();
    const events = ['invoice.paid', 'customer.subscription.updated'];
    await changeTestSubscription(app, tx, started, { status: 'active' }, events);
  } else {
    const { priceId } = state;
    subscriptionId = await addTestSubscription(app, tx, customerId, { priceId, status: 'active' });
  }
  await changeTestObject<'session'>(tx, session, { status: 'complete', subscriptionId });
  await emitTestEvent(app, tx, { type: 'checkout.session.completed', objectId: id, customerId });
  return state.successUrl;
}

/** Two payments at once of the same checkout run one after the other, and the second one finds it complete. */
function inOpenCheckout(
  app: App,
  sessionId: string,
  work: (tx: Transaction, session: CheckoutSession) => Promise<string | null>,
): Promise<string | null> {
  return app.db.transaction(async (tx) => {
    const session = checkoutIn(await lockTestObject(tx, 'session', sessionId));
    if (session.state.status === 'complete') return session.state.successUrl;
    if (isOver(app, session)) throw checkoutClosed();
    return work(tx, session);
  });
}

function checkoutIn(session: TestObject<'session'> | undefined): CheckoutSession {
  if (session?.state.page !== 'checkout' || !session.customerId) throw sessionNotFound();
  return session as CheckoutSession;
}

const isOver = ({ clock }: App, { state, createdAt }: CheckoutSession) =>
  state.status === 'expired' ||
  (state.status !== 'complete' && clock().getTime() - createdAt.getTime() > openForMs);
