import { and, eq, inArray } from 'drizzle-orm';
import type { LogStatus } from '../../../shared/email/email-statuses.ts';
import type { App } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { MailOutcome } from '../../platform/mailer.ts';
import { logEmail } from '../email-logs/log-email.ts';
import { inlineStyles } from '../mail-format/inline-mail.ts';
import { isWholeDocument, mailDocument } from '../mail-format/mail-layout.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { type OutboxEmail, outboxEmails } from './email.tables.ts';
import { isSentByHand, textExpiresAt } from './email-kinds.ts';
import { reportUnsentEmail } from './report-unsent-email.ts';

/** Seconds to wait before each retry. */
const retryDelays = [15, 60, 5 * 60, 15 * 60, 60 * 60, 3 * 60 * 60, 6 * 60 * 60, 12 * 60 * 60];

/**
 * Sends one email. It is marked as `sending` before the first byte is sent. If an email is found in that state, its sender
 * died in between: it may have gone out, so it isn't sent again.
 */
export async function deliverEmail(
  app: App,
  { emailId, attempt }: { emailId: string; attempt: number },
): Promise<void> {
  const [email] = await app.db.select().from(outboxEmails).where(eq(outboxEmails.id, emailId));
  if (email?.status === 'kept') reportUnsentEmail(app, email);
  if (email?.status === 'sending') await markUnknown(app, email);
  if (email?.status !== 'waiting') return;
  if (!app.mailer) return keepForOperator(app, email);
  const html = await inLayout(email.bodyHtml);
  const [claimed] = await app.db
    .update(outboxEmails)
    .set({ status: 'sending' })
    .where(and(eq(outboxEmails.id, email.id), eq(outboxEmails.status, 'waiting')))
    .returning();
  if (!claimed) return;
  const result = await app.mailer.send({
    id: claimed.id,
    to: claimed.recipientEmail,
    subject: claimed.subject,
    text: claimed.bodyText,
    html,
    headers: isSentByHand(claimed.kind) ? {} : undefined,
  });
  await recordOutcome(app, claimed, result, attempt);
}

/** What an administrator wrote is a whole document already. */
const inLayout = async (html: string) => (isWholeDocument(html) ? html : inlineStyles(mailDocument(html)));

async function markUnknown(app: App, email: OutboxEmail): Promise<void> {
  const { id } = email;
  const failure = 'Rolefit stopped while sending this, so it may have arrived.';
  await app.db.transaction(async (tx) => {
    const marked = await tx
      .update(outboxEmails)
      .set({ status: 'unknown', failure })
      .where(and(eq(outboxEmails.id, id), eq(outboxEmails.status, 'sending')))
      .returning({ id: outboxEmails.id });
    if (marked.length > 0) await log(app, tx, email, 'unknown', failure);
  });
  app.logger.warn({ emailId: id }, 'an email may or may not have gone out');
}

const log = (
  { clock }: App,
  tx: Transaction,
  { id, userId, recipientEmail, subject }: OutboxEmail,
  status: LogStatus,
  failure: string | null = null,
) => logEmail(tx, { id, userId, recipientEmail, subject, status, failure, sentAt: clock() });

/** For an email that was queued before the SMTP server was removed from the settings. */
async function keepForOperator(app: App, email: OutboxEmail): Promise<void> {
  await app.db
    .update(outboxEmails)
    .set({ status: 'kept' })
    .where(and(eq(outboxEmails.id, email.id), eq(outboxEmails.status, 'waiting')));
  reportUnsentEmail(app, email);
}

async function recordOutcome(
  app: App,
  email: OutboxEmail,
  result: MailOutcome,
  attempt: number,
): Promise<void> {
  // Another run may have set it to `unknown` in the meantime, but only this one knows the outcome.
  const isInFlight = and(eq(outboxEmails.id, email.id), inArray(outboxEmails.status, ['sending', 'unknown']));
  if (result.outcome === 'sent') {
    await app.db.transaction(async (tx) => {
      await tx
        .update(outboxEmails)
        .set({ status: 'sent', sentAt: app.clock(), bodyText: '', bodyHtml: '', failure: null })
        .where(isInFlight);
      await log(app, tx, email, 'sent');
    });
    return;
  }
  const { outcome, reason: failure, code, concernsAddress } = result;
  const delay = outcome === 'later' ? delayBefore(app, email, attempt + 1) : null;
  app.logger.warn({ emailId: email.id, outcome, code, again: delay !== null }, 'an email was not sent');
  await app.db.transaction(async (tx) => {
    const status = outcome === 'unknown' ? 'unknown' : delay === null ? 'failed' : 'waiting';
    await tx.update(outboxEmails).set({ status, failure }).where(isInFlight);
    if (delay === null) {
      const isBounce = outcome === 'refused' && concernsAddress;
      await log(app, tx, email, isBounce ? 'bounced' : status === 'unknown' ? 'unknown' : 'failed', failure);
      return;
    }
    const next = { emailId: email.id, attempt: attempt + 1 };
    await app.tasks.enqueue(tx, deliveryQueue, next, { startAfterSeconds: delay });
  });
}

/** Null if there should be no further attempt: there were enough, or the email's content would have expired by then. */
function delayBefore({ clock }: App, email: OutboxEmail, attempt: number): number | null {
  const delay = retryDelays[attempt - 1];
  if (delay === undefined || isSentByHand(email.kind)) return null;
  return clock().getTime() + delay * 1000 < textExpiresAt(email).getTime() ? delay : null;
}
