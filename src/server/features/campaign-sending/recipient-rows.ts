import { and, asc, eq, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import {
  type CampaignRecipient,
  campaignRecipients,
  emailCampaigns,
} from '../email-campaigns/email-campaigns.tables.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { isSuppressed } from '../suppression/suppression.ts';

type LogStatusOfOutcome = 'sent' | 'failed' | 'bounced' | 'unknown';

/** What became of one attempt. `waiting` is tried again after some seconds. */
export type RowOutcome = { id: string; failure: string | null } & (
  | { status: 'waiting'; afterSeconds: number; countsAsAttempt: boolean }
  | { status: 'sent' | 'failed' | 'unknown'; logStatus: LogStatusOfOutcome }
);

/** Recipients that may be written to now, after the given id. */
export function waitingRecipients(
  { db }: App,
  campaignId: string,
  { after, without, limit }: { after: string | null; without: string[]; limit: number },
): Promise<CampaignRecipient[]> {
  return db
    .select()
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.campaignId, campaignId),
        eq(campaignRecipients.status, 'waiting'),
        or(isNull(campaignRecipients.nextTryAt), lte(campaignRecipients.nextTryAt, sql`now()`)),
        after ? gt(campaignRecipients.id, after) : undefined,
        without.length > 0 ? notInArray(campaignRecipients.id, without) : undefined,
      ),
    )
    .orderBy(asc(campaignRecipients.id))
    .limit(limit);
}

/** Seconds until the next attempt is due; null if nobody waits for one. */
export async function secondsUntilNextTry({ db }: App, campaignId: string): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select greatest(0, extract(epoch from min(coalesce(next_try_at, now())) - now()))::float8 as seconds
    from ${campaignRecipients} where campaign_id = ${campaignId} and status = 'waiting'`);
  return rows[0]?.seconds ?? null;
}

/**
 * Marks recipients as `sending`, right before their first byte goes out, and returns those that may be written to. It
 * asks everything again that may have changed since: whether this sender still has the campaign, and whether the person
 * wants the email. Those who don't become `skipped`.
 */
export async function markSending(
  { db }: App,
  { campaignId, senderId }: { campaignId: string; senderId: string },
  ids: string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string; status: string }>(sql`
    update ${campaignRecipients} as r set
      status = case when ${isUnwanted(sql`r`)} then 'skipped' else 'sending' end,
      attempts = r.attempts + 1,
      failure = null,
      sender_id = ${senderId}
    where r.id = any(${sql.param(ids)}::uuid[]) and r.status = 'waiting' and exists (
      select 1 from ${emailCampaigns} c
      where c.id = ${campaignId} and c.sender_id = ${senderId} and c.status = 'sending'
    )
    returning r.id, r.status`);
  return new Set(rows.filter(({ status }) => status === 'sending').map(({ id }) => id));
}

/** Suppressed, the account with this address wants no emails, or the account that it was added for is suspended. */
const isUnwanted = (row: ReturnType<typeof sql>) => sql`(
  ${isSuppressed(sql`${row}.recipient_email`)}
  or exists (
    select 1 from ${users} u join ${profiles} p on p.id = u.id
    where u.email = lower(${row}.recipient_email) and not p.email_notifications
  )
  or exists (select 1 from ${users} u where u.id = ${row}.user_id and u.suspended_at is not null)
)`;

/**
 * Stores outcomes and writes the log, in one statement. A row that another process declared `unknown` meanwhile is still
 * ours: only this sender knows what became of it.
 */
export async function storeOutcomes(
  { db, clock }: App,
  { campaignId, senderId, subject }: { campaignId: string; senderId: string; subject: string },
  outcomes: RowOutcome[],
): Promise<void> {
  const rows = JSON.stringify(
    outcomes.map((outcome) => ({
      ...outcome,
      afterSeconds: outcome.status === 'waiting' ? outcome.afterSeconds : null,
      attempt: outcome.status === 'waiting' && !outcome.countsAsAttempt ? 1 : 0,
      logStatus: outcome.status === 'waiting' ? null : outcome.logStatus,
    })),
  );
  await db.execute(sql`
    with outcome as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as o(id uuid, status text, failure text, "afterSeconds" int, attempt int, "logStatus" text)
    ), updated as (
      update ${campaignRecipients} as r set
        status = o.status,
        failure = o.failure,
        attempts = r.attempts - o.attempt,
        next_try_at = now() + make_interval(secs => o."afterSeconds")
      from outcome o
      -- The list has the planner look the rows up, instead of reading them all.
      where r.id = o.id and r.id = any(${sql.param(outcomes.map(({ id }) => id))}::uuid[])
        and r.status in ('sending', 'unknown') and r.sender_id = ${senderId}
      returning r.id, r.user_id, r.recipient_email, r.failure, o."logStatus"
    )
    insert into ${emailLogs} (id, user_id, recipient_email, campaign_id, subject, status, failure, sent_at)
    select id, user_id, recipient_email, ${campaignId}, ${subject}, "logStatus", failure, ${clock()}
    from updated where "logStatus" is not null
    on conflict (id) do update set status = excluded.status, failure = excluded.failure, sent_at = excluded.sent_at`);
}

const lostFailure = 'Rolefit stopped while sending this, so it may have arrived.';

/** Emails of a sender that died before it could write down the outcome. They may have arrived, so they aren't sent again. */
export async function markLostAsUnknown(
  { db, clock }: App,
  { campaignId, senderId, subject }: { campaignId: string; senderId: string; subject: string },
): Promise<void> {
  await db.execute(sql`
    with lost as (
      update ${campaignRecipients} set status = 'unknown', failure = ${lostFailure}
      where campaign_id = ${campaignId} and status = 'sending' and sender_id is distinct from ${senderId}
      returning id, user_id, recipient_email
    )
    insert into ${emailLogs} (id, user_id, recipient_email, campaign_id, subject, status, failure, sent_at)
    select id, user_id, recipient_email, ${campaignId}, ${subject}, 'unknown', ${lostFailure}, ${clock()} from lost
    on conflict (id) do nothing`);
}

export type RecipientCounts = Record<
  'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped',
  number
>;

export async function countByStatus({ db }: Pick<App, 'db'>, campaignId: string): Promise<RecipientCounts> {
  const { rows } = await db.execute<{ status: keyof RecipientCounts; count: number }>(sql`
    select status, count(*)::int as count from ${campaignRecipients}
    where campaign_id = ${campaignId} group by status`);
  const counts = { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}
