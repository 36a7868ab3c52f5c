import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../e2e/support/servers/mail-server.ts';
import { createLogger } from '../../platform/logger.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { deliverEmail } from './deliver-email.ts';
import { type OutboxEmail, outboxEmails } from './email.tables.ts';
import { type Email, sendEmail } from './send-email.ts';

const logged: string[] = [];
const open: { close(): Promise<void> }[] = [];
let mail: MailServer;
let rolefit: TestApp;

const start = async (url: string) => {
  const logger = createLogger('trace', { write: (line: string) => void logged.push(line) });
  const started = await startTestApp({ env: { SMTP_URL: url }, mailMs: 4_000, logger });
  open.push(started);
  return started;
};
const serve = async (options?: Parameters<typeof startMailServer>[0]) => {
  const server = await startMailServer(options);
  open.push(server);
  return server;
};

beforeAll(async () => {
  mail = await serve();
  rolefit = await start(`smtp://127.0.0.1:${mail.port}`);
});
afterAll(async () => {
  for (const each of open.toReversed()) await each.close();
});
beforeEach(async () => {
  // A mail of an earlier test that still waits for its next try would come in between.
  await rolefit.app.db.delete(outboxEmails);
  Object.assign(mail, { received: [], connections: 0, onConnect: null, onRecipient: null, onData: null });
});

async function write(email: Partial<Email> = {}, { app } = rolefit): Promise<string> {
  const before = await idsIn(app);
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
  return (await idsIn(app)).find((id) => !before.includes(id)) as string;
}
const idsIn = async (app: TestApp['app']) =>
  (await app.db.select({ id: outboxEmails.id }).from(outboxEmails)).map(({ id }) => id);

async function row(id: string, { app } = rolefit): Promise<OutboxEmail> {
  const [found] = await app.db.select().from(outboxEmails).where(eq(outboxEmails.id, id));
  return found as OutboxEmail;
}

const reaches = async (id: string, status: OutboxEmail['status'], app = rolefit) => {
  await until(
    `the mail is ${status}`,
    async () => (await row(id, app)).status === status && (await tasksOf(id, 'active', app)) === 0,
  );
  return row(id, app);
};
async function tasksOf(id: string, state: string, { app } = rolefit): Promise<number> {
  const { rows } = await app.db.execute(
    sql`select 1 from pgboss.job where name = 'deliver-email' and data->>'emailId' = ${id} and state = ${state}`,
  );
  return rows.length;
}
/** After its first try: before that one its task looks just the same. */
const waitsAgain = (id: string, app = rolefit) =>
  until(
    'it waits for its next try',
    async () => (await row(id, app)).failure !== null && (await tasksOf(id, 'created', app)) === 1,
  );
/** The clock of the pauses is the database's. */
const endPause = async (id: string) =>
  void (await rolefit.app.db.execute(
    sql`update pgboss.job set start_after = now() where data->>'emailId' = ${id} and state = 'created'`,
  ));

