import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { freePlanName } from '../../../shared/billing/plan.ts';
import type { Context } from '../../context.ts';
import { profiles, sessions, users } from '../accounts/accounts.tables.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { givesPlan } from '../billing/current-plan.ts';
import { prices, subscriptions } from '../billing/plans.tables.ts';
import { isSuppressed } from '../suppression/suppression.ts';

/** Which of our own people; an empty text means any. */
export type AudienceInput = { plan: string; activity: string; signedIn: string };

export const activityChoices = [
  { value: 'scored', label: 'Scored something in the last 30 days' },
  { value: 'quiet', label: 'Scored nothing in the last 30 days' },
  { value: 'never', label: 'Never scored anything' },
];
export const signedInChoices = [
  { value: 'within-7', label: 'In the last 7 days' },
  { value: 'within-30', label: 'In the last 30 days' },
  { value: 'before-30', label: 'Not in the last 30 days' },
  { value: 'before-90', label: 'Not in the last 90 days' },
];

export async function audienceChoices({ db }: Context) {
  const names = await db.selectDistinct({ name: prices.description }).from(prices);
  const plans = [...new Set([freePlanName, ...names.map(({ name }) => name)])];
  return { plans: plans.map((name) => ({ value: name, label: name })), activityChoices, signedInChoices };
}

/**
 * Selects accounts that match and allow it: they aren't suspended, notifications are on, the address is confirmed where
 * that is asked, and not suppressed.
 */
export function matchingPeople(ctx: Context, { plan, activity, signedIn }: AudienceInput): SQL {
  const { site, clock } = ctx;
  const since = (days: number) => new Date(clock().getTime() - days * 24 * 60 * 60 * 1000);
  const subscribed = (name?: string) => sql`exists (
    select 1 from ${subscriptions} join ${prices} on ${prices.id} = ${subscriptions.priceId}
    where ${subscriptions.userId} = ${users.id} and ${inArray(subscriptions.status, [...givesPlan])}
      and ${name === undefined ? sql`${prices.unitAmount} > 0` : eq(prices.description, name)}
  )`;
  const scored = (from?: Date) => sql`exists (
    select 1 from ${jobAnalyses} where ${jobAnalyses.userId} = ${users.id}
      ${from ? sql`and ${jobAnalyses.createdAt} >= ${from}` : sql``}
  )`;
  const [, when, days] = /^(within|before)-(\d{1,3})$/.exec(signedIn) ?? [];
  const wasHere = sql`exists (
    select 1 from ${sessions} where ${sessions.userId} = ${users.id} and ${sessions.updatedAt} >= ${since(Number(days ?? 0))}
  )`;
  return and(
    isNull(users.suspendedAt),
    eq(profiles.emailNotifications, true),
    site.current.emailVerification ? eq(users.emailVerified, true) : undefined,
    sql`not ${isSuppressed(users.email)}`,
    plan === '' ? undefined : plan === freePlanName ? sql`not ${subscribed()}` : subscribed(plan),
    activity === 'scored' ? scored(since(30)) : undefined,
    activity === 'quiet' ? sql`not ${scored(since(30))}` : undefined,
    activity === 'never' ? sql`not ${scored()}` : undefined,
    when === 'within' ? wasHere : when === 'before' ? sql`not ${wasHere}` : undefined,
  ) as SQL;
}

export async function countPeople(ctx: Context, input: AudienceInput): Promise<number> {
  requireAdmin(ctx);
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(matchingPeople(ctx, input));
  return row?.count ?? 0;
}
