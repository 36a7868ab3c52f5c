import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { MailOutcome } from '../../platform/mailer.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { type OutboxEmail, outboxEmails } from './email.tables.ts';
import { textExpiresAt } from './email-kinds.ts';
import { reportUnsentEmail } from './report-unsent-email.ts';

/** Seconds before each further attempt. */
const pauses = [15, 60, 5 * 60, 15 * 60, 60 * 60, 3 * 60 * 60, 6 * 60 * 60, 12 * 60 * 60];

/**
 * Brings one mail out. It is marked before the first byte goes and recorded after the answer, so a mail that is found
 * marked is one whose sender died in between: nobody knows whether it went, and it is not sent a second time.
 */
export async function deliverEmail(app: App, given: { emailId: string; attempt: number }): Promise<void> {
  const [email] = await app.db.select().from(outboxEmails).where(eq(outboxEmails.id, given.emailId));
  if (email?.status === 'kept') reportUnsentEmail(app, email);
  if (email?.status === 'sending') await giveUpOn(app, email);
  if (email?.status !== 'waiting') return;
  if (!app.mailer) return keep(app, email);
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
    html: claimed.bodyHtml,
  });
  await record(app, claimed, result, given.attempt);
}

async function giveUpOn(app: App, { id }: OutboxEmail): Promise<void> {
  const failure = 'Rolefit stopped while this was on its way: it may have arrived.';
  await app.db
    .update(outboxEmails)
    .set({ status: 'unknown', failure })
    .where(and(eq(outboxEmails.id, id), eq(outboxEmails.status, 'sending')));
  app.logger.warn({ emailId: id }, 'nobody knows whether a mail went out');
}

/** The operator has taken the SMTP server away meanwhile. */
async function keep(app: App, email: OutboxEmail): Promise<void> {
  await app.db
    .update(outboxEmails)
    .set({ status: 'kept' })
    .where(and(eq(outboxEmails.id, email.id), eq(outboxEmails.status, 'waiting')));
  reportUnsentEmail(app, email);
}

async function record(app: App, email: OutboxEmail, result: MailOutcome, attempt: number): Promise<void> {
  // Another run may have called it unknown meanwhile; the one that has the answer knows better.
  const isOnItsWay = and(eq(outboxEmails.id, email.id), inArray(outboxEmails.status, ['sending', 'unknown']));
  if (result.outcome === 'sent') {
    await app.db
      .update(outboxEmails)
      .set({ status: 'sent', sentAt: app.clock(), bodyText: '', bodyHtml: '', failure: null })
      .where(isOnItsWay);
    return;
  }
  const { outcome, reason: failure, code } = result;
  const pause = outcome === 'later' ? pauseBefore(app, email, attempt + 1) : null;
  app.logger.warn({ emailId: email.id, outcome, code, again: pause !== null }, 'a mail did not go out');
  await app.db.transaction(async (tx) => {
    const status = outcome === 'unknown' ? 'unknown' : pause === null ? 'failed' : 'waiting';
    await tx.update(outboxEmails).set({ status, failure }).where(isOnItsWay);
    if (pause === null) return;
    const next = { emailId: email.id, attempt: attempt + 1 };
    await app.tasks.enqueue(tx, deliveryQueue, next, { startAfterSeconds: pause });
  });
}

/** Null where another attempt makes no sense: there were enough, or what the mail says would have expired. */
function pauseBefore({ clock }: App, email: OutboxEmail, attempt: number): number | null {
  const pause = pauses[attempt - 1];
  if (pause === undefined) return null;
  return clock().getTime() + pause * 1000 < textExpiresAt(email).getTime() ? pause : null;
}
