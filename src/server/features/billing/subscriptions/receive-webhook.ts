import { and, eq, isNotNull } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { ofProvider } from '../current-plan.ts';
import { customers, paymentEvents } from '../plans.tables.ts';
import { rememberEvent } from './latest-reading.ts';
import { syncPrices } from './sync-prices.ts';
import { syncSubscriptions } from './sync-subscriptions.ts';

/**
 * Verifies a webhook and reads anew what it is about. What it says doesn't count, so neither does the order in which
 * webhooks arrive. Returns when the effect is stored; the provider sends it again if this fails.
 */
export async function receiveWebhook(app: App, webhook: { body: string; signature: string }): Promise<void> {
  const { payments } = app;
  if (!payments) throw notFound('This address');
  const event = await payments.readEvent(webhook, app.clock());
  if ((await app.db.$count(paymentEvents, eq(paymentEvents.id, event.id))) > 0) return;
  if (event.isAboutPrices) return syncPrices(app, payments, { event });
  const [customer] = event.customerId
    ? await app.db
        .select({ id: customers.id, userId: customers.userId })
        .from(customers)
        .where(
          and(
            eq(customers.id, event.customerId),
            isNotNull(customers.userId),
            ofProvider(payments, customers),
          ),
        )
    : [];
  // The provider's account may have customers that aren't ours.
  if (customer?.userId)
    await syncSubscriptions(app, payments, customer as typeof customer & { userId: string }, { event });
  else await app.db.transaction((tx) => rememberEvent(app, tx, event));
}
