import { and, asc, gt, isNotNull, lt } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import { ofProvider } from '../current-plan.ts';
import { customers, paymentEvents } from '../plans.tables.ts';
import { deleteCustomersWithoutAccount } from './customers.ts';
import { syncPrices } from './sync-prices.ts';
import { syncSubscriptions } from './sync-subscriptions.ts';

const batchSize = 100;
const eventsAreKeptMs = 90 * 24 * 60 * 60 * 1_000;

/** Compares everything with the provider and repairs what is different here, for instance because a webhook was lost. */
export async function reconcilePayments(app: App): Promise<{ repaired: number; failed: number }> {
  const { payments, db } = app;
  const outcome = { repaired: 0, failed: 0 };
  if (!payments) return outcome;
  await syncPrices(app, payments);
  for (let after = ''; ; ) {
    const batch = await db
      .select({ id: customers.id, userId: customers.userId })
      .from(customers)
      .where(and(ofProvider(payments, customers), isNotNull(customers.userId), gt(customers.id, after)))
      .orderBy(asc(customers.id))
      .limit(batchSize);
    for (const { id, userId } of batch) {
      try {
        if (userId && (await syncSubscriptions(app, payments, { id, userId }))) outcome.repaired += 1;
      } catch (error) {
        // One customer must not keep the others from being repaired; tomorrow it is tried again.
        app.logger.error({ err: error, userId }, 'a customer could not be compared with the provider');
        outcome.failed += 1;
      }
    }
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) break;
    after = last.id;
  }
  await deleteCustomersWithoutAccount(app);
  await db
    .delete(paymentEvents)
    .where(lt(paymentEvents.receivedAt, new Date(app.clock().getTime() - eventsAreKeptMs)));
  if (outcome.repaired > 0)
    app.logger.warn(outcome, 'subscriptions were different at the provider and have been repaired');
  return outcome;
}
