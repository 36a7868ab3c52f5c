import { and, eq, lt, ne, notInArray } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { outboxEmails } from './email.tables.ts';
import { type EmailKind, retentionHours } from './email-kinds.ts';

const anHour = 60 * 60 * 1000;
const daysRowsStay = 90;

/** Empties mails whose text has had its time, and removes the rows of long ago. */
export async function sweepEmails({ db, clock }: App): Promise<void> {
  const before = (hours: number) => new Date(clock().getTime() - hours * anHour);
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
  await db.delete(outboxEmails).where(and(lt(outboxEmails.createdAt, before(daysRowsStay * 24)), isSettled));
}
