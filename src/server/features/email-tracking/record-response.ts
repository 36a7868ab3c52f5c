import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { campaignLinks, campaignRecipients } from '../email-campaigns/email-campaigns.tables.ts';
import { mailTokensOf } from '../email-campaigns/mail-tokens.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { emailSettingsOf } from '../email-settings/email-settings.ts';
import { webLink } from '../mail-format/compile-mail.ts';
import { untrackedAddresses } from '../suppression/suppression.tables.ts';

/** The invisible image of an email was loaded. `mayTrack` is false if the browser asks not to be tracked. False: not ours. */
export async function recordOpen(app: App, token: string, mayTrack: boolean): Promise<boolean> {
  const recipientId = (await mailTokensOf(app)).recipientOf(token, 'open');
  if (recipientId === null) return false;
  if (mayTrack && (await wantsTracking(app, recipientId)))
    await markResponse(app.db, app.clock(), recipientId, 'opened');
  return true;
}

/**
 * A link of an email was followed. Returns where it leads; null if the link isn't ours. It only leads to addresses that
 * the campaign's own email contains.
 */
export async function recordClick(
  app: App,
  { position, token, mayTrack }: { position: number; token: string; mayTrack: boolean },
): Promise<string | null> {
  const recipientId = (await mailTokensOf(app)).recipientOf(token, `click-${position}`);
  if (recipientId === null) return null;
  const [found] = await app.db
    .select({ url: campaignLinks.url, recipient: campaignRecipients })
    .from(campaignRecipients)
    .innerJoin(
      campaignLinks,
      and(eq(campaignLinks.campaignId, campaignRecipients.campaignId), eq(campaignLinks.position, position)),
    )
    .where(eq(campaignRecipients.id, recipientId));
  const target = found ? webLink(found.url, found.recipient) : '#';
  if (target === '#') return null;
  if (mayTrack && (await wantsTracking(app, recipientId))) {
    await app.db.transaction(async (tx) => {
      await tx
        .update(campaignRecipients)
        .set({ clickedLinks: sql`array_append(array_remove(clicked_links, ${position}), ${position})` })
        .where(eq(campaignRecipients.id, recipientId));
      await markResponse(tx, app.clock(), recipientId, 'clicked');
    });
  }
  return target;
}

/** A click is proof of opening. An email that bounced or was reported keeps that status. */
async function markResponse(
  db: DatabaseOrTransaction,
  now: Date,
  id: string,
  response: 'opened' | 'clicked',
) {
  const before =
    response === 'opened' ? ['sent', 'delivered', 'unknown'] : ['sent', 'delivered', 'unknown', 'opened'];
  await db
    .update(emailLogs)
    .set({
      openedAt: sql`coalesce(${emailLogs.openedAt}, ${now})`,
      ...(response === 'clicked' ? { clickedAt: sql`coalesce(${emailLogs.clickedAt}, ${now})` } : {}),
      status: sql`case when ${emailLogs.status} = any(${sql.param(before)}::text[]) then ${response} else ${emailLogs.status} end`,
    })
    .where(eq(emailLogs.id, id));
}

async function wantsTracking(app: App, recipientId: string): Promise<boolean> {
  if (!(await emailSettingsOf(app)).tracksOpensAndClicks) return false;
  const asked = await app.db.$count(
    untrackedAddresses,
    sql`${untrackedAddresses.email} = (select lower(recipient_email) from ${campaignRecipients} where id = ${recipientId})`,
  );
  return asked === 0;
}
