import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/errors.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { outboxEmails } from './email.tables.ts';
import { textExpiresAt } from './email-kinds.ts';

const perPage = 25;

/** The emails of the outbox without their text, newest first. */
export async function listOutbox(ctx: Context, page: number) {
  requireAdmin(ctx);
  const rows = await ctx.db
    .select({
      id: outboxEmails.id,
      kind: outboxEmails.kind,
      recipientEmail: outboxEmails.recipientEmail,
      subject: outboxEmails.subject,
      status: outboxEmails.status,
      createdAt: outboxEmails.createdAt,
    })
    .from(outboxEmails)
    .orderBy(desc(outboxEmails.createdAt), desc(outboxEmails.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage);
  return { emails: rows.slice(0, perPage), hasMore: rows.length > perPage, hasMailServer: !!ctx.mailer };
}

/** One email with its text. Reading it is recorded, because it may contain a link into someone's account. */
export async function readOutboxEmail(ctx: Context, id: string) {
  requireAdmin(ctx);
  const [email] = isUuid(id) ? await ctx.db.select().from(outboxEmails).where(eq(outboxEmails.id, id)) : [];
  if (!email) throw notFound('This email');
  // The sweep runs only every ten minutes.
  const isExpired = textExpiresAt(email) <= ctx.clock();
  const { userId, bodyText, bodyHtml, ...shown } = email;
  if (isExpired || bodyText === '') return { ...shown, body: null };
  await recordAdminAction(ctx, ctx.db, {
    action: 'read-email',
    subject: email.id,
    details: { kind: email.kind },
  });
  return { ...shown, body: { text: bodyText, html: bodyHtml } };
}
