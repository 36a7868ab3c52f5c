import { and, count, eq, gte, ne, sql } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { type Limits, limitsWithoutPlan } from './limits.ts';

export type Usage = Limits & {
  jobsUsed: number;
  resumesUsed: number;
  canUploadMoreResumes: boolean;
  periodStart: Date;
};

/**
 * What the person has used of their limits in this billing period: a calendar month in UTC. A sample résumé and a file
 * that could not be read take no place.
 */
export async function usageOf(ctx: SignedInContext, db: DatabaseOrTransaction = ctx.db): Promise<Usage> {
  const periodStart = startOfMonth(ctx.clock());
  const [analyses] = await db
    .select({ used: count() })
    .from(jobAnalyses)
    .where(and(eq(jobAnalyses.userId, ctx.viewer.id), gte(jobAnalyses.createdAt, periodStart)));
  const [uploaded] = await db
    .select({ used: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, ctx.viewer.id), eq(resumes.isSample, false), ne(resumes.status, 'failed')));
  const limits = limitsWithoutPlan;
  const resumesUsed = uploaded?.used ?? 0;
  return {
    ...limits,
    jobsUsed: analyses?.used ?? 0,
    resumesUsed,
    canUploadMoreResumes: limits.resumesLimit === null || resumesUsed < limits.resumesLimit,
    periodStart,
  };
}

/** Until the transaction ends no other request of this person can count or spend: at a limit exactly one passes. */
export async function holdUsage(ctx: SignedInContext, tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`usage:${ctx.viewer.id}`}))`);
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
