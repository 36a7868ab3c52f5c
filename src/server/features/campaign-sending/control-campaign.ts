import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { CampaignStatus } from '../../../shared/email/email-statuses.ts';
import type { App, Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import {
  campaignRecipients,
  type EmailCampaign,
  emailCampaigns,
} from '../email-campaigns/email-campaigns.tables.ts';
import { emailSettingsOf } from '../email-settings/email-settings.ts';
import { emailTemplates } from '../email-templates/email-templates.tables.ts';
import { announceCampaigns } from './campaign-changed.ts';
import {
  noMailServer,
  noPostalAddress,
  noRecipients,
  notRunning,
  notSendable,
} from './send-campaign.errors.ts';
import { sendQueue } from './send-queue.ts';

/**
 * Sends a draft now, or at its time if that is still to come. Returns the number of recipients and whether it waits for
 * its time.
 */
export async function sendCampaign(
  ctx: Context,
  campaignId: string,
  { atScheduledTime }: { atScheduledTime: boolean },
): Promise<{ recipients: number; isScheduled: boolean }> {
  requireAdmin(ctx);
  if (!ctx.mailer) throw noMailServer();
  if ((await emailSettingsOf(ctx)).postalAddress === '') throw noPostalAddress();
  return ctx.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (campaign.status !== 'draft') throw notSendable();
    const recipients = await tx.$count(campaignRecipients, eq(campaignRecipients.campaignId, campaignId));
    if (recipients === 0) throw noRecipients();
    const waitMs = (campaign.scheduledFor?.getTime() ?? 0) - ctx.clock().getTime();
    const isScheduled = atScheduledTime && waitMs > 0;
    if (isScheduled) {
      await tx.update(emailCampaigns).set({ status: 'scheduled' }).where(eq(emailCampaigns.id, campaignId));
      const delay = { startAfterSeconds: Math.ceil(waitMs / 1000) };
      await ctx.tasks.enqueue(tx, sendQueue, { campaignId }, delay);
    } else await begin(ctx, tx, campaignId);
    const action = isScheduled ? 'schedule-campaign' : 'send-campaign';
    await recordAdminAction(ctx, tx, { action, subject: campaignId, details: { recipients } });
    await announceCampaigns(ctx, tx);
    return { recipients, isScheduled };
  });
}

/** Starts scheduled campaigns whose time has come. */
export async function beginDueCampaigns(app: App): Promise<void> {
  const due = await app.db
    .select({ id: emailCampaigns.id })
    .from(emailCampaigns)
    .where(and(eq(emailCampaigns.status, 'scheduled'), lte(emailCampaigns.scheduledFor, app.clock())));
  for (const { id } of due) {
    await app.db.transaction(async (tx) => {
      const campaign = await lockCampaign(tx, id);
      if (campaign.status !== 'scheduled') return;
      await begin(app, tx, id);
      await announceCampaigns(app, tx);
    });
  }
}

/** The template is copied, so that changing it later doesn't change what half of the people get. */
async function begin(app: App, tx: Transaction, campaignId: string): Promise<void> {
  await tx
    .update(emailCampaigns)
    .set({
      status: 'sending',
      startedAt: app.clock(),
      problem: null,
      waitsForServer: false,
      sentSubject: sql`${emailTemplates.subject}`,
      sentHtml: sql`${emailTemplates.htmlContent}`,
    })
    .from(emailTemplates)
    .where(and(eq(emailCampaigns.id, campaignId), eq(emailTemplates.id, emailCampaigns.templateId)));
  await app.tasks.enqueue(tx, sendQueue, { campaignId }, { key: campaignId });
}

/** Stops sending within a second; emails on their way are finished. */
export const pauseCampaign = (ctx: Context, campaignId: string) =>
  change(ctx, campaignId, 'pause-campaign', ['sending'], {
    status: 'paused',
    waitsForServer: false,
    problem: null,
  });

export const resumeCampaign = (ctx: Context, campaignId: string) =>
  change(ctx, campaignId, 'resume-campaign', ['paused'], {
    status: 'sending',
    waitsForServer: false,
    problem: null,
  });

/** Ends a campaign before everyone was written to. */
export const cancelCampaign = (ctx: Context, campaignId: string) =>
  change(ctx, campaignId, 'cancel-campaign', ['sending', 'paused'], {
    status: 'cancelled',
    waitsForServer: false,
    problem: null,
    endedAt: ctx.clock(),
  });

/** Makes a scheduled campaign a draft again. */
export const unscheduleCampaign = (ctx: Context, campaignId: string) =>
  change(ctx, campaignId, 'unschedule-campaign', ['scheduled'], { status: 'draft' });

async function change(
  ctx: Context,
  campaignId: string,
  action: string,
  from: CampaignStatus[],
  to: Partial<EmailCampaign>,
): Promise<void> {
  requireAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    await lockCampaign(tx, campaignId);
    const changed = await tx
      .update(emailCampaigns)
      .set(to)
      .where(and(eq(emailCampaigns.id, campaignId), inArray(emailCampaigns.status, from)))
      .returning({ id: emailCampaigns.id });
    if (changed.length === 0) throw notRunning();
    if (to.status === 'sending') await ctx.tasks.enqueue(tx, sendQueue, { campaignId }, { key: campaignId });
    await recordAdminAction(ctx, tx, { action, subject: campaignId });
    await announceCampaigns(ctx, tx);
  });
}

async function lockCampaign(tx: Transaction, campaignId: string): Promise<EmailCampaign> {
  const [campaign] = isUuid(campaignId)
    ? await tx.select().from(emailCampaigns).where(eq(emailCampaigns.id, campaignId)).for('update')
    : [];
  if (!campaign) throw notFound('This campaign');
  return campaign;
}
