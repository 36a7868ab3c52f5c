import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { isUserId } from '../accounts/user-id.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { currentPlans } from '../billing/current-plan.ts';
import { subscriptionOverview } from '../billing/plans.ts';
import { findCustomer } from '../billing/subscriptions/customers.ts';
import { syncSubscriptions } from '../billing/subscriptions/sync-subscriptions.ts';
import { usagePeriods } from '../billing/usage.tables.ts';
import { analysisUsage, planSummary } from '../billing/usage.ts';
import { resumeUsage } from '../resumes/resume-usage.ts';

const perPage = 25;

const columns = {
  id: users.id,
  email: users.email,
  username: sql<string>`coalesce(${profiles.username}, ${users.name})`,
  isAdmin: sql<boolean>`coalesce(${profiles.isAdmin}, false)`,
  signedUpAt: users.createdAt,
};

/** A page of accounts, newest first, with their plans and what they have used. */
export async function listUsers(context: Context, { page, search }: { page: number; search: string }) {
  const ctx = requireAdmin(context);
  const isFound = search
    ? or(
        containsText(sql`lower(${users.email})`, search),
        containsText(sql`lower(${profiles.username})`, search),
      )
    : undefined;
  const rows = await ctx.db
    .select(columns)
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(isFound)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  const shown = rows.slice(0, perPage);
  const ids = shown.map(({ id }) => id);
  const [plans, periods] = await Promise.all([
    currentPlans(ctx, ctx.db, ids),
    ctx.db.select().from(usagePeriods).where(inArray(usagePeriods.userId, ids)),
  ]);
  const people = shown.map((row) => {
    const plan = plans.get(row.id);
    const startsAt = plan?.period.start.getTime();
    const period = periods.find((each) => each.userId === row.id && each.startsAt.getTime() === startsAt);
    return {
      ...row,
      plan: plan ? planSummary(plan) : null,
      status: plan?.subscription?.status ?? null,
      jobsUsed: period?.jobsUsed ?? 0,
      jobsLimit: plan?.limits.jobsLimit ?? null,
    };
  });
  return { people, hasMore: rows.length > perPage };
}

/** One account with its plan and usage. */
export async function getUser(context: Context, userId: string) {
  const ctx = requireAdmin(context);
  const [row] = isUserId(userId)
    ? await ctx.db
        .select(columns)
        .from(users)
        .leftJoin(profiles, eq(profiles.id, users.id))
        .where(eq(users.id, userId))
    : [];
  if (!row) throw notFound('This person');
  const owner = { ...ctx, viewer: { id: userId } };
  const [overview, analyses, resumes, customer] = await Promise.all([
    subscriptionOverview(owner),
    analysisUsage(owner),
    resumeUsage(owner),
    ctx.payments && findCustomer(owner, ctx.payments),
  ]);
  return { ...row, ...overview, usage: { ...analyses, ...resumes }, customerId: customer?.id ?? null };
}

/** Reads a person's subscription from the payment provider. Returns whether it was different here. Recorded. */
export async function syncUser(context: Context, userId: string): Promise<boolean> {
  const ctx = requireAdmin(context);
  const [user] = isUserId(userId)
    ? await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId))
    : [];
  if (!user) throw notFound('This person');
  const { payments } = ctx;
  const customer = payments && (await findCustomer({ ...ctx, viewer: { id: userId } }, payments));
  if (!payments || !customer)
    throw new AppError('no_customer', 'The payment provider doesn’t know this person.', {
      title: 'Nothing to read',
    });
  const hasChanged = await syncSubscriptions(ctx, payments, { id: customer.id, userId });
  await recordAdminAction(ctx, ctx.db, {
    action: 'sync-subscription',
    subject: userId,
    details: { changed: hasChanged },
  });
  return hasChanged;
}
