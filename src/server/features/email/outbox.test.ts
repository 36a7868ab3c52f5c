import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { adminActions } from '../admin/admin.tables.ts';
import { outboxEmails } from './email.tables.ts';
import { type Email, sendEmail, sendNotification } from './send-email.ts';
import { sweepEmails } from './sweep-emails.ts';

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

async function write(email: Partial<Email> = {}): Promise<string> {
  const { app } = rolefit;
  await app.db.delete(outboxEmails);
  await app.db.transaction((tx) => sendEmail(app, tx, { ...resetMail, ...email }));
  const [row] = await app.db.select().from(outboxEmails);
  return row?.id ?? '';
}

describe('without a mail server', () => {
  test('a mail waits in the outbox, and the console tells whoever runs this', async () => {
    const id = await write();
    await until('the console tells', () => rolefit.operatorMessages.some((line) => line.includes(id)));
    const told = rolefit.operatorMessages.find((line) => line.includes(id)) ?? '';
    expect(told).toContain(`http://localhost:3000/admin/email/outbox/${id}`);
    const isEmbedded = rolefit.app.database.kind === 'embedded';
    for (const private_ of ['mara@example.com', 'https://rolefit.example/reset#secret'])
      expect(told.includes(private_)).toBe(isEmbedded);
    expect(told).not.toContain('\u001b');

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

  test('the operator reads it as text, and as HTML only where nothing can run', async () => {
    const page = await admin.open(`/admin/email/outbox/${await write()}`);
    expect(page.text).toContain('Open https://rolefit.example/reset#secret');
    const frame = /<iframe[^>]*>/.exec(page.html)?.[0] ?? '';
    expect(frame).toContain('sandbox=""');
    expect(frame).toContain('srcDoc="&lt;p&gt;Open &lt;a href=');
    expect(frame).not.toMatch(/alert|style/);
  });

  test('that it was read is on record', async () => {
    const id = await write();
    await admin.open(`/admin/email/outbox/${id}`);
    const rows = await rolefit.app.db.select().from(adminActions).where(eq(adminActions.subject, id));
    expect(rows).toMatchObject([{ action: 'read-email', details: { kind: 'reset-password' } }]);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])(
    'a mail that is not there (%s) is not found',
    async (id) => {
      expect((await admin.open(`/admin/email/outbox/${id}`)).status).toBe(404);
    },
  );

  test('what opens an account is shown no longer than it works', async () => {
    const id = await write();
    now = new Date(now.getTime() + 60 * 60 * 1000);
    const page = await admin.open(`/admin/email/outbox/${id}`);
    expect(page.text).toContain('The text is gone');
    expect(page.html).not.toContain('#secret');
  });
});

describe('the sweep', () => {
  const sweptAfter = async (hours: number) => {
    now = new Date(now.getTime() + hours * 60 * 60 * 1000);
    await sweepEmails(rolefit.app);
    const [row] = await rolefit.app.db.select().from(outboxEmails);
    return row;
  };

  test('empties a mail when its links have expired, and removes it after 90 days', async () => {
    await write();
    expect(await sweptAfter(1)).toMatchObject({ bodyText: resetMail.text });
    expect(await sweptAfter(0.01)).toMatchObject({ bodyText: '', bodyHtml: '', status: 'kept' });
    expect(await sweptAfter(24 * 90)).toBeUndefined();
  });

  test('leaves alone what still goes out', async () => {
    const id = await write();
    await rolefit.app.db.update(outboxEmails).set({ status: 'waiting' }).where(eq(outboxEmails.id, id));
    expect(await sweptAfter(2)).toMatchObject({ bodyText: resetMail.text });
  });
});

describe('a notification', () => {
  test('is written for whoever wants them, and for nobody else', async () => {
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
