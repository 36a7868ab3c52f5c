import { eq, sql } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/support/servers/mail-server.ts';
import { createLogger } from '../../platform/logger.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { deliverEmail } from './deliver-email.ts';
import { type OutboxEmail, outboxEmails } from './email.tables.ts';
import { type Email, sendEmail } from './send-email.ts';

const logged: string[] = [];
const openServers: { close(): Promise<void> }[] = [];
let mail: MailServer;
let rolefit: TestApp;

const start = async (url: string) => {
  const logger = createLogger('trace', { write: (line: string) => void logged.push(line) });
  const started = await startTestApp({ env: { SMTP_URL: url }, mailMs: 4_000, logger });
  openServers.push(started);
  return started;
};
const serve = async (options?: Parameters<typeof startMailServer>[0]) => {
  const server = await startMailServer(options);
  openServers.push(server);
  return server;
};

beforeAll(async () => {
  mail = await serve();
  rolefit = await start(`smtp://127.0.0.1:${mail.port}`);
});
afterAll(async () => {
  for (const server of openServers.toReversed()) await server.close();
});
beforeEach(async () => {
  // Emails of earlier tests that still wait for a retry would interfere.
  await rolefit.app.db.delete(outboxEmails);
  Object.assign(mail, { received: [], connections: 0, onConnect: null, onRecipient: null, onData: null });
});

async function queueEmail(email: Partial<Email> = {}, { app } = rolefit): Promise<string> {
  const before = await emailIds(app);
  await app.db.transaction((tx) =>
    sendEmail(app, tx, {
      userId: null,
      kind: 'verify-email',
      to: 'mara@example.com',
      subject: 'Verify your email',
      text: 'Open the secret link',
      html: '<p>Open the secret link</p>',
      ...email,
    }),
  );
  return (await emailIds(app)).find((id) => !before.includes(id)) as string;
}
const emailIds = async (app: TestApp['app']) =>
  (await app.db.select({ id: outboxEmails.id }).from(outboxEmails)).map(({ id }) => id);

async function readRow(id: string, { app } = rolefit): Promise<OutboxEmail> {
  const [row] = await app.db.select().from(outboxEmails).where(eq(outboxEmails.id, id));
  return row as OutboxEmail;
}

const untilStatus = async (id: string, status: OutboxEmail['status'], app = rolefit) => {
  await until(
    `the mail is ${status}`,
    async () => (await readRow(id, app)).status === status && (await countTasks(id, 'active', app)) === 0,
  );
  return readRow(id, app);
};
async function countTasks(id: string, state: string, { app } = rolefit): Promise<number> {
  const { rows } = await app.db.execute(
    sql`select 1 from pgboss.job where name = 'deliver-email' and data->>'emailId' = ${id} and state = ${state}`,
  );
  return rows.length;
}
/** Checks the failure too, because the task looks the same before the first attempt. */
const untilRetryIsQueued = (id: string, app = rolefit) =>
  until(
    'the retry is queued',
    async () => (await readRow(id, app)).failure !== null && (await countTasks(id, 'created', app)) === 1,
  );
/** Retry times are compared with the database's clock, so the row is changed instead of the test's clock. */
const skipRetryDelay = async (id: string) =>
  void (await rolefit.app.db.execute(
    sql`update pgboss.job set start_after = now() where data->>'emailId' = ${id} and state = 'created'`,
  ));

