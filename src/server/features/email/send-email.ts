import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { oneLine } from '../mail-format/compile-mail.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { outboxEmails } from './email.tables.ts';
import type { EmailKind } from './email-kinds.ts';

export type Email = {
  id?: string;
  /** Null for an address without an account. */
  userId: string | null;
  kind: EmailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * Writes an email to the outbox, in the caller's transaction. After the commit it is sent by SMTP. Without SMTP it stays in
 * the outbox, and the operator is notified on the console.
 */
export async function sendEmail(ctx: App, db: DatabaseOrTransaction, email: Email): Promise<void> {
  const { id = randomUUID() } = email;
  await db.insert(outboxEmails).values({
    id,
    userId: email.userId,
    kind: email.kind,
    recipientEmail: email.to,
    subject: oneLine(email.subject),
    bodyText: email.text,
    bodyHtml: email.html,
    status: ctx.mailer ? 'waiting' : 'kept',
    createdAt: ctx.clock(),
  });
  await ctx.tasks.enqueue(db, deliveryQueue, { emailId: id, attempt: 0 });
}

/** Sends an optional email, unless the user has turned notifications off or is suspended. */
export async function sendNotification(
  ctx: App,
  db: DatabaseOrTransaction,
  userId: string,
  email: Omit<Email, 'userId'>,
): Promise<void> {
  const [profile] = await db
    .select({ wants: profiles.emailNotifications })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.id, userId), isNull(users.suspendedAt)));
  if (profile?.wants) await sendEmail(ctx, db, { ...email, userId });
}
