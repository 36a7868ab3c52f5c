import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { type EmailCampaign, emailCampaigns } from '../email-campaigns/email-campaigns.tables.ts';

const leaseSeconds = 20;
export const renewMs = 5_000;

/** Campaigns that this process sends now. */
const ownSenders = new WeakMap<App['database'], Set<string>>();

function ownOf({ database }: App): Set<string> {
  const own = ownSenders.get(database) ?? new Set();
  ownSenders.set(database, own);
  return own;
}

/**
 * Makes this the campaign's only sender; null if another process is, or if nothing is to be sent. A dead sender is
 * replaced when its lease ends; on the built-in database at once, because no other process can be alive.
 */
export async function takeCampaign(
  app: App,
  campaignId: string,
  senderId: string,
): Promise<EmailCampaign | null> {
  if (ownOf(app).has(campaignId)) return null;
  ownOf(app).add(campaignId);
  const isFree =
    app.database.kind === 'embedded'
      ? sql`true`
      : sql`(${emailCampaigns.senderUntil} is null or ${emailCampaigns.senderUntil} < now())`;
  const [campaign] = await app.db
    .update(emailCampaigns)
    .set({ senderId, senderUntil: leaseEnd })
    .where(and(eq(emailCampaigns.id, campaignId), eq(emailCampaigns.status, 'sending'), isFree))
    .returning();
  if (!campaign) ownOf(app).delete(campaignId);
  return campaign ?? null;
}

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;

const isOurs = (campaignId: string, senderId: string) =>
  and(eq(emailCampaigns.id, campaignId), eq(emailCampaigns.senderId, senderId));

/** False if the campaign is no longer to be sent, or no longer by this sender. */
export async function renewLease({ db }: App, campaignId: string, senderId: string): Promise<boolean> {
  const renewed = await db
    .update(emailCampaigns)
    .set({ senderUntil: leaseEnd })
    .where(and(isOurs(campaignId, senderId), eq(emailCampaigns.status, 'sending')))
    .returning({ id: emailCampaigns.id });
  return renewed.length > 0;
}

export async function releaseCampaign(app: App, campaignId: string, senderId: string): Promise<void> {
  ownOf(app).delete(campaignId);
  await app.db
    .update(emailCampaigns)
    .set({ senderId: null, senderUntil: null })
    .where(isOurs(campaignId, senderId));
}

/** Ends or pauses the campaign, if this sender still has it. */
export async function settleCampaign(
  { db }: App,
  campaignId: string,
  senderId: string,
  change: Partial<EmailCampaign>,
): Promise<void> {
  await db
    .update(emailCampaigns)
    .set(change)
    .where(and(isOurs(campaignId, senderId), eq(emailCampaigns.status, 'sending')));
}