describe('a mail', () => {
  test('arrives at its one recipient, and its text is kept no longer', async () => {
    const id = await write({ subject: 'Verify\r\nBcc: all@example.com' });
    const sent = await reaches(id, 'sent');
    expect(mail.received).toHaveLength(1);
    const [received] = mail.received;
    expect(received?.to).toEqual(['mara@example.com']);
    expect(received?.from).toBe('no-reply@localhost');
    expect(received?.source).toContain(`Message-ID: <${id}@localhost>`);
    expect(received?.source).toContain('Subject: Verify Bcc: all@example.com\r\n');
    expect(received?.source).toContain('From: Rolefit <no-reply@localhost>');
    expect(received?.source).toContain('Auto-Submitted: auto-generated');
    expect(received?.source).toContain('<p>Open the secret link</p>');
    expect(sent).toMatchObject({ bodyText: '', bodyHtml: '', failure: null });
    expect(sent.sentAt).toBeInstanceOf(Date);
  });

  test('whose transaction is undone was never written', async () => {
    const { app } = rolefit;
    const before = await app.db.$count(outboxEmails);
    await app.db
      .transaction(async (tx) => {
        const email = { userId: null, kind: 'verify-email', to: 'a@example.com', subject: 's' } as const;
        await sendEmail(app, tx, { ...email, text: 't', html: 'h' });
        throw new Error('undone');
      })
      .catch(() => {});
    await reaches(await write(), 'sent');
    expect(await app.db.$count(outboxEmails)).toBe(before + 1);
    expect(mail.received).toHaveLength(1);
  });

  test.each([
    'a@example.com, b@example.com',
    'Mara <a@example.com>',
    'group: a@example.com;',
    '"a@example.com',
  ])('to what is not one address (%s) is not sent to anybody', async (to) => {
    expect((await reaches(await write({ to }), 'failed')).failure).toBe('This is no e-mail address.');
    expect(mail.connections).toBe(0);
  });

  test('that the server refuses for good has failed, with the server’s words', async () => {
    mail.onRecipient = { code: 550, text: 'No such person here' };
    const failed = await reaches(await write(), 'failed');
    expect(failed.failure).toContain('No such person here');
    expect(mail.received).toEqual([]);
    expect(await tasksOf(failed.id, 'created')).toBe(0);
  });

  test('that the server refuses after having read it has failed too', async () => {
    mail.onData = { code: 554, text: 'It looks like spam' };
    expect((await reaches(await write(), 'failed')).failure).toContain('It looks like spam');
  });

  test.each(['onRecipient', 'onData', 'onConnect'] as const)(
    'that the server wants later (%s) waits and goes out then',
    async (moment) => {
      mail[moment] = { code: 451, text: 'Busy' };
      const id = await write();
      await waitsAgain(id);
      expect(await reaches(id, 'waiting')).toMatchObject({ bodyText: 'Open the secret link' });
      Object.assign(mail, { [moment]: null, received: [] });
      await endPause(id);
      await reaches(id, 'sent');
      expect(mail.received).toHaveLength(1);
    },
  );

  test('that the server never wants is given up when what it says has expired', async () => {
    mail.onConnect = { code: 421, text: 'Closed' };
    const id = await write();
    await waitsAgain(id);
    await rolefit.app.db
      .update(outboxEmails)
      .set({ createdAt: sql`now() - interval '24 hours'` })
      .where(eq(outboxEmails.id, id));
    await endPause(id);
    expect((await reaches(id, 'failed')).failure).toContain('Closed');
  });

  test.each(['hang', 'cut'] as const)(
    'is tried again when the connection fails before it (%s)',
    async (how) => {
      mail.onRecipient = how;
      const id = await write();
      await waitsAgain(id);
      expect((await row(id)).status).toBe('waiting');
    },
  );

  test.each(['hang', 'cut'] as const)(
    'that was handed over without an answer (%s) is unknown and not sent again',
    async (how) => {
      mail.onData = how;
      const unknown = await reaches(await write(), 'unknown');
      expect(mail.received).toHaveLength(1);
      expect(await tasksOf(unknown.id, 'created')).toBe(0);
      mail.onData = null;
      await deliverEmail(rolefit.app, { emailId: unknown.id, attempt: 0 });
      expect(mail.received).toHaveLength(1);
    },
  );

  test('whose sender was killed on the way is unknown and not sent again', async () => {
    const id = await write();
    await reaches(id, 'sent');
    await rolefit.app.db.update(outboxEmails).set({ status: 'sending' }).where(eq(outboxEmails.id, id));
    mail.connections = 0;
    await deliverEmail(rolefit.app, { emailId: id, attempt: 0 });
    expect(await row(id)).toMatchObject({
      status: 'unknown',
      failure: 'Rolefit stopped while this was on its way: it may have arrived.',
    });
    expect(mail.connections).toBe(0);
  });

  test('that several processes take up at once goes out once', async () => {
    const { app } = rolefit;
    mail.onConnect = { code: 421, text: 'Not yet' };
    const id = await write();
    await waitsAgain(id);
    mail.onConnect = null;
    await Promise.all([1, 2, 3, 4].map(() => deliverEmail(app, { emailId: id, attempt: 1 })));
    await reaches(id, 'sent');
    expect(mail.received).toHaveLength(1);
  });

  test('leaves no address and no text in the log', () => {
    expect(logged.join('')).toContain('a mail did not go out');
    expect(logged.join('')).not.toMatch(/example\.com|secret link|No such person/);
  });
});

describe('a server that wants a password', () => {
  const login = { user: 'rolefit', password: 'p@ss:word' };
  const words = `rolefit:${encodeURIComponent('p@ss:word')}`;

  test('gets it, over TLS from the start', async () => {
    const server = await serve({ login, secure: true });
    const app = await start(`smtps://${words}@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`);
    await reaches(await write({}, app), 'sent', app);
    expect(server.received).toMatchObject([{ wasEncrypted: true, user: 'rolefit' }]);
  });

  test('gets it after STARTTLS', async () => {
    const server = await serve({ login });
    const app = await start(`smtp://${words}@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`);
    await reaches(await write({}, app), 'sent', app);
    expect(server.received).toMatchObject([{ wasEncrypted: true, user: 'rolefit' }]);
  });

  test('never gets it in clear on another machine, nor with a certificate that nobody vouches for', async () => {
    const asked: string[] = [];
    const clear = await serve({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: ({ username }, _session, done) => {
        asked.push(username ?? '');
        done(null, { user: username });
      },
    });
    // Written so, the name is none of those that are known to be this machine.
    const app = await start(`smtp://${words}@LOCALHOST:${clear.port}`);
    const id = await write({}, app);
    await waitsAgain(id, app);
    expect((await row(id, app)).failure).toContain('STARTTLS');

    const unknown = await serve({ login, secure: true });
    const other = await start(`smtps://${words}@127.0.0.1:${unknown.port}`);
    const second = await write({}, other);
    await waitsAgain(second, other);
    expect((await row(second, other)).failure).toContain('certificate');
    expect([...asked, ...unknown.received]).toEqual([]);
  });

  test('and gets a wrong one keeps the mails waiting until it is set right', async () => {
    const server = await serve({ login, secure: true });
    const app = await start(`smtps://rolefit:wrong@127.0.0.1:${server.port}/?tls.rejectUnauthorized=false`);
    const id = await write({}, app);
    await waitsAgain(id, app);
    expect(await row(id, app)).toMatchObject({ status: 'waiting', bodyText: 'Open the secret link' });
  });
});
