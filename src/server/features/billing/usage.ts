import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { OwnerContext, SignedInContext } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { type Limits, limitsOf } from './plan-limits.ts';
import { usagePeriods } from './usage.tables.ts';
import { periodEndOf, periodStartOf } from './usage-period.ts';

export type Usage = Limits & {
  jobsUsed: number;
  resumesUsed: number;
  canUploadMoreResumes: boolean;
  periodStart: Date;
  /** When the next period begins, in which nothing is used yet. */
  periodEnd: Date;
};

/**
 * What the person has used of their limits in this billing period. A sample résumé and a file that could not be read
 * take no place.
 */
export async function usageOf(ctx: SignedInContext, db: DatabaseOrTransaction = ctx.db): Promise<Usage> {
  const now = ctx.clock();
  const periodStart = periodStartOf(now);
  const [period] = await db
    .select({ jobsUsed: usagePeriods.jobsUsed })
    .from(usagePeriods)
    .where(and(eq(usagePeriods.userId, ctx.viewer.id), eq(usagePeriods.startsAt, periodStart)));
  const [uploaded] = await db
    .select({ used: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, ctx.viewer.id), eq(resumes.isSample, false), ne(resumes.status, 'failed')));
  const limits = limitsOf(ctx.viewer.id);
  const resumesUsed = uploaded?.used ?? 0;
  return {
    ...limits,
    jobsUsed: period?.jobsUsed ?? 0,
    resumesUsed,
    canUploadMoreResumes: limits.resumesLimit === null || resumesUsed < limits.resumesLimit,
    periodStart,
    periodEnd: periodEndOf(now),
  };
}

/** Until the transaction ends no other request of this person can look for what is there already, or spend. */
export async function holdUsage(ctx: Pick<OwnerContext, 'viewer'>, tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`usage:${ctx.viewer.id}`}))`);
}
