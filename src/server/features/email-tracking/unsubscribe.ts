import { eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { campaignRecipients } from '../email-campaigns/email-campaigns.tables.ts';
import { mailTokensOf } from '../email-campaigns/mail-tokens.ts';
import { emailSuppressions, untrackedAddresses } from '../suppression/suppression.tables.ts';
import { suppressAddresses } from '../suppression/suppression.ts';

export type UnsubscribeState = { email: string; isUnsubscribed: boolean; isUntracked: boolean };

/** Whose link this is and what they have chosen; null if it isn't one of ours, or the recipient is gone. */
export async function unsubscribeState(app: App, token: string): Promise<UnsubscribeState | null> {
  const email = await addressOf(app, token);
  if (email === null) return null;
  const address = email.toLowerCase();
  const [suppressed, untracked] = await Promise.all([
    app.db.$count(emailSuppressions, eq(emailSuppressions.email, address)),
    app.db.$count(untrackedAddresses, eq(untrackedAddresses.email, address)),
  ]);
  return { email, isUnsubscribed: suppressed > 0, isUntracked: untracked > 0 };
}

/** From the page's button, or in one click from a mail client (RFC 8058), which sends no cookies. */
export async function unsubscribe(app: App, token: string): Promise<boolean> {
  const email = await addressOf(app, token);
  if (email === null) return false;
  await suppressAddresses(app, app.db, [email], 'unsubscribed');
  return true;
}

/** Takes back an unsubscription. An address that bounced or complained stays on the list. */
export async function resubscribe(app: App, token: string): Promise<boolean> {
  const email = await addressOf(app, token);
  if (email === null) return false;
  const [row] = await app.db
    .select()
    .from(emailSuppressions)
    .where(eq(emailSuppressions.email, email.toLowerCase()));
  if (row?.reason === 'unsubscribed')
    await app.db.delete(emailSuppressions).where(eq(emailSuppressions.email, email.toLowerCase()));
  return true;
}

/** Nobody looks any more at what this address opens and clicks. */
export async function stopTracking(app: App, token: string): Promise<boolean> {
  const email = await addressOf(app, token);
  if (email === null) return false;
  await app.db
    .insert(untrackedAddresses)
    .values({ email: email.toLowerCase(), createdAt: app.clock() })
    .onConflictDoNothing();
  return true;
}

async function addressOf(app: App, token: string): Promise<string | null> {
  const recipientId = (await mailTokensOf(app)).recipientOf(token, 'unsubscribe');
  if (recipientId === null) return null;
  const [row] = await app.db
    .select({ email: campaignRecipients.recipientEmail })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.id, recipientId));
  return row?.email ?? null;
}
