import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { countByStatus, type RecipientCounts } from './recipient-rows.ts';

export type CampaignProgress = RecipientCounts & {
  total: number;
  /** At the pace of the last minute; null while there is none. */
  secondsLeft: number | null;
};

const paceSeconds = 60;

export async function campaignProgress(ctx: Context, campaignId: string): Promise<CampaignProgress> {
  requireAdmin(ctx);
  const counts = await countByStatus(ctx, campaignId);
  const since = new Date(ctx.clock().getTime() - paceSeconds * 1000);
  const [pace] = await ctx.db
    .select({ count: sql<number>`count(*)::int`, first: sql<string | null>`min(${emailLogs.sentAt})` })
    .from(emailLogs)
    .where(and(eq(emailLogs.campaignId, campaignId), gt(emailLogs.sentAt, since)));
  const seconds = pace?.first ? (ctx.clock().getTime() - new Date(pace.first).getTime()) / 1000 : 0;
  const left = counts.waiting + counts.sending;
  return {
    ...counts,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    secondsLeft: pace && pace.count > 1 && seconds > 1 ? Math.ceil((left * seconds) / pace.count) : null,
  };
}