describe('a mail', () => {
  test('arrives at its one recipient, and its text is deleted', async () => {
    const id = await queueEmail({ subject: 'Verify\r\nBcc: all@example.com' });
    const sent = await untilStatus(id, 'sent');
    expect(mail.received).toHaveLength(1);
    const [received] = mail.received;
    expect(received?.to).toEqual(['mara@example.com']);
    expect(received?.from).toBe('no-reply@localhost');
    expect(received?.source).toContain(`Message-ID: <${id}@localhost>`);
    expect(received?.source).toContain('Subject: Verify Bcc: all@example.com\r\n');
    expect(received?.source).toContain('From: Rolefit <no-reply@localhost>');
    expect(received?.source).toContain('Auto-Submitted: auto-generated');
    const { html } = await simpleParser(received?.source ?? '');
    expect(html).toMatch(/<p style=[^>]+>Open the secret link<\/p>/);
    expect(sent).toMatchObject({ bodyText: '', bodyHtml: '', failure: null });
    expect(sent.sentAt).toBeInstanceOf(Date);
  });

  test('is not sent if the transaction is rolled back', async () => {
    const { app } = rolefit;
    const before = await app.db.$count(outboxEmails);
    await app.db
      .transaction(async (tx) => {
        const email = { userId: null, kind: 'verify-email', to: 'a@example.com', subject: 's' } as const;
        await sendEmail(app, tx, { ...email, text: 't', html: 'h' });
        throw new Error('undone');
      })
      .catch(() => {});
    await untilStatus(await queueEmail(), 'sent');
    expect(await app.db.$count(outboxEmails)).toBe(before + 1);
    expect(mail.received).toHaveLength(1);
  });

  test.each([
    'a@example.com, b@example.com',
    'Mara <a@example.com>',
    'group: a@example.com;',
    '"a@example.com',
  ])('is not sent if the recipient is not a single address (%s)', async (to) => {
    expect((await untilStatus(await queueEmail({ to }), 'failed')).failure).toBe(
      'This isn’t an email address.',
    );
    expect(mail.connections).toBe(0);
  });

  test('fails with the server’s message if the server rejects it permanently', async () => {
    mail.onRecipient = { code: 550, text: 'No such person here' };
    const failed = await untilStatus(await queueEmail(), 'failed');
    expect(failed.failure).toContain('No such person here');
    expect(mail.received).toEqual([]);
    expect(await countTasks(failed.id, 'created')).toBe(0);
  });

  test('fails if the server rejects it after reading it', async () => {
    mail.onData = { code: 554, text: 'It looks like spam' };
    expect((await untilStatus(await queueEmail(), 'failed')).failure).toContain('It looks like spam');
  });

  test.each(['onRecipient', 'onData', 'onConnect'] as const)(
    'is sent later if the server rejects it temporarily (%s)',
    async (moment) => {
      mail[moment] = { code: 451, text: 'Busy' };
      const id = await queueEmail();
      await untilRetryIsQueued(id);
      expect(await untilStatus(id, 'waiting')).toMatchObject({ bodyText: 'Open the secret link' });
      Object.assign(mail, { [moment]: null, received: [] });
      await skipRetryDelay(id);
      await untilStatus(id, 'sent');
      expect(mail.received).toHaveLength(1);
    },
  );

  test('fails once its content has expired', async () => {
    mail.onConnect = { code: 421, text: 'Closed' };
    const id = await queueEmail();
    await untilRetryIsQueued(id);
    await rolefit.app.db
      .update(outboxEmails)
      .set({ createdAt: sql`now() - interval '24 hours'` })
      .where(eq(outboxEmails.id, id));
    await skipRetryDelay(id);
    expect((await untilStatus(id, 'failed')).failure).toContain('Closed');
  });

  test.each(['hang', 'cut'] as const)(
    'is retried if the connection fails before it is handed over (%s)',
    async (how) => {
      mail.onRecipient = how;
      const id = await queueEmail();
      await untilRetryIsQueued(id);
      expect((await readRow(id)).status).toBe('waiting');
    },
  );

  test.each(['hang', 'cut'] as const)(
    'becomes unknown and is not resent if the server does not reply (%s)',
    async (how) => {
      mail.onData = how;
      const unknown = await untilStatus(await queueEmail(), 'unknown');
      expect(mail.received).toHaveLength(1);
      expect(await countTasks(unknown.id, 'created')).toBe(0);
      mail.onData = null;
      await deliverEmail(rolefit.app, { emailId: unknown.id, attempt: 0 });
      expect(mail.received).toHaveLength(1);
    },
  );

  test('becomes unknown and is not resent if its sender was killed', async () => {
    const id = await queueEmail();
    await untilStatus(id, 'sent');
    await rolefit.app.db.update(outboxEmails).set({ status: 'sending' }).where(eq(outboxEmails.id, id));
    mail.connections = 0;
    await deliverEmail(rolefit.app, { emailId: id, attempt: 0 });
    expect(await readRow(id)).toMatchObject({
      status: 'unknown',
      failure: 'Rolefit stopped while sending this, so it may have arrived.',
    });
    expect(mail.connections).toBe(0);
  });

  test('is sent once if several processes try at the same time', async () => {
    const { app } = rolefit;
    mail.onConnect = { code: 421, text: 'Not yet' };
    const id = await queueEmail();
    await untilRetryIsQueued(id);
    mail.onConnect = null;
    await Promise.all([1, 2, 3, 4].map(() => deliverEmail(app, { emailId: id, attempt: 1 })));
    await untilStatus(id, 'sent');
    expect(mail.received).toHaveLength(1);
  });

  test('leaves no addresses or text in the log', () => {
    expect(logged.join('')).toContain('an email was not sent');
    expect(logged.join('')).not.toMatch(/example\.com|secret link|No such person/);
  });
});

describe('a mail server with a password', () => {
  const login = { user: 'rolefit', password: 'p@ss:word' };
  const userinfo = `rolefit:${encodeURIComponent('p@ss:word')}`;

  test('receives it over implicit TLS', async () => {
    const server = await serve({ login, secure: true });
    const app = await start(`smtps://${userinfo}@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`);
    await untilStatus(await queueEmail({}, app), 'sent', app);
    expect(server.received).toMatchObject([{ wasEncrypted: true, user: 'rolefit' }]);
  });

  test('receives it after STARTTLS', async () => {
    const server = await serve({ login });
    const app = await start(`smtp://${userinfo}@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`);
    await untilStatus(await queueEmail({}, app), 'sent', app);
    expect(server.received).toMatchObject([{ wasEncrypted: true, user: 'rolefit' }]);
  });

  test('never receives it unencrypted on another host, or with an untrusted certificate', async () => {
    const logins: string[] = [];
    const clear = await serve({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: ({ username }, _session, done) => {
        logins.push(username ?? '');
        done(null, { user: username });
      },
    });
    // Upper case, so that it isn't recognised as this machine.
    const app = await start(`smtp://${userinfo}@LOCALHOST:${clear.port}`);
    const id = await queueEmail({}, app);
    await untilRetryIsQueued(id, app);
    expect((await readRow(id, app)).failure).toContain('STARTTLS');

    const unknown = await serve({ login, secure: true });
    const other = await start(`smtps://${userinfo}@127.0.0.1:${unknown.port}`);
    const second = await queueEmail({}, other);
    await untilRetryIsQueued(second, other);
    expect((await readRow(second, other)).failure).toContain('certificate');
    expect([...logins, ...unknown.received]).toEqual([]);
  });

  test('keeps the mails waiting if it rejects the password', async () => {
    const server = await serve({ login, secure: true });
    const app = await start(`smtps://rolefit:wrong@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`);
    const id = await queueEmail({}, app);
    await untilRetryIsQueued(id, app);
    expect(await readRow(id, app)).toMatchObject({ status: 'waiting', bodyText: 'Open the secret link' });
  });
});
