import { and, eq, isNull, lt, ne, notInArray } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { outboxEmails } from './email.tables.ts';
import { type EmailKind, retentionHours } from './email-kinds.ts';

const hourMs = 60 * 60 * 1000;
const rowRetentionDays = 90;

/** Deletes the text of expired emails, and the rows and their log after 90 days. The log of a campaign stays with it. */
export async function removeOldEmails({ db, clock }: App): Promise<void> {
  const before = (hours: number) => new Date(clock().getTime() - hours * hourMs);
  const isSettled = notInArray(outboxEmails.status, ['waiting', 'sending']);
  for (const kind of Object.keys(retentionHours) as EmailKind[]) {
    await db
      .update(outboxEmails)
      .set({ bodyText: '', bodyHtml: '' })
      .where(
        and(
          eq(outboxEmails.kind, kind),
          lt(outboxEmails.createdAt, before(retentionHours[kind])),
          isSettled,
          ne(outboxEmails.bodyText, ''),
        ),
      );
  }
  await db
    .delete(outboxEmails)
    .where(and(lt(outboxEmails.createdAt, before(rowRetentionDays * 24)), isSettled));
  await db
    .delete(emailLogs)
    .where(and(isNull(emailLogs.campaignId), lt(emailLogs.sentAt, before(rowRetentionDays * 24))));
}
