import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type {
  PaymentEvent,
  PaymentProvider,
  ProviderSubscription,
} from '../../../platform/payments/payment-provider.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { subscriptionsChanged } from '../billing.events.ts';
import { readPlanState } from '../plan-state.ts';
import { customers, prices, subscriptions } from '../plans.tables.ts';
import { storeLatestReading } from './latest-reading.ts';
import { syncPrices } from './sync-prices.ts';

type Customer = { id: string; userId: string };
type Recorder = (tx: Transaction, hasChanged: boolean) => Promise<void>;

/** Copies a customer's subscriptions from the provider. Returns whether anything was different here. */
export async function syncSubscriptions(
  app: App,
  payments: PaymentProvider,
  customer: Customer,
  { event, record }: { event?: PaymentEvent; record?: Recorder } = {},
): Promise<boolean> {
  let hasChanged = false;
  await storeLatestReading(app, {
    subject: customer.id,
    event,
    record: (tx) => record?.(tx, hasChanged) ?? Promise.resolve(),
    async read() {
      const read = await payments.listSubscriptions(customer.id);
      await readMissingPrices(app, payments, read);
      return read;
    },
    async store(tx, read) {
      // The account may have been deleted meanwhile, and with it everything that is stored here.
      const [owner] = await tx
        .select({ email: users.email })
        .from(customers)
        .innerJoin(users, eq(users.id, customers.userId))
        .where(eq(customers.id, customer.id))
        .for('key share');
      if (!owner) return;
      const before = await tx.select().from(subscriptions).where(eq(subscriptions.customerId, customer.id));
      const rows = read.map((each) => ({ ...each, customerId: customer.id, userId: customer.userId }));
      hasChanged = !isSame(before, rows);
      if (!hasChanged) return;
      const planBefore = await readPlanState(app, tx, customer.userId);
      const ids = rows.map(({ id }) => id);
      const isGone = ids.length > 0 ? notInArray(subscriptions.id, ids) : undefined;
      await tx.delete(subscriptions).where(and(eq(subscriptions.customerId, customer.id), isGone));
      if (rows.length > 0) await tx.insert(subscriptions).values(rows).onConflictDoUpdate(overwrite);
      await app.events.publish(tx, { userId: customer.userId, kind: 'account' });
      await app.domainEvents.publish(tx, subscriptionsChanged, {
        userId: customer.userId,
        email: owner.email,
        before: planBefore,
        after: await readPlanState(app, tx, customer.userId),
      });
    },
  });
  return hasChanged;
}

const overwrite = {
  target: subscriptions.id,
  set: {
    status: sql`excluded.status`,
    priceId: sql`excluded.price_id`,
    currentPeriodStart: sql`excluded.current_period_start`,
    currentPeriodEnd: sql`excluded.current_period_end`,
    endsAt: sql`excluded.ends_at`,
    endedAt: sql`excluded.ended_at`,
  },
};

/** A subscription may have a price that was added a moment ago. */
async function readMissingPrices(app: App, payments: PaymentProvider, read: ProviderSubscription[]) {
  const ids = [...new Set(read.map(({ priceId }) => priceId))];
  if (ids.length === 0 || (await app.db.$count(prices, inArray(prices.id, ids))) === ids.length) return;
  await syncPrices(app, payments);
}

type Row = ProviderSubscription & { customerId: string; userId: string };

function isSame(before: Row[], after: Row[]): boolean {
  const text = (rows: Row[]) =>
    JSON.stringify(
      rows.map((row) => Object.entries(row).toSorted()).toSorted((a, b) => (`${a}` < `${b}` ? -1 : 1)),
    );
  return text(before) === text(after);
}
