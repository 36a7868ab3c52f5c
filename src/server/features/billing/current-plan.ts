import { and, eq, inArray, sql } from 'drizzle-orm';
import { freePlanName } from '../../../shared/billing/plan.ts';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { PaymentProvider, SubscriptionStatus } from '../../platform/payments/payment-provider.ts';
import { users } from '../accounts/accounts.tables.ts';
import { type Limits, limitsIn, limitsWithoutPlan } from './plan-limits.ts';
import { customers, prices, subscriptions } from './plans.tables.ts';
import { monthSince, type UsagePeriod } from './usage-period.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;
type PriceRow = typeof prices.$inferSelect;
export type PlanSubscription = SubscriptionRow & { price: PriceRow | null };

export type CurrentPlan = {
  name: string;
  isFree: boolean;
  limits: Limits;
  /** What is used in it counts toward the limits. */
  period: UsagePeriod;
  /** The one that gives the plan; without such a one, the latest. */
  subscription: PlanSubscription | null;
};

type PlanContext = Pick<App, 'clock' | 'payments' | 'site'>;

/** While a payment is overdue, the provider tries again for some time; until it gives up, the plan stays. */
export const givesPlan: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

/** Selects the rows of the provider that is configured now. */
export const ofProvider = (
  { name, mode }: Pick<PaymentProvider, 'name' | 'mode'>,
  table: typeof prices | typeof customers,
) => and(eq(table.provider, name), eq(table.type, mode));

/** A person's plan, from what is known here: no request to the provider. */
export async function currentPlan(
  ctx: PlanContext,
  db: DatabaseOrTransaction,
  userId: string,
): Promise<CurrentPlan> {
  const plan = (await currentPlans(ctx, db, [userId])).get(userId);
  if (!plan) throw new Error('The account of this plan is gone.');
  return plan;
}

/** The plans of several people. Those whose account is gone are left out. */
export async function currentPlans(
  ctx: PlanContext,
  db: DatabaseOrTransaction,
  userIds: string[],
): Promise<Map<string, CurrentPlan>> {
  const now = ctx.clock();
  const { payments } = ctx;
  const rows = await (payments ? withSubscriptions(payments, db, userIds) : withoutPayments(db, userIds));
  return new Map(
    userIds.flatMap((userId) => {
      const own = rows.filter((row) => row.userId === userId);
      const [first] = own;
      if (!first) return [];
      const all = own.flatMap(({ subscription, price }) =>
        subscription ? [{ ...subscription, price }] : [],
      );
      const month = monthSince(first.signedUpAt, now);
      return [[userId, planOf(latestOf(all), month, first.freePrice, limitsWithoutPlan(ctx))] as const];
    }),
  );
}

function withSubscriptions(payments: PaymentProvider, db: DatabaseOrTransaction, userIds: string[]) {
  const freePrices = db.$with('free_prices').as(
    db
      .select({ metadata: prices.metadata })
      .from(prices)
      .where(
        and(
          ofProvider(payments, prices),
          eq(prices.active, true),
          eq(prices.description, freePlanName),
          eq(prices.unitAmount, 0),
        ),
      )
      .limit(1),
  );
  return db
    .with(freePrices)
    .select({
      userId: users.id,
      signedUpAt: users.createdAt,
      subscription: subscriptions,
      price: prices,
      freePrice: freePrices.metadata,
    })
    .from(users)
    .leftJoin(customers, and(eq(customers.userId, users.id), ofProvider(payments, customers)))
    .leftJoin(subscriptions, eq(subscriptions.customerId, customers.id))
    .leftJoin(prices, eq(prices.id, subscriptions.priceId))
    .leftJoin(freePrices, sql`true`)
    .where(inArray(users.id, userIds));
}

async function withoutPayments(db: DatabaseOrTransaction, userIds: string[]) {
  const rows = await db
    .select({ userId: users.id, signedUpAt: users.createdAt })
    .from(users)
    .where(inArray(users.id, userIds));
  return rows.map((row) => ({ ...row, subscription: null, price: null, freePrice: null }));
}

function planOf(
  subscription: PlanSubscription | null,
  month: UsagePeriod,
  freeMetadata: Record<string, string> | null,
  withoutPlan: Limits,
): CurrentPlan {
  if (!subscription || !givesPlan.includes(subscription.status)) {
    const limits = freeMetadata ? limitsIn(freeMetadata, withoutPlan) : withoutPlan;
    return { name: freePlanName, isFree: true, limits, period: month, subscription };
  }
  const { price, currentPeriodStart: start, currentPeriodEnd: end } = subscription;
  return {
    name: price?.description ?? 'Your plan',
    isFree: false,
    limits: price ? limitsIn(price.metadata, withoutPlan) : withoutPlan,
    period: { start, end },
    subscription,
  };
}

/** One that gives a plan before one that doesn't, a newer one before an older one. */
function latestOf(all: PlanSubscription[]): PlanSubscription | null {
  const rank = ({ status }: PlanSubscription) => (givesPlan.includes(status) ? 1 : 0);
  const [best] = all.toSorted(
    (a, b) => rank(b) - rank(a) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  );
  return best ?? null;
}
