import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { adminActions } from '../admin/admin.tables.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { outboxEmails } from './email.tables.ts';
import { listOutbox, readOutboxEmail } from './outbox.ts';
import { removeOldEmails } from './remove-old-emails.ts';
import { type Email, sendEmail, sendNotification } from './send-email.ts';

let rolefit: TestApp;
let admin: TestBrowser;
let now = new Date('2026-03-01T12:00:00.000Z');

beforeAll(async () => {
  rolefit = await startTestApp({ now: () => now, env: { ADMIN_EMAIL: 'boss@example.com' } });
  admin = rolefit.browser();
  await admin.signUp('boss@example.com');
});
afterAll(() => rolefit.close());

const resetMail: Email = {
  userId: null,
  kind: 'reset-password',
  to: 'mara@example.com',
  subject: 'Reset your password',
  text: 'Open https://rolefit.example/reset#secret\n\u001b[2Jbye',
  html: '<p style="color:red">Open <a href="https://rolefit.example/reset#secret">this</a><script>alert(1)</script></p>',
};

async function createMail(email: Partial<Email> = {}): Promise<string> {
  const { app } = rolefit;
  await app.db.delete(outboxEmails);
  await app.db.transaction((tx) => sendEmail(app, tx, { ...resetMail, ...email }));
  const [row] = await app.db.select().from(outboxEmails);
  return row?.id ?? '';
}

/** By then the mail's delivery task, which would change its status, is done. */
const untilAnnounced = (id: string) =>
  until('the mail is announced on the console', () =>
    rolefit.operatorMessages.some((line) => line.includes(id)),
  );

describe('without a mail server', () => {
  test('a mail waits in the outbox and is announced on the console', async () => {
    const id = await createMail();
    await untilAnnounced(id);
    const message = rolefit.operatorMessages.find((line) => line.includes(id)) ?? '';
    expect(message).toContain(`http://localhost:3000/admin/email/outbox/${id}`);
    const isEmbedded = rolefit.app.database.kind === 'embedded';
    for (const secret of ['mara@example.com', 'https://rolefit.example/reset#secret'])
      expect(message.includes(secret)).toBe(isEmbedded);
    expect(message).not.toContain('\u001b');

    const list = await admin.open('/admin/email/outbox');
    for (const words of [
      'No mail server is set',
      'mara@example.com',
      'Reset your password',
      'Password reset',
      'Kept',
    ])
      expect(list.text).toContain(words);
    expect(list.text).not.toContain('#secret');
  });

  test('the operator sees it as text and as HTML in a sandbox', async () => {
    const page = await admin.open(`/admin/email/outbox/${await createMail()}`);
    expect(page.text).toContain('Open https://rolefit.example/reset#secret');
    const frame = /<iframe[^>]*>/.exec(page.html)?.[0] ?? '';
    expect(frame).toContain('sandbox=""');
    expect(frame).toContain('srcDoc="&lt;p&gt;Open &lt;a href=');
    expect(frame).not.toMatch(/alert|style/);
  });

  test('reading it is recorded', async () => {
    const id = await createMail();
    await admin.open(`/admin/email/outbox/${id}`);
    const rows = await rolefit.app.db.select().from(adminActions).where(eq(adminActions.subject, id));
    expect(rows).toMatchObject([{ action: 'read-email', details: { kind: 'reset-password' } }]);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])(
    'an unknown mail (%s) is not found',
    async (id) => {
      expect((await admin.open(`/admin/email/outbox/${id}`)).status).toBe(404);
    },
  );

  test('a reset link is shown only while it is valid', async () => {
    const id = await createMail();
    now = new Date(now.getTime() + 60 * 60 * 1000);
    const page = await admin.open(`/admin/email/outbox/${id}`);
    expect(page.text).toContain('The text has been deleted');
    expect(page.html).not.toContain('#secret');
  });
});

