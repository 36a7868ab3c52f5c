import { and, count, inArray, sql } from 'drizzle-orm';
import type { PlanUsage } from '../../../shared/analytics/current-state.ts';
import { freePlanName } from '../../../shared/billing/plan.ts';
import type { Context, SignedInContext } from '../../context.ts';
import { users } from '../accounts/accounts.tables.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { givesPlan, ofProvider } from '../billing/current-plan.ts';
import { type Limits, limitsIn, limitsWithoutPlan } from '../billing/plan-limits.ts';
import { customers, prices, subscriptions } from '../billing/plans.tables.ts';
import { listPlans } from '../billing/plans.ts';
import { usagePeriods } from '../billing/usage.tables.ts';

/** What people have used of their plans in their current periods: the free plan, then each price that someone pays. */
export async function planUsage(context: Context): Promise<PlanUsage[]> {
  const ctx = requireAdmin(context);
  const [paid, people] = await Promise.all([paidUsage(ctx), ctx.db.$count(users)]);
  const free = await freeUsage(ctx, people - paid.reduce((total, plan) => total + plan.people, 0));
  return [free, ...paid];
}

const used = sql<number>`coalesce(sum(${usagePeriods.jobsUsed}), 0)`.mapWith(Number);
/** People who have used nine tenths of their limit. */
const nearLimit = (limit: number | null) =>
  sql<number>`count(*) filter (where ${usagePeriods.jobsUsed} >= ${limit}::int * 0.9)`.mapWith(Number);

async function freeUsage(ctx: SignedInContext, people: number): Promise<PlanUsage> {
  const { jobsLimit } = await freeLimits(ctx);
  const [row] = await ctx.db
    .select({ used, nearLimit: nearLimit(jobsLimit) })
    .from(usagePeriods)
    .where(
      and(
        // A month's period that began less than a month ago is the current one.
        sql`${usagePeriods.startsAt} > ${ctx.clock().toISOString()}::timestamptz - interval '1 month'`,
        sql`not exists (${payers(ctx)} and ${subscriptions.userId} = ${usagePeriods.userId})`,
      ),
    );
  return { plan: freePlanName, people, jobsLimit, used: row?.used ?? 0, nearLimit: row?.nearLimit ?? 0 };
}

async function freeLimits(ctx: SignedInContext): Promise<Limits> {
  const { plans } = await listPlans(ctx);
  return plans.find(({ name }) => name === freePlanName) ?? limitsWithoutPlan(ctx);
}

/** The subscriptions that give a plan now. Ends in a condition, so that more can follow. */
const payers = ({ payments }: SignedInContext) =>
  payments
    ? sql`select 1 from ${subscriptions} join ${customers} on ${customers.id} = ${subscriptions.customerId}
        where ${and(ofProvider(payments, customers), inArray(subscriptions.status, [...givesPlan]))}`
    : sql`select 1 from ${subscriptions} where false`;

async function paidUsage(ctx: SignedInContext): Promise<PlanUsage[]> {
  const { db, payments } = ctx;
  if (!payments) return [];
  const offered = await db.select().from(prices).where(ofProvider(payments, prices));
  const usages = await Promise.all(
    offered.map(async ({ id, description, metadata }) => {
      const { jobsLimit } = limitsIn(metadata, limitsWithoutPlan(ctx));
      const [row] = await db
        .select({ people: count(), used, nearLimit: nearLimit(jobsLimit) })
        .from(subscriptions)
        .leftJoin(
          usagePeriods,
          and(
            sql`${usagePeriods.userId} = ${subscriptions.userId}`,
            sql`${usagePeriods.startsAt} = ${subscriptions.currentPeriodStart}`,
          ),
        )
        .where(and(sql`${subscriptions.priceId} = ${id}`, inArray(subscriptions.status, [...givesPlan])));
      return { plan: description, jobsLimit, people: 0, used: 0, nearLimit: 0, ...row };
    }),
  );
  return usages.filter(({ people }) => people > 0).sort((a, b) => b.people - a.people);
}
