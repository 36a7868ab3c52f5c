import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { users } from '../accounts/accounts.tables.ts';
import { isUserId } from '../accounts/user-id.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { notAnAmount, nothingToGiveBack } from './billing.errors.ts';
import { currentPlan } from './current-plan.ts';
import { usageEntries, usagePeriods } from './usage.tables.ts';

/** More than any plan's limit needs, and far from what an integer holds. */
const maxCorrection = 100_000;

/**
 * Adds a correction to a person's ledger, in the current period: a positive amount counts as used, a negative one is given
 * back. Never below zero. Recorded.
 */
export async function correctUsage(
  context: Context,
  { userId, typedAmount }: { userId: string; typedAmount: string },
): Promise<void> {
  const ctx = requireAdmin(context);
  if (!isUserId(userId)) throw notFound('This person');
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
    if (!user) throw notFound('This person');
    const amount = readAmount(typedAmount);
    const { period } = await currentPlan(ctx, tx, userId);
    const periodStartsAt = period.start;
    await tx
      .insert(usagePeriods)
      .values({ userId, startsAt: periodStartsAt, jobsUsed: 0 })
      .onConflictDoNothing();
    const jobsUsed = sql`${usagePeriods.jobsUsed} + ${amount}`;
    const [corrected] = await tx
      .update(usagePeriods)
      .set({ jobsUsed })
      .where(
        and(eq(usagePeriods.userId, userId), eq(usagePeriods.startsAt, periodStartsAt), gte(jobsUsed, 0)),
      )
      .returning();
    if (!corrected) throw nothingToGiveBack();
    const entry = { userId, periodStartsAt, amount, reason: 'correction' } as const;
    await tx.insert(usageEntries).values({ id: randomUUID(), ...entry, createdAt: ctx.clock() });
    await recordAdminAction(ctx, tx, { action: 'correct-usage', subject: userId, details: { amount } });
    await ctx.events.publish(tx, { userId, kind: 'account' });
  });
}

function readAmount(typed: string): number {
  const amount = Number(typed.trim() || Number.NaN);
  if (Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= maxCorrection) return amount;
  throw notAnAmount();
}

const entriesPerPage = 25;

/** A person's ledger, newest first. */
export async function listUsageEntries(context: Context, userId: string, page: number) {
  const { db } = requireAdmin(context);
  if (!isUserId(userId)) throw notFound('This person');
  const rows = await db
    .select({
      id: usageEntries.id,
      amount: usageEntries.amount,
      reason: usageEntries.reason,
      periodStartsAt: usageEntries.periodStartsAt,
      createdAt: usageEntries.createdAt,
    })
    .from(usageEntries)
    .where(eq(usageEntries.userId, userId))
    .orderBy(desc(usageEntries.createdAt), desc(usageEntries.id))
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage);
  return { entries: rows.slice(0, entriesPerPage), hasMore: rows.length > entriesPerPage };
}
