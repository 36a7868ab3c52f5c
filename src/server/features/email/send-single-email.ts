import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { SingleEmailInput } from '../../../shared/email/email-rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { users } from '../accounts/accounts.tables.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { compileMail, type FilledMail } from '../mail-format/compile-mail.ts';
import { type OutboxEmail, outboxEmails } from './email.tables.ts';
import type { EmailKind } from './email-kinds.ts';
import { sendEmail } from './send-email.ts';

/** `kept`: no mail server is set, so it waits in the outbox. */
export type SingleResult = { outcome: 'sent' | 'kept'; emailId: string };

/** Long enough for a slow mail server. The page stops waiting after 15 seconds. */
const waitMs = 14_500;
const lookMs = 50;

/** Sends one email that an administrator wrote, and waits until the mail server has taken it. */
export async function sendSingleEmail(ctx: Context, input: SingleEmailInput): Promise<SingleResult> {
  requireAdmin(ctx);
  const mail = await compileMail({ subject: input.subject, html: input.content });
  const { recipientEmail, recipientName, customFields } = input;
  return sendByHand(
    ctx,
    'single',
    recipientEmail,
    mail.fill({ recipientEmail, recipientName, customFields }),
  );
}

/** Sends a template, filled in, to the administrator who is writing it. */
export async function sendTestMail(
  ctx: Context,
  template: { subject: string; html: string },
): Promise<SingleResult> {
  const { email, username } = requireAdmin(ctx).viewer;
  const mail = await compileMail({ subject: `[Test] ${template.subject}`, html: template.html });
  const own = { unsubscribeUrl: ctx.settings.baseUrl, postalAddress: '' };
  const filled = mail.fill({ recipientEmail: email, recipientName: username, customFields: null, own });
  return sendByHand(ctx, 'template-test', email, filled);
}

async function sendByHand(
  ctx: Context,
  kind: EmailKind,
  to: string,
  mail: FilledMail,
): Promise<SingleResult> {
  const emailId = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, to.toLowerCase()));
    const id = randomUUID();
    await sendEmail(ctx, tx, { id, userId: user?.id ?? null, kind, to, ...mail });
    await recordAdminAction(ctx, tx, { action: 'send-email', subject: id, details: { kind } });
    return id;
  });
  const giveUpAt = performance.now() + waitMs;
  while (performance.now() < giveUpAt) {
    const [email] = await ctx.db.select().from(outboxEmails).where(eq(outboxEmails.id, emailId));
    const result = email ? resultOf(email) : null;
    if (result) return result;
    await pause(lookMs);
  }
  await giveUp(ctx, emailId);
  throw new AppError('timeout', 'The email request timed out. Please try again.', { title: 'Timeout' });
}

function resultOf({ id, status, failure }: OutboxEmail): SingleResult | null {
  if (status === 'sent' || status === 'kept') return { outcome: status, emailId: id };
  if (status === 'failed' || status === 'unknown')
    throw new AppError('not_sent', failure ?? 'Failed to send email. Check the console for more details.');
  return null;
}

/** One that hasn't been started is not sent any more: the administrator is told that it wasn't. */
async function giveUp({ db }: Context, emailId: string): Promise<void> {
  const failure = 'It could not be sent within 15 seconds.';
  await db
    .update(outboxEmails)
    .set({ status: 'failed', failure })
    .where(and(eq(outboxEmails.id, emailId), eq(outboxEmails.status, 'waiting')));
}
