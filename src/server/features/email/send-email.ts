import { randomUUID } from 'node:crypto';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database.ts';
import { outboxEmails } from './email.tables.ts';
import type { EmailKind } from './email-kinds.ts';

export type Email = {
  /** Null for an address without an account. */
  userId: string | null;
  kind: EmailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * Writes a mail to one person into the outbox, in the caller's transaction. It goes out by SMTP after the commit;
 * without SMTP it is kept there for the operator, who is told so.
 */
export async function sendEmail(ctx: App, db: DatabaseOrTransaction, email: Email): Promise<void> {
  const hasSmtp = ctx.settings.smtpUrl !== undefined;
  await db.insert(outboxEmails).values({
    id: randomUUID(),
    userId: email.userId,
    kind: email.kind,
    recipientEmail: email.to,
    subject: oneLine(email.subject),
    bodyText: email.text,
    bodyHtml: email.html,
    status: hasSmtp ? 'waiting' : 'kept',
    createdAt: ctx.clock(),
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
