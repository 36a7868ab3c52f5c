import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/support/servers/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverEmail } from './deliver-email.ts';
import { outboxEmails } from './email.tables.ts';

let mail: MailServer;
let rolefit: TestApp;
let now = new Date();
beforeAll(async () => {
  mail = await startMailServer();
  mail.onConnect = { code: 421, text: 'Closed' };
  rolefit = await startTestApp({
    ...{ work: false, mailMs: 4_000, now: () => now },
    env: { SMTP_URL: `smtp://127.0.0.1:${mail.port}` },
  });
});
afterAll(async () => {
  await rolefit.close();
  await mail.close();
});

async function createMail(kind: string): Promise<string> {
  const id = randomUUID();
  await rolefit.app.db.insert(outboxEmails).values({
    ...{ id, userId: null, kind, recipientEmail: 'mara@example.com', subject: 'Hello', status: 'waiting' },
    ...{ bodyText: 'text', bodyHtml: '<p>text</p>', createdAt: now },
  });
  return id;
}

const statusOf = async (id: string) =>
  (await rolefit.app.db.select().from(outboxEmails).where(eq(outboxEmails.id, id)))[0]?.status;

/** Seconds until the retries of an email that are queued, with the number of the attempt. */
async function retriesOf(id: string) {
  const { rows } = await rolefit.app.db.execute<{ attempt: number; seconds: number }>(sql`
    select (data->>'attempt')::int as attempt, extract(epoch from start_after - created_on)::float8 as seconds
    from pgboss.job where name = 'deliver-email' and data->>'emailId' = ${id} order by 1`);
  return rows.map(({ attempt, seconds }) => [attempt, Math.round(seconds)]);
}

test('a mail is tried again after seconds, then minutes, then hours, and fails in the end', async () => {
  const id = await createMail('password-changed');
  for (let attempt = 0; attempt < 8; attempt++) {
    await deliverEmail(rolefit.app, { emailId: id, attempt });
    expect(await statusOf(id)).toBe('waiting');
  }
  const [minute, hour] = [60, 60 * 60];
  const waits = [15, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour];
  expect(await retriesOf(id)).toEqual(waits.map((seconds, index) => [index + 1, seconds]));
  await deliverEmail(rolefit.app, { emailId: id, attempt: 8 });
  expect(await statusOf(id)).toBe('failed');
  expect(await retriesOf(id)).toHaveLength(8);
});

test('a link is not sent any more if it would have expired by the next attempt', async () => {
  const id = await createMail('reset-password');
  await deliverEmail(rolefit.app, { emailId: id, attempt: 3 });
  expect(await retriesOf(id)).toEqual([[4, 15 * 60]]);
  now = new Date(now.getTime() + 45 * 60 * 1000);
  await deliverEmail(rolefit.app, { emailId: id, attempt: 3 });
  expect(await statusOf(id)).toBe('failed');
});

test('a mail that was queued with a mail server waits for the operator without one', async () => {
  const other = await startTestApp({ work: false });
  try {
    const id = randomUUID();
    await other.app.db.insert(outboxEmails).values({
      ...{ id, userId: null, kind: 'verify-email', recipientEmail: 'mara@example.com', subject: 'Hello' },
      ...{ status: 'waiting', bodyText: 'one\u001b\ntwo ', bodyHtml: '<p>text</p>', createdAt: new Date() },
    });
    const ownConsole = { ...other.app, database: { ...other.app.database, kind: 'embedded' } as never };
    await deliverEmail(ownConsole, { emailId: id, attempt: 0 });
    const [row] = await other.app.db.select().from(outboxEmails);
    expect(row?.status).toBe('kept');
    const told = `no mail server is set up, so this email is waiting at http://localhost:3000/admin/email/outbox/${id}
  | To: mara@example.com
  | Subject: Hello
  | one
  | two`;
    expect(other.operatorMessages).toEqual([told]);
    await deliverEmail(ownConsole, { emailId: id, attempt: 0 });
    expect(other.operatorMessages).toEqual([told, told]);
  } finally {
    await other.close();
  }
});
