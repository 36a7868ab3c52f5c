import { and, count, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { UserFilter } from '../../../shared/rules/user-filters.ts';
import type { Context, SignedInContext } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { profiles, sessions, users } from '../accounts/accounts.tables.ts';
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
  suspendedAt: users.suspendedAt,
};

const filters: Record<UserFilter, SQL | undefined> = {
  all: undefined,
  admins: eq(profiles.isAdmin, true),
  suspended: isNotNull(users.suspendedAt),
};

/** A page of accounts, newest first, with their plans and what they have used. */
export async function listUsers(
  context: Context,
  { page, search, show }: { page: number; search: string; show: UserFilter },
) {
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
    .where(and(isFound, filters[show]))
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
  const [overview, analyses, resumes, customer, open] = await Promise.all([
    subscriptionOverview(owner),
    analysisUsage(owner),
    resumeUsage(owner),
    ctx.payments && findCustomer(owner, ctx.payments),
    openSessionsOf(ctx, userId),
  ]);
  return {
    ...open,
    ...row,
    ...overview,
    usage: { ...analyses, ...resumes },
    customerId: customer?.id ?? null,
  };
}

async function openSessionsOf({ db, clock }: SignedInContext, userId: string) {
  const [row] = await db
    .select({ sessions: count(), lastSeenAt: sql<string | null>`max(${sessions.updatedAt})` })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock())));
  return { sessionCount: row?.sessions ?? 0, lastSeenAt: row?.lastSeenAt ? new Date(row.lastSeenAt) : null };
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
  return syncSubscriptions(
    ctx,
    payments,
    { id: customer.id, userId },
    {
      record: (tx, changed) =>
        recordAdminAction(ctx, tx, { action: 'sync-subscription', subject: userId, details: { changed } }),
    },
  );
}
