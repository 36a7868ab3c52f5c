import { and, eq, ne } from 'drizzle-orm';
import {
  freePlanId,
  freePlanName,
  inPlanOrder,
  type Plan,
  type PlanSummary,
} from '../../../shared/billing/plan.ts';
import type { App, OwnerContext } from '../../context.ts';
import type { PaymentMode, SubscriptionStatus } from '../../platform/payments/payment-provider.ts';
import { currentPlan, ofProvider, type PlanSubscription } from './current-plan.ts';
import { featuresIn, type Limits, limitsIn, limitsWithoutPlan } from './plan-limits.ts';
import { prices } from './plans.tables.ts';
import { planSummary } from './usage.ts';

type PriceRow = typeof prices.$inferSelect;

export const planOfPrice = (
  { id, description, metadata, ...price }: PriceRow,
  withoutPlan: Limits,
): Plan => ({
  id,
  name: description,
  unitAmount: price.unitAmount,
  currency: price.currency,
  interval: price.interval,
  intervalCount: price.intervalCount,
  ...limitsIn(metadata, withoutPlan),
  features: featuresIn(metadata),
});

const freePlan = (limits: Limits): Plan => ({
  id: freePlanId,
  name: freePlanName,
  unitAmount: 0,
  currency: 'usd',
  interval: 'month',
  intervalCount: 1,
  ...limits,
  features: [],
});

/** A price that was sold for good, long ago. */
const lifetimePriceId = 'price_lifetime';

/**
 * The plans that can be chosen, in order. `mode` is null if nobody takes payments: then there is only the free plan. None
 * at all means that the provider lists none.
 */
export async function listPlans(app: App): Promise<{ plans: Plan[]; mode: PaymentMode | null }> {
  const { db, payments } = app;
  const withoutPlan = limitsWithoutPlan(app);
  if (!payments) return { plans: [freePlan(withoutPlan)], mode: null };
  const rows = await db
    .select()
    .from(prices)
    .where(and(ofProvider(payments, prices), eq(prices.active, true), ne(prices.id, lifetimePriceId)))
    .orderBy(prices.unitAmount);
  const plans = rows.map((row) => planOfPrice(row, withoutPlan));
  if (plans.length > 0 && !plans.some(({ name }) => name === freePlanName)) plans.push(freePlan(withoutPlan));
  return { plans: inPlanOrder(plans), mode: payments.mode };
}

export type SubscriptionOverview = {
  plan: PlanSummary;
  /** The plans that can be chosen. One's own is among them at one's own price, even if others pay something else now. */
  plans: Plan[];
  mode: PaymentMode | null;
  currentPlanId: string | null;
  subscription: {
    status: SubscriptionStatus;
    name: string;
    price: Plan | null;
    periodEnd: Date;
    endsAt: Date | null;
    endedAt: Date | null;
    /** What new subscribers pay for the plan of this name: null if it isn't offered any more. */
    offered: Plan | null;
  } | null;
};

/** What a person has, for the pages about plans. */
export async function subscriptionOverview(ctx: OwnerContext): Promise<SubscriptionOverview> {
  const [plan, { plans, mode }] = await Promise.all([
    currentPlan(ctx, ctx.db, ctx.viewer.id),
    listPlans(ctx),
  ]);
  const { subscription: row, isFree } = plan;
  const subscription = row && overviewOf(row, plans, limitsWithoutPlan(ctx));
  const own = isFree ? null : (subscription?.price ?? null);
  const shown = own
    ? inPlanOrder([...plans.filter(({ id }) => id !== own.id && id !== subscription?.offered?.id), own])
    : plans;
  const free = plans.find(({ name }) => name === freePlanName);
  return {
    plan: planSummary(plan),
    plans: shown,
    mode,
    currentPlanId: (isFree ? free?.id : own?.id) ?? null,
    subscription,
  };
}

function overviewOf({ price, ...subscription }: PlanSubscription, plans: Plan[], withoutPlan: Limits) {
  const { status, currentPeriodEnd: periodEnd, endsAt, endedAt } = subscription;
  const shown = price && planOfPrice(price, withoutPlan);
  const sameName = plans.filter(({ name }) => name === shown?.name);
  const offered =
    sameName.find(({ id }) => id === shown?.id) ??
    sameName.find(
      ({ interval, intervalCount }) => interval === shown?.interval && intervalCount === shown?.intervalCount,
    ) ??
    null;
  return { status, name: shown?.name ?? 'Your plan', price: shown, periodEnd, endsAt, endedAt, offered };
}
