import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { ofProvider } from '../current-plan.ts';
import { prices } from '../plans.tables.ts';
import { type SyncCause, storeLatestReading } from './latest-reading.ts';

/** Copies all prices from the provider. One that it no longer lists can't be chosen any more, but those who have it keep it. */
export async function syncPrices(
  app: App,
  payments: PaymentProvider,
  { event, record }: SyncCause = {},
): Promise<void> {
  await storeLatestReading(app, {
    subject: `prices of ${payments.name} (${payments.mode})`,
    event,
    record,
    read: () => payments.listPrices(),
    async store(tx, listed) {
      const origin = { provider: payments.name, type: payments.mode };
      const ids = listed.map(({ id }) => id);
      const isGone = ids.length > 0 ? notInArray(prices.id, ids) : undefined;
      await tx
        .update(prices)
        .set({ active: false })
        .where(and(ofProvider(payments, prices), eq(prices.active, true), isGone));
      if (listed.length === 0) return;
      await tx
        .insert(prices)
        .values(listed.map((price) => ({ ...price, ...origin })))
        .onConflictDoUpdate({
          target: prices.id,
          set: {
            description: sql`excluded.description`,
            unitAmount: sql`excluded.unit_amount`,
            currency: sql`excluded.currency`,
            interval: sql`excluded.interval`,
            intervalCount: sql`excluded.interval_count`,
            active: sql`excluded.active`,
            metadata: sql`excluded.metadata`,
          },
        });
    },
  });
}
