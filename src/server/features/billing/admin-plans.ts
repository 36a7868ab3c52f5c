import { asc, count, inArray } from 'drizzle-orm';
import { inPlanOrder } from '../../../shared/billing/plan.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { paymentsNotConfigured } from './billing.errors.ts';
import { givesPlan, ofProvider } from './current-plan.ts';
import { limitsWithoutPlan, unreadableLimits } from './plan-limits.ts';
import { prices, subscriptions } from './plans.tables.ts';
import { planOfPrice } from './plans.ts';
import { syncPrices } from './subscriptions/sync-prices.ts';

/** All prices, those that can be chosen first, with the number of people who have each. */
export async function listAllPlans(context: Context) {
  const ctx = requireAdmin(context);
  const { db, payments } = ctx;
  if (!payments) return { provider: null, mode: null, plans: [] };
  const [rows, counts] = await Promise.all([
    db.select().from(prices).where(ofProvider(payments, prices)).orderBy(asc(prices.unitAmount)),
    db
      .select({ priceId: subscriptions.priceId, people: count() })
      .from(subscriptions)
      .where(inArray(subscriptions.status, [...givesPlan]))
      .groupBy(subscriptions.priceId),
  ]);
  const plans = rows.map((row) => ({
    ...planOfPrice(row, limitsWithoutPlan(ctx)),
    isOffered: row.active,
    unreadable: unreadableLimits(row.metadata),
    people: counts.find(({ priceId }) => priceId === row.id)?.people ?? 0,
  }));
  const ordered = inPlanOrder(plans);
  return {
    provider: payments.name,
    mode: payments.mode,
    plans: [
      ...ordered.filter(({ isOffered }) => isOffered),
      ...ordered.filter(({ isOffered }) => !isOffered),
    ],
  };
}

/** Reads all prices from the payment provider. Recorded. */
export async function syncPlans(context: Context): Promise<void> {
  const ctx = requireAdmin(context);
  if (!ctx.payments) throw paymentsNotConfigured();
  const record = (tx: Transaction) => recordAdminAction(ctx, tx, { action: 'sync-plans' });
  await syncPrices(ctx, ctx.payments, { record });
}
