import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { emailSuppressions } from '../suppression/suppression.tables.ts';

const token = 't'.repeat(32);
const sendgrid = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const email = 'ann@example.com';
let rolefit: TestApp;
let id: string;

beforeAll(async () => {
  rolefit = await startTestApp({
    work: false,
    env: {
      MAIL_WEBHOOK_TOKEN: token,
      MAILGUN_SIGNING_KEY: 'mailgun-key',
      SENDGRID_WEBHOOK_KEY: sendgrid.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    },
  });
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  const { db } = rolefit.app;
  await db.delete(emailLogs);
  await db.delete(emailSuppressions);
  id = randomUUID();
  await db
    .insert(emailLogs)
    .values({ id, recipientEmail: email, subject: 'S', status: 'sent', sentAt: new Date() });
});

const post = async (provider: string, body: unknown, headers: Record<string, string> = {}) =>
  (
    await fetch(`${rolefit.url}/email/webhooks/${provider}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;
const statusNow = async () =>
  (await rolefit.app.db.select().from(emailLogs).where(eq(emailLogs.id, id)))[0]?.status;
const reasonNow = async () => (await rolefit.app.db.select().from(emailSuppressions))[0]?.reason;

test('a mail server of one’s own reports with a token', async () => {
  const bearer = { Authorization: `Bearer ${token}` };
  const event = { messageId: `<${id}@localhost>`, email };
  expect(
    await post('generic', { event: 'bounced', permanent: true, ...event }, { Authorization: 'Bearer x' }),
  ).toBe(400);
  expect(await post('generic', 'not json', bearer)).toBe(400);
  expect(await statusNow()).toBe('sent');
  expect(await post('generic', { event: 'delivered', ...event }, bearer)).toBe(200);
  expect(await statusNow()).toBe('delivered');
  expect(await post('generic', [{ event: 'bounced', permanent: true, ...event }], bearer)).toBe(200);
  expect([await statusNow(), await reasonNow()]).toEqual(['bounced', 'bounced']);
});

test('Postmark reports with the token in its address', async () => {
  const basic = { Authorization: `Basic ${Buffer.from(`rolefit:${token}`).toString('base64')}` };
  expect(await post('postmark', { RecordType: 'SpamComplaint', Email: email }, basic)).toBe(200);
  expect([await statusNow(), await reasonNow()]).toEqual(['complained', 'complained']);
});

test('SendGrid’s signature is checked, and an old call is refused', async () => {
  const body = JSON.stringify([{ event: 'bounce', email, 'smtp-id': `<${id}@localhost>`, type: 'bounce' }]);
  const call = (text: string, seconds: number) => {
    const timestamp = String(Math.floor(Date.now() / 1000) - seconds);
    return post('sendgrid', text, {
      'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
      'X-Twilio-Email-Event-Webhook-Signature': sign(
        'sha256',
        Buffer.from(timestamp + body),
        sendgrid.privateKey,
      ).toString('base64'),
    });
  };
  expect(await call(`${body} `, 0)).toBe(400);
  expect(await call(body, 3_600)).toBe(400);
  expect(await statusNow()).toBe('sent');
  expect(await call(body, 0)).toBe(200);
  expect([await statusNow(), await reasonNow()]).toEqual(['bounced', 'bounced']);
});

test('Mailgun’s signature is checked', async () => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', 'mailgun-key').update(`${timestamp}tok`).digest('hex');
  const data = {
    event: 'failed',
    severity: 'permanent',
    recipient: email,
    message: { headers: { 'message-id': `${id}@localhost` } },
  };
  const call = (given: string) =>
    post('mailgun', { signature: { timestamp, token: 'tok', signature: given }, 'event-data': data });
  expect(await call('0'.repeat(64))).toBe(400);
  expect(await call(signature)).toBe(200);
  expect(await statusNow()).toBe('bounced');
});

test('a provider without a setting does not exist', async () => {
  for (const provider of ['ses', 'nobody', '__proto__']) expect(await post(provider, {})).toBe(404);
});
