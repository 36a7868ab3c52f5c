import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { campaignLinks, campaignRecipients } from '../email-campaigns/email-campaigns.tables.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { emailSuppressions } from '../suppression/suppression.tables.ts';

/** How people responded to a campaign, and which links they followed. */
export async function campaignReport(ctx: Context, campaignId: string) {
  requireAdmin(ctx);
  const ofCampaign = eq(emailLogs.campaignId, campaignId);
  const whether = (column: typeof emailLogs.openedAt) => sql<number>`count(${column})::int`;
  const [[totals], links, [left]] = await Promise.all([
    ctx.db
      .select({
        sent: sql<number>`count(*) filter (where ${emailLogs.status} <> 'failed')::int`,
        delivered: whether(emailLogs.deliveredAt),
        opened: whether(emailLogs.openedAt),
        clicked: whether(emailLogs.clickedAt),
        bounced: sql<number>`count(*) filter (where ${emailLogs.status} = 'bounced')::int`,
        complained: sql<number>`count(*) filter (where ${emailLogs.status} = 'complained')::int`,
      })
      .from(emailLogs)
      .where(ofCampaign),
    ctx.db
      .select({
        position: campaignLinks.position,
        url: campaignLinks.url,
        people: sql<number>`(
          select count(*)::int from ${campaignRecipients} r
          where r.campaign_id = ${campaignLinks.campaignId} and ${campaignLinks.position} = any(r.clicked_links)
        )`,
      })
      .from(campaignLinks)
      .where(eq(campaignLinks.campaignId, campaignId))
      .orderBy(asc(campaignLinks.position)),
    ctx.db
      .select({ count: sql<number>`count(*)::int` })
      .from(emailLogs)
      .innerJoin(emailSuppressions, sql`${emailSuppressions.email} = lower(${emailLogs.recipientEmail})`)
      .where(
        sql`${ofCampaign} and ${emailSuppressions.reason} = 'unsubscribed' and ${emailSuppressions.createdAt} >= ${emailLogs.sentAt}`,
      ),
  ]);
  const none = { sent: 0, delivered: 0, opened: 0, clicked: 0, bounced: 0, complained: 0 };
  return { ...(totals ?? none), unsubscribed: left?.count ?? 0, links };
}