describe('the outbox', () => {
  test('lists 25 mails per page, newest first, without their text', async () => {
    const { app } = rolefit;
    await createMail({ subject: 'Mail 1' });
    for (let n = 2; n <= 26; n++) {
      now = new Date(now.getTime() + 1_000);
      await app.db.transaction((tx) => sendEmail(app, tx, { ...resetMail, subject: `Mail ${n}` }));
    }
    const subjects = async (page: string) =>
      [...(await admin.open(page)).text.matchAll(/Mail (\d+)/g)].map(([, n]) => Number(n));
    expect(await subjects('/admin/email/outbox')).toEqual(Array.from({ length: 25 }, (_, n) => 26 - n));
    expect(await subjects('/admin/email/outbox?page=2')).toEqual([1]);
    expect((await admin.open('/admin/email/outbox')).html).toContain('page=2');
    expect((await admin.open('/admin/email/outbox?page=2')).html).not.toContain('page=3');
  });

  test('is closed to everybody but administrators', async () => {
    const { app } = rolefit;
    const id = await createMail();
    for (const viewer of [null, { id: 'x', email: 'x@example.com', username: 'x', isAdmin: false }]) {
      await expect(listOutbox({ ...app, viewer }, 1)).rejects.toMatchObject({ code: 'admin_required' });
      await expect(readOutboxEmail({ ...app, viewer }, id)).rejects.toMatchObject({ code: 'admin_required' });
    }
  });

  test('shows no text of a mail that was sent, and records no reading of it', async () => {
    const id = await createMail({ kind: 'password-changed' });
    await rolefit.app.db.update(outboxEmails).set({ bodyText: '' }).where(eq(outboxEmails.id, id));
    expect((await admin.open(`/admin/email/outbox/${id}`)).text).toContain('The text has been deleted');
    expect(await rolefit.app.db.$count(adminActions, eq(adminActions.subject, id))).toBe(0);
  });

  test.each([
    ['verify-email', 24],
    ['already-registered', 24],
    ['password-changed', 24 * 30],
    ['feedback-resolved', 24 * 30],
    ['reset-password', 1],
  ] as const)('shows the text of a mail about %s for %i hours', async (kind, hours) => {
    const id = await createMail({ kind, text: 'What it says' });
    now = new Date(now.getTime() + hours * 60 * 60 * 1000 - 1);
    expect((await admin.open(`/admin/email/outbox/${id}`)).text).toContain('What it says');
    now = new Date(now.getTime() + 1);
    expect((await admin.open(`/admin/email/outbox/${id}`)).text).not.toContain('What it says');
  });
});

describe('the sweep', () => {
  const sweepAfter = async (hours: number) => {
    now = new Date(now.getTime() + hours * 60 * 60 * 1000);
    await removeOldEmails(rolefit.app);
    const [row] = await rolefit.app.db.select().from(outboxEmails);
    return row;
  };

  test('deletes the text when its links expire, and the row after 90 days', async () => {
    await createMail();
    expect(await sweepAfter(1)).toMatchObject({ bodyText: resetMail.text });
    expect(await sweepAfter(0.01)).toMatchObject({ bodyText: '', bodyHtml: '', status: 'kept' });
    expect(await sweepAfter(24 * 90)).toBeUndefined();
  });

  test('deletes the log of an email after 90 days, and leaves that of a campaign with it', async () => {
    const { db } = rolefit.app;
    const log = { recipientEmail: 'mara@example.com', subject: 'News', status: 'sent', sentAt: now } as const;
    await db.insert(emailLogs).values([
      { ...log, id: randomUUID() },
      { ...log, id: randomUUID(), campaignId: randomUUID() },
    ]);
    await sweepAfter(24 * 90);
    expect(await db.$count(emailLogs)).toBe(2);
    await sweepAfter(1);
    expect(await db.$count(emailLogs)).toBe(1);
  });

  test('keeps mails that are still to be sent', async () => {
    const id = await createMail();
    await untilAnnounced(id);
    await rolefit.app.db.update(outboxEmails).set({ status: 'waiting' }).where(eq(outboxEmails.id, id));
    expect(await sweepAfter(2)).toMatchObject({ bodyText: resetMail.text });
  });
});

describe('a notification', () => {
  test('is sent only to users who want notifications', async () => {
    const { app } = rolefit;
    await rolefit.browser().signUp('mara@example.com');
    const [mara] = await app.db.select().from(users).where(eq(users.email, 'mara@example.com'));
    const id = mara?.id ?? '';
    await app.db.delete(outboxEmails);
    const notify = () => sendNotification(app, app.db, id, { ...resetMail, kind: 'feedback-resolved' });
    await app.db.update(profiles).set({ emailNotifications: false }).where(eq(profiles.id, id));
    await notify();
    expect(await app.db.$count(outboxEmails)).toBe(0);
    await app.db.update(profiles).set({ emailNotifications: true }).where(eq(profiles.id, id));
    await notify();
    expect(await app.db.$count(outboxEmails)).toBe(1);
    await app.db.execute(sql`delete from users where id = ${id}`);
    expect(await app.db.$count(outboxEmails)).toBe(0);
  });
});
