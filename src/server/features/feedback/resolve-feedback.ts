import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { users } from '../accounts/accounts.tables.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { sendNotification } from '../email/send-email.ts';
import { feedback } from './feedback.tables.ts';
import { resolvedMail } from './resolved-mail.ts';

/** Marks a message as resolved and optionally notifies its sender. Simultaneous calls resolve it and send the email once. */
export async function resolveFeedback(
  context: Context,
  { feedbackId, tellSender }: { feedbackId: string; tellSender: boolean },
): Promise<void> {
  const ctx = requireAdmin(context);
  await ctx.db.transaction(async (tx) => {
    const changed = await setStatus(tx, feedbackId, { isResolved: true, status: 'resolved' });
    if (!changed) return;
    await recordAdminAction(ctx, tx, {
      action: 'resolve-feedback',
      subject: feedbackId,
      details: { tellSender },
    });
    if (!tellSender) return;
    const [sender] = await tx.select({ email: users.email }).from(users).where(eq(users.id, changed.userId));
    if (!sender) return;
    const content = resolvedMail(ctx.site.current.productName, ctx.settings.baseUrl);
    const mail = { kind: 'feedback-resolved', to: sender.email, ...content } as const;
    await sendNotification(ctx, tx, changed.userId, mail);
  });
}

export async function reopenFeedback(context: Context, feedbackId: string): Promise<void> {
  const ctx = requireAdmin(context);
  await ctx.db.transaction(async (tx) => {
    const changed = await setStatus(tx, feedbackId, { isResolved: false, status: 'reopened' });
    if (changed) await recordAdminAction(ctx, tx, { action: 'reopen-feedback', subject: feedbackId });
  });
}

/** Returns the changed row, or null if it already had this status. */
async function setStatus(
  tx: Transaction,
  id: string,
  to: { isResolved: boolean; status: 'resolved' | 'reopened' },
) {
  if (!isUuid(id)) throw notFound('This feedback');
  const [changed] = await tx
    .update(feedback)
    .set(to)
    .where(and(eq(feedback.id, id), eq(feedback.isResolved, !to.isResolved)))
    .returning();
  if (changed) return changed;
  if ((await tx.$count(feedback, eq(feedback.id, id))) === 0) throw notFound('This feedback');
  return null;
}
