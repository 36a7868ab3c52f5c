import { randomUUID } from 'node:crypto';
import { count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { EmailCampaignInput } from '../../../shared/email/email-rules.ts';
import type { Context } from '../../context.ts';
import { isForeignKeyViolation } from '../../platform/database/constraint-errors.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { emailTemplates } from '../email-templates/email-templates.tables.ts';
import { noTemplate, notADraft } from './email-campaigns.errors.ts';
import { campaignRecipients, emailCampaigns } from './email-campaigns.tables.ts';

const perPage = 50;

const recipientCount = sql<number>`(
  select count(*)::int from ${campaignRecipients} where ${campaignRecipients.campaignId} = ${emailCampaigns.id}
)`;

/** The campaigns with their template's name and their number of recipients, newest first. */
export async function listCampaigns(ctx: Context, page: number) {
  requireAdmin(ctx);
  const { id, name, status, problem, scheduledFor, createdAt } = emailCampaigns;
  const rows = await ctx.db
    .select({
      ...{ id, name, status, problem, scheduledFor, createdAt },
      templateName: emailTemplates.name,
      recipientCount,
    })
    .from(emailCampaigns)
    .innerJoin(emailTemplates, eq(emailTemplates.id, emailCampaigns.templateId))
    .orderBy(desc(emailCampaigns.createdAt), desc(emailCampaigns.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  return { campaigns: rows.slice(0, perPage), hasMore: rows.length > perPage };
}

/** One campaign with its template. */
export async function findCampaign(ctx: Context, id: string) {
  requireAdmin(ctx);
  const { senderId, senderUntil, sentHtml, ...columns } = getTableColumns(emailCampaigns);
  const [campaign] = isUuid(id)
    ? await ctx.db
        .select({
          ...columns,
          template: {
            name: emailTemplates.name,
            subject: emailTemplates.subject,
            htmlContent: emailTemplates.htmlContent,
          },
        })
        .from(emailCampaigns)
        .innerJoin(emailTemplates, eq(emailTemplates.id, emailCampaigns.templateId))
        .where(eq(emailCampaigns.id, id))
    : [];
  if (!campaign) throw notFound('This campaign');
  return campaign;
}

export async function countRecipients(ctx: Context, campaignId: string): Promise<number> {
  requireAdmin(ctx);
  const [row] = await ctx.db
    .select({ count: count() })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, campaignId));
  return row?.count ?? 0;
}

/** Creates a campaign as a draft, or changes the one with this id while it is a draft. Returns its id. */
export async function saveCampaign(
  ctx: Context,
  id: string | null,
  input: EmailCampaignInput,
): Promise<string> {
  const adminId = requireAdmin(ctx).viewer.id;
  if (!isUuid(input.templateId)) throw noTemplate();
  const newId = id ?? randomUUID();
  try {
    if (id === null) {
      const row = {
        id: newId,
        ...input,
        status: 'draft',
        createdBy: adminId,
        createdAt: ctx.clock(),
      } as const;
      await ctx.db.insert(emailCampaigns).values(row);
      return newId;
    }
    await ctx.db.transaction(async (tx) => {
      const [campaign] = isUuid(id)
        ? await tx.select().from(emailCampaigns).where(eq(emailCampaigns.id, id)).for('update')
        : [];
      if (!campaign) throw notFound('This campaign');
      if (campaign.status !== 'draft') throw notADraft();
      await tx.update(emailCampaigns).set(input).where(eq(emailCampaigns.id, id));
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw noTemplate();
    throw error;
  }
  return newId;
}
