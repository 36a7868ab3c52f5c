import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { usageLimitReached } from './billing.errors.ts';
import { currentPlan } from './current-plan.ts';
import { usageEntries, usagePeriods } from './usage.tables.ts';

type Entry = Pick<typeof usageEntries.$inferInsert, 'userId' | 'amount'>;

/**
 * Takes `amount` analyses from the limit of the current billing period and returns the start of that period. Throws
 * without taking any if the limit has no room. A single conditional UPDATE, so concurrent callers cannot exceed the limit.
 */
export async function spendAnalyses(
  ctx: Pick<App, 'clock' | 'payments' | 'site'>,
  tx: Transaction,
  { userId, amount, reason = 'analysis' }: Entry & { reason?: 'analysis' | 'run' },
): Promise<Date> {
  const { limits, period } = await currentPlan(ctx, tx, userId);
  const { jobsLimit } = limits;
  const startsAt = period.start;
  await tx.insert(usagePeriods).values({ userId, startsAt, jobsUsed: 0 }).onConflictDoNothing();
  const hasRoom = jobsLimit === null ? undefined : sql`${usagePeriods.jobsUsed} + ${amount} <= ${jobsLimit}`;
  const [spent] = await tx
    .update(usagePeriods)
    .set({ jobsUsed: sql`${usagePeriods.jobsUsed} + ${amount}` })
    .where(and(isPeriod(userId, startsAt), hasRoom))
    .returning();
  if (!spent) throw usageLimitReached(amount);
  await addEntry(tx, { userId, periodStartsAt: startsAt, amount, reason, createdAt: ctx.clock() });
  return startsAt;
}

/** Gives back the analyses that a run reserved but did not use, to the period they were taken from. */
export async function refundAnalyses(
  { clock }: Pick<App, 'clock'>,
  tx: Transaction,
  { userId, amount, periodStartsAt }: Entry & { periodStartsAt: Date },
): Promise<void> {
  if (amount === 0) return;
  await tx
    .update(usagePeriods)
    .set({ jobsUsed: sql`${usagePeriods.jobsUsed} - ${amount}` })
    .where(isPeriod(userId, periodStartsAt));
  await addEntry(tx, { userId, periodStartsAt, amount: -amount, reason: 'run', createdAt: clock() });
}

const isPeriod = (userId: string, startsAt: Date) =>
  and(eq(usagePeriods.userId, userId), eq(usagePeriods.startsAt, startsAt));

async function addEntry(tx: Transaction, entry: Omit<typeof usageEntries.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(usageEntries).values({ id: randomUUID(), ...entry });
}
