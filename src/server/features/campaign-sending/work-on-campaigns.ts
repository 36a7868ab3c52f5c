import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { emailCampaigns } from '../email-campaigns/email-campaigns.tables.ts';
import { announceCampaigns } from './campaign-changed.ts';
import { beginDueCampaigns } from './control-campaign.ts';
import { runCampaign, serverRetrySeconds } from './run-campaign.ts';
import { sendQueue } from './send-queue.ts';

/** Starts it if its time has come, continues it if the mail server is back, and sends it. */
export async function workOnCampaign(app: App, { campaignId }: { campaignId: string }): Promise<void> {
  await beginDueCampaigns(app);
  await continueIfServerAnswers(app, campaignId);
  await runCampaign(app, campaignId);
}

async function continueIfServerAnswers(app: App, campaignId: string): Promise<void> {
  const isWaiting = and(
    eq(emailCampaigns.id, campaignId),
    eq(emailCampaigns.status, 'paused'),
    eq(emailCampaigns.waitsForServer, true),
  );
  if (!app.mailer || (await app.db.$count(emailCampaigns, isWaiting)) === 0) return;
  const pool = app.mailer.openPool(1);
  const problem = await pool.check().finally(() => pool.close());
  if (problem === null) {
    const change = { status: 'sending', waitsForServer: false, problem: null } as const;
    await app.db.update(emailCampaigns).set(change).where(isWaiting);
  } else {
    await app.db.update(emailCampaigns).set({ problem }).where(isWaiting);
    const again = { startAfterSeconds: serverRetrySeconds, key: campaignId };
    await app.tasks.enqueue(app.db, sendQueue, { campaignId }, again);
  }
  await announceCampaigns(app, app.db);
}

/** Every minute: whatever should be sending and isn't, because a task was lost or its process died. */
export async function sweepCampaigns(app: App): Promise<void> {
  await beginDueCampaigns(app);
  const stalled = await app.db
    .select({ id: emailCampaigns.id })
    .from(emailCampaigns)
    .where(
      or(
        and(
          eq(emailCampaigns.status, 'sending'),
          or(sql`${emailCampaigns.senderUntil} is null`, lt(emailCampaigns.senderUntil, sql`now()`)),
        ),
        and(inArray(emailCampaigns.status, ['paused']), eq(emailCampaigns.waitsForServer, true)),
      ),
    );
  for (const { id: campaignId } of stalled)
    await app.tasks.enqueue(app.db, sendQueue, { campaignId }, { key: campaignId });
}
