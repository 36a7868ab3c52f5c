import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { CustomFields } from '../../../shared/email/custom-fields.ts';
import type { RecipientInput } from '../../../shared/email/email-rules.ts';
import { variablesOf } from '../../../shared/email/template-variables.ts';
import type { Context } from '../../context.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { users } from '../accounts/accounts.tables.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { notADraft, recipientExists } from './email-campaigns.errors.ts';
import { type CampaignRecipient, campaignRecipients, emailCampaigns } from './email-campaigns.tables.ts';

const perPage = 50;

export async function listRecipients(ctx: Context, campaignId: string, page: number) {
  requireAdmin(ctx);
  const ofCampaign = eq(campaignRecipients.campaignId, campaignId);
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select()
      .from(campaignRecipients)
      .where(ofCampaign)
      .orderBy(asc(sql`lower(${campaignRecipients.recipientEmail})`))
      .limit(perPage)
      .offset((page - 1) * perPage),
    ctx.db.select({ count: count() }).from(campaignRecipients).where(ofCampaign),
  ]);
  const recipients = rows.map(({ userId, senderId, campaignId: _, ...shown }) => shown);
  const recipientCount = total?.count ?? 0;
  return { recipients, recipientCount, pageCount: Math.max(1, Math.ceil(recipientCount / perPage)) };
}

export async function findRecipient(
  ctx: Context,
  campaignId: string,
  id: string,
): Promise<CampaignRecipient> {
  requireAdmin(ctx);
  const [row] = isUuid(id)
    ? await ctx.db
        .select()
        .from(campaignRecipients)
        .where(and(eq(campaignRecipients.id, id), eq(campaignRecipients.campaignId, campaignId)))
    : [];
  if (!row) throw notFound('This recipient');
  return row;
}

export async function addRecipient(ctx: Context, campaignId: string, input: RecipientInput): Promise<void> {
  requireAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    await lockDraft(tx, campaignId);
    const { added } = await insertRecipients(tx, campaignId, [
      { email: input.recipientEmail, name: input.recipientName || null, customFields: input.customFields },
    ]);
    if (added === 0) throw recipientExists();
  });
}

export async function removeRecipient(ctx: Context, campaignId: string, id: string): Promise<void> {
  requireAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    await lockDraft(tx, campaignId);
    const gone = isUuid(id)
      ? await tx
          .delete(campaignRecipients)
          .where(and(eq(campaignRecipients.id, id), eq(campaignRecipients.campaignId, campaignId)))
          .returning({ id: campaignRecipients.id })
      : [];
    if (gone.length === 0) throw notFound('This recipient');
  });
}

/** Recipients change only while nobody has been written to. */
export async function lockDraft(tx: Transaction, campaignId: string): Promise<void> {
  const [campaign] = isUuid(campaignId)
    ? await tx.select().from(emailCampaigns).where(eq(emailCampaigns.id, campaignId)).for('update')
    : [];
  if (!campaign) throw notFound('This campaign');
  if (campaign.status !== 'draft' && campaign.status !== 'scheduled') throw notADraft();
}

export type NewRecipient = { email: string; name: string | null; customFields: CustomFields | null };

/** Adds many at once. Addresses that differ only in case are the same, and one that is there already stays as it is. */
export async function insertRecipients(
  db: DatabaseOrTransaction,
  campaignId: string,
  recipients: NewRecipient[],
): Promise<{ added: number }> {
  if (recipients.length === 0) return { added: 0 };
  const unique = new Map(
    recipients.toReversed().map((recipient) => [recipient.email.toLowerCase(), recipient]),
  );
  const rows = JSON.stringify([...unique.values()].map((recipient) => ({ id: randomUUID(), ...recipient })));
  const { rowCount } = await db.execute(sql`
    insert into ${campaignRecipients} (id, campaign_id, user_id, recipient_email, recipient_name, custom_fields)
    select r.id, ${campaignId}, u.id, r.email, r.name, r."customFields"
    from jsonb_to_recordset(${rows}::jsonb)
      as r(id uuid, email text, name text, "customFields" jsonb)
    left join ${users} u on u.email = lower(r.email)
    on conflict do nothing`);
  return { added: rowCount ?? 0 };
}

/** The custom fields that this campaign's recipients have. */
export async function customFieldKeys(ctx: Context, campaignId: string): Promise<string[]> {
  requireAdmin(ctx);
  const { rows } = await ctx.db.execute<{ key: string }>(sql`
    select distinct key from ${campaignRecipients}, jsonb_object_keys(custom_fields) as key
    where campaign_id = ${campaignId} and jsonb_typeof(custom_fields) = 'object'
    order by key limit 200`);
  return rows.map(({ key }) => key);
}

/** How many recipients have no value for a variable of the template that has no default. */
export async function missingValues(ctx: Context, campaignId: string, templates: string[]) {
  requireAdmin(ctx);
  const open = variablesOf(...templates).filter(
    ({ key, hasFallback }) =>
      !hasFallback && !['recipientEmail', 'unsubscribeUrl', 'postalAddress'].includes(key),
  );
  if (open.length === 0) return [];
  const { rows } = await ctx.db.execute<{ key: string; count: number }>(sql`
    select key, count(*)::int as count
    from ${campaignRecipients}, unnest(${sql.param(open.map(({ key }) => key))}::text[]) as key
    where campaign_id = ${campaignId} and case when key = 'recipientName'
      then coalesce(recipient_name, '') = '' else coalesce(custom_fields ->> key, '') = '' end
    group by key order by key`);
  return rows;
}
