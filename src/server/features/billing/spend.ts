import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database.ts';
import { usageLimitReached } from './billing.errors.ts';
import { limitsOf } from './limits.ts';
import { periodStartOf } from './period.ts';
import { usageEntries, usagePeriods } from './usage.tables.ts';

/**
 * Takes so many analyses from the limit of the current billing period, or throws and takes none. One conditional
 * UPDATE: of two at once that only one has room for, one passes.
 */
export async function spendAnalyses(
  { clock }: App,
  tx: Transaction,
  { userId, amount }: { userId: string; amount: number },
): Promise<void> {
  const { jobsLimit } = limitsOf(userId);
  const now = clock();
  const startsAt = periodStartOf(now);
  await tx.insert(usagePeriods).values({ userId, startsAt, jobsUsed: 0 }).onConflictDoNothing();
  const hasRoom = jobsLimit === null ? undefined : sql`${usagePeriods.jobsUsed} + ${amount} <= ${jobsLimit}`;
  const [spent] = await tx
    .update(usagePeriods)
    .set({ jobsUsed: sql`${usagePeriods.jobsUsed} + ${amount}` })
    .where(and(eq(usagePeriods.userId, userId), eq(usagePeriods.startsAt, startsAt), hasRoom))
    .returning();
  if (!spent) throw usageLimitReached();
  await tx.insert(usageEntries).values({
    id: randomUUID(),
    userId,
    periodStartsAt: startsAt,
    amount,
    reason: 'analysis',
    createdAt: now,
  });
}
