import { and, eq, sql } from 'drizzle-orm';
import type { OwnerContext, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Limits, limitsOf } from './plan-limits.ts';
import { usagePeriods } from './usage.tables.ts';
import { periodEndOf, periodStartOf } from './usage-period.ts';

export type AnalysisUsage = Pick<Limits, 'jobsLimit'> & {
  jobsUsed: number;
  periodStart: Date;
  /** When the next period begins, with nothing used. */
  periodEnd: Date;
};

/** How many analyses the person has used in this billing period, and their limit. */
export async function analysisUsage({ db, clock, viewer }: SignedInContext): Promise<AnalysisUsage> {
  const now = clock();
  const periodStart = periodStartOf(now);
  const [period] = await db
    .select({ jobsUsed: usagePeriods.jobsUsed })
    .from(usagePeriods)
    .where(and(eq(usagePeriods.userId, viewer.id), eq(usagePeriods.startsAt, periodStart)));
  const { jobsLimit } = limitsOf(viewer.id);
  return { jobsLimit, jobsUsed: period?.jobsUsed ?? 0, periodStart, periodEnd: periodEndOf(now) };
}

/**
 * Locks the person's usage until the transaction ends: no other request of theirs can check for existing results, or spend,
 * in the meantime.
 */
export async function lockUsage(ctx: Pick<OwnerContext, 'viewer'>, tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`usage:${ctx.viewer.id}`}))`);
}
