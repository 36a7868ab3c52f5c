import { and, eq, sql } from 'drizzle-orm';
import type { PlanSummary } from '../../../shared/billing/plan.ts';
import type { OwnerContext } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { type CurrentPlan, currentPlan } from './current-plan.ts';
import type { Limits } from './plan-limits.ts';
import { usagePeriods } from './usage.tables.ts';

export type AnalysisUsage = Pick<Limits, 'jobsLimit'> & {
  jobsUsed: number;
  periodStart: Date;
  /** When the next period begins, with nothing used. */
  periodEnd: Date;
  plan: PlanSummary;
};

/** How many analyses the person has used in this billing period, their limit and their plan. */
export async function analysisUsage(ctx: OwnerContext): Promise<AnalysisUsage> {
  const plan = await currentPlan(ctx, ctx.db, ctx.viewer.id);
  return {
    jobsLimit: plan.limits.jobsLimit,
    jobsUsed: await analysesUsed(ctx.db, ctx.viewer.id, plan),
    periodStart: plan.period.start,
    periodEnd: plan.period.end,
    plan: planSummary(plan),
  };
}

export async function analysesUsed(
  db: DatabaseOrTransaction,
  userId: string,
  { period }: Pick<CurrentPlan, 'period'>,
): Promise<number> {
  const [row] = await db
    .select({ jobsUsed: usagePeriods.jobsUsed })
    .from(usagePeriods)
    .where(and(eq(usagePeriods.userId, userId), eq(usagePeriods.startsAt, period.start)));
  return row?.jobsUsed ?? 0;
}

export function planSummary({ name, isFree, period, subscription }: CurrentPlan): PlanSummary {
  return { name, isFree, periodEnd: period.end, endsAt: isFree ? null : (subscription?.endsAt ?? null) };
}

/**
 * Locks the person's usage until the transaction ends: no other request of theirs can check for existing results, or spend,
 * in the meantime.
 */
export async function lockUsage(ctx: Pick<OwnerContext, 'viewer'>, tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`usage:${ctx.viewer.id}`}))`);
}
