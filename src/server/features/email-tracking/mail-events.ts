import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { type EmailLog, emailLogs } from '../email-logs/email-logs.tables.ts';
import { suppressAddresses } from '../suppression/suppression.ts';

/** What a mail provider tells about one email. */
export type MailEvent = {
  kind: 'delivered' | 'bounced' | 'complained';
  /** Whether the address is dead; a full mailbox is not. */
  isPermanent?: boolean;
  /** The Message-ID that we gave it, if the provider repeats it. */
  messageId?: string | undefined;
  email?: string | undefined;
  reason?: string | undefined;
};

const recentMs = 7 * 24 * 60 * 60 * 1000;

/** Takes note of events. They may come twice, late and in any order. */
export async function recordMailEvents(app: App, events: MailEvent[]): Promise<void> {
  for (const event of events.slice(0, 1_000)) {
    const log = await findLog(app, event);
    if (log) await applyEvent(app, log, event);
    const email = log?.recipientEmail ?? (event.messageId ? undefined : event.email);
    if (event.kind === 'complained' && email) await suppressAddresses(app, app.db, [email], 'complained');
    if (event.kind === 'bounced' && event.isPermanent && email)
      await suppressAddresses(app, app.db, [email], 'bounced');
  }
}

/** By the Message-ID; if the provider replaced it, the newest email to the address. */
async function findLog({ db, clock }: App, { messageId, email }: MailEvent): Promise<EmailLog | null> {
  const [, id = ''] = /^<?([0-9a-f-]{36})@/i.exec(messageId?.trim() ?? '') ?? [];
  if (isUuid(id)) {
    const [log] = await db.select().from(emailLogs).where(eq(emailLogs.id, id));
    return log ?? null;
  }
  if (!email) return null;
  const [log] = await db
    .select()
    .from(emailLogs)
    .where(
      and(
        inArray(emailLogs.recipientEmail, [email, email.toLowerCase()]),
        gt(emailLogs.sentAt, new Date(clock().getTime() - recentMs)),
      ),
    )
    .orderBy(desc(emailLogs.sentAt))
    .limit(1);
  return log ?? null;
}

async function applyEvent({ db, clock }: App, { id }: EmailLog, { kind, reason }: MailEvent): Promise<void> {
  const now = clock();
  if (kind === 'delivered') {
    await db
      .update(emailLogs)
      .set({
        deliveredAt: sql`coalesce(${emailLogs.deliveredAt}, ${now})`,
        status: sql`case when ${emailLogs.status} in ('sent', 'unknown') then 'delivered' else ${emailLogs.status} end`,
      })
      .where(eq(emailLogs.id, id));
    return;
  }
  const failure = reason?.replace(/\s+/g, ' ').slice(0, 300) ?? null;
  const bouncedAt = kind === 'bounced' ? sql`coalesce(${emailLogs.bouncedAt}, ${now})` : emailLogs.bouncedAt;
  await db
    .update(emailLogs)
    .set({ status: kind, bouncedAt: sql`${bouncedAt}`, ...(failure ? { failure } : {}) })
    .where(eq(emailLogs.id, id));
}
