import { and, eq, isNull } from 'drizzle-orm';
import { freePlanId } from '../../../../shared/billing/plan.ts';
import type { SignedInContext } from '../../../context.ts';
import { isAppError } from '../../../platform/errors.ts';
import type { PaymentProvider, ProviderSubscription } from '../../../platform/payments/payment-provider.ts';
import { limits } from '../../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../../rate-limits/rate-limits.ts';
import {
  alreadySubscribed,
  checkoutFailed,
  customerNotFound,
  noCheckoutSession,
  paymentsNotConfigured,
  planNotFound,
  portalFailed,
} from '../billing.errors.ts';
import { ofProvider } from '../current-plan.ts';
import { customers, prices } from '../plans.tables.ts';
import { ensureCustomer, findCustomer } from './customers.ts';
import { syncSubscriptions } from './sync-subscriptions.ts';

/**
 * Returns the address where the person subscribes to a plan: a checkout, or the billing portal if they have another plan.
 * The provider is asked first, so that a webhook that hasn't arrived yet can't lead to a second subscription.
 */
export async function startSubscription(ctx: SignedInContext, priceId: string): Promise<string> {
  const { payments } = ctx;
  if (!payments) throw paymentsNotConfigured();
  await takeAttempt(ctx, limits.checkoutPerAccount, ctx.viewer.id);
  const price = await chosenPrice(ctx, payments, priceId);
  try {
    const customer = await ensureCustomer(ctx, payments);
    const known = await payments.listSubscriptions(customer.id);
    await syncSubscriptions(ctx, payments, { id: customer.id, userId: ctx.viewer.id });
    const running = known.find(({ status }) => isRunning(status));
    if (running ? running.priceId === price.id : price.unitAmount === 0) throw alreadySubscribed();
    if (running) return await openPortal(ctx, payments, customer.id);
    await endUnpaid(payments, known);
    return await openOnlyCheckout(ctx, payments, customer, price.id);
  } catch (error) {
    if (isAppError(error)) throw error;
    ctx.logger.error({ err: error, userId: ctx.viewer.id }, 'a checkout could not be started');
    throw checkoutFailed();
  }
}

async function chosenPrice({ db }: SignedInContext, payments: PaymentProvider, priceId: string) {
  if (priceId === freePlanId) return { id: priceId, unitAmount: 0 };
  const [price] = await db
    .select({ id: prices.id, unitAmount: prices.unitAmount })
    .from(prices)
    .where(and(eq(prices.id, priceId), eq(prices.active, true), ofProvider(payments, prices)));
  if (!price) throw planNotFound();
  return price;
}

/** Returns the address of the billing portal. */
export async function manageSubscription(ctx: SignedInContext): Promise<string> {
  const { payments } = ctx;
  if (!payments) throw paymentsNotConfigured();
  await takeAttempt(ctx, limits.checkoutPerAccount, ctx.viewer.id);
  const customer = await findCustomer(ctx, payments);
  if (!customer) throw customerNotFound();
  return openPortal(ctx, payments, customer.id);
}

async function openPortal(ctx: SignedInContext, payments: PaymentProvider, customerId: string) {
  try {
    return await payments.openPortal({ customerId, returnUrl: `${ctx.settings.baseUrl}${subscriptionPage}` });
  } catch (error) {
    ctx.logger.error({ err: error, userId: ctx.viewer.id }, 'the billing portal could not be opened');
    throw portalFailed();
  }
}

const subscriptionPage = '/settings/subscription';

const isRunning = (status: ProviderSubscription['status']) =>
  ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(status);

/** A first payment that was never finished must not be finished after another one. */
async function endUnpaid(payments: PaymentProvider, known: ProviderSubscription[]): Promise<void> {
  for (const { id, status } of known) if (status === 'incomplete') await payments.endSubscription(id);
}

/** Each failed attempt means that another request of the same person got through in the meantime. */
const maxAttempts = 8;

/**
 * Opens a checkout and closes the one before, so that a person has at most one that can be paid. Two requests at once for
 * the same plan open one, by the key; of two for different plans, the later one is kept.
 */
async function openOnlyCheckout(
  ctx: SignedInContext,
  payments: PaymentProvider,
  customer: { id: string; checkoutId: string | null },
  priceId: string,
): Promise<string> {
  const { baseUrl } = ctx.settings;
  let previous = customer.checkoutId;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { id, url } = await payments.openCheckout({
      customerId: customer.id,
      priceId,
      successUrl: `${baseUrl}${subscriptionPage}?checkout=done`,
      cancelUrl: `${baseUrl}/pricing?checkout=cancelled`,
      key: `${customer.id} ${priceId} after ${previous ?? 'none'}`,
    });
    if (!id || !url) throw noCheckoutSession();
    const current = await replaceCheckout(ctx, customer.id, { previous, next: id });
    if (current !== id) {
      await payments.closeCheckout(id);
      previous = current;
      continue;
    }
    if (previous && !(await payments.closeCheckout(previous)) && (await isPaid(payments, customer.id))) {
      await payments.closeCheckout(id);
      throw alreadySubscribed();
    }
    return url;
  }
  throw checkoutFailed();
}

/** Replaces the latest checkout, unless another request has done so. Returns the one that is the latest now. */
async function replaceCheckout(
  { db }: SignedInContext,
  customerId: string,
  { previous, next }: { previous: string | null; next: string },
): Promise<string | null> {
  const isUnchanged = previous === null ? isNull(customers.checkoutId) : eq(customers.checkoutId, previous);
  const [replaced] = await db
    .update(customers)
    .set({ checkoutId: next })
    .where(and(eq(customers.id, customerId), isUnchanged))
    .returning();
  if (replaced) return next;
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  return customer?.checkoutId ?? null;
}

/** The checkout before may have been paid long ago, for a subscription that has ended since. */
async function isPaid(payments: PaymentProvider, customerId: string): Promise<boolean> {
  return (await payments.listSubscriptions(customerId)).some(({ status }) => isRunning(status));
}
