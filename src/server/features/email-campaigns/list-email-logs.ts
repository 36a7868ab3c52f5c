import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { LogStatus } from '../../../shared/email/email-statuses.ts';
import type { Context } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { emailCampaigns } from './email-campaigns.tables.ts';

const perPage = 50;

export type LogFilter = { search: string; status: LogStatus | null; campaignId: string | null; page: number };

/** What became of the emails, newest first. */
export async function listEmailLogs(ctx: Context, { search, status, campaignId, page }: LogFilter) {
  requireAdmin(ctx);
  const matches = and(
    search ? containsText(sql`lower(${emailLogs.recipientEmail})`, search) : undefined,
    status ? eq(emailLogs.status, status) : undefined,
    campaignId && isUuid(campaignId) ? eq(emailLogs.campaignId, campaignId) : undefined,
  );
  const [logs, [total]] = await Promise.all([
    ctx.db
      .select({
        id: emailLogs.id,
        recipientEmail: emailLogs.recipientEmail,
        subject: emailLogs.subject,
        status: emailLogs.status,
        failure: emailLogs.failure,
        sentAt: emailLogs.sentAt,
        openedAt: emailLogs.openedAt,
        campaignName: emailCampaigns.name,
      })
      .from(emailLogs)
      .leftJoin(emailCampaigns, eq(emailCampaigns.id, emailLogs.campaignId))
      .where(matches)
      .orderBy(desc(emailLogs.sentAt), desc(emailLogs.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    ctx.db.select({ count: count() }).from(emailLogs).where(matches),
  ]);
  const logCount = total?.count ?? 0;
  return { logs, logCount, pageCount: Math.max(1, Math.ceil(logCount / perPage)) };
}
