import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWebFetch } from '../../platform/web-fetch/web-fetch.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { emailSuppressions } from '../suppression/suppression.tables.ts';
import { testCertificate, testCertificateKey } from './test-certificate.fixtures.ts';

const topic = 'arn:aws:sns:eu-west-1:123456789012:mail';
const amazon = 'https://sns.eu-west-1.amazonaws.com';
const certificateUrl = `${amazon}/SimpleNotificationService-1.pem`;
const email = 'ann@example.com';
let rolefit: TestApp;
let server: Server;
let id: string;
/** What Amazon was asked for, as host and path. */
let asked: string[];
let answers: Record<string, { status?: number; body?: string; location?: string }>;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.url).slice(1));
    const { status = 200, body = '', location } = answers[asked.at(-1) ?? ''] ?? { status: 404 };
    response.writeHead(status, location ? { Location: location } : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  rolefit = await startTestApp({ work: false, env: { SES_TOPIC_ARN: topic } });
  // Requests to Amazon go to the local server, as GATEWAY/HOST/PATH.
  rolefit.app.webFetch = createWebFetch({
    allow: [`127.0.0.1:${port}`],
    via: (url) => new URL(`http://127.0.0.1:${port}/${url.host}${url.pathname}${url.search}`),
  });
});
afterAll(async () => {
  await rolefit.close();
  server.close();
});
beforeEach(async () => {
  asked = [];
  answers = { [certificateUrl.slice('https://'.length)]: { body: testCertificate } };
  const { db } = rolefit.app;
  await db.delete(emailLogs);
  await db.delete(emailSuppressions);
  id = randomUUID();
  await db
    .insert(emailLogs)
    .values({ id, recipientEmail: email, subject: 'S', status: 'sent', sentAt: new Date() });
});

type Message = Record<string, string>;
const notification = (event: object): Message => ({
  Type: 'Notification',
  MessageId: randomUUID(),
  TopicArn: topic,
  Subject: 'Amazon SES',
  Message: JSON.stringify(event),
  Timestamp: '2026-11-23T12:00:00.000Z',
  SignatureVersion: '2',
  SigningCertURL: certificateUrl,
});
const confirmation = (): Message => ({
  Type: 'SubscriptionConfirmation',
  MessageId: randomUUID(),
  TopicArn: topic,
  Token: 'token',
  Message: 'You have chosen to subscribe to the topic.',
  SubscribeURL: `${amazon}/?Action=ConfirmSubscription&Token=token`,
  Timestamp: '2026-11-23T12:00:00.000Z',
  SignatureVersion: '1',
  SigningCertURL: certificateUrl,
});
const bounce = {
  notificationType: 'Bounce',
  mail: { commonHeaders: {} },
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email, diagnosticCode: '550' }] },
};

/** As Amazon signs: sorted names and values, without what isn't signed. */
function signed(message: Message, key = testCertificateKey): Message {
  const unsigned = ['SignatureVersion', 'SigningCertURL', 'Signature'];
  const lines = Object.entries(message)
    .filter(([name]) => !unsigned.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}\n${value}\n`);
  const algorithm = message.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1';
  return { ...message, Signature: createSign(algorithm).update(lines.join('')).sign(key, 'base64') };
}

const post = async (message: object) =>
  (
    await fetch(`${rolefit.url}/email/webhooks/ses`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
      body: JSON.stringify(message),
    })
  ).status;
const statusNow = async () =>
  (await rolefit.app.db.select().from(emailLogs).where(eq(emailLogs.id, id)))[0]?.status;
const reasonNow = async () => (await rolefit.app.db.select().from(emailSuppressions))[0]?.reason;

describe('Amazon SES', () => {
  test.each([
    ['a bounce', bounce, 'bounced', 'bounced'],
    [
      'a complaint',
      { eventType: 'Complaint', mail: {}, complaint: { complainedRecipients: [{ emailAddress: email }] } },
      'complained',
      'complained',
    ],
    ['a delivery', { eventType: 'Delivery', mail: { destination: [email] } }, 'delivered', undefined],
    [
      'a bounce that may pass',
      { ...bounce, bounce: { ...bounce.bounce, bounceType: 'Transient' } },
      'bounced',
      undefined,
    ],
  ])('reports %s, signed with its certificate', async (_what, event, status, reason) => {
    expect(await post(signed(notification(event)))).toBe(200);
    expect([await statusNow(), await reasonNow()]).toEqual([status, reason]);
  });

  test('has its subscription confirmed', async () => {
    answers['sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=token'] = { body: '<ok/>' };
    expect(await post(signed(confirmation()))).toBe(200);
    expect(asked.at(-1)).toBe('sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=token');
  });

  test('is answered with an error while its certificate can’t be read, so that it reports again', async () => {
    answers = {};
    expect(await post(signed(notification(bounce)))).toBe(500);
    expect(await statusNow()).toBe('sent');
  });
});

describe('what pretends to be Amazon SES is refused', () => {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const strangerKey = stranger.export({ type: 'pkcs8', format: 'pem' }).toString();

  test.each([
    ['signed with another key', () => signed(notification(bounce), strangerKey)],
    ['changed after it was signed', () => ({ ...signed(notification(bounce)), Message: '{"mail":{}}' })],
    ['without its signed subject', () => ({ ...signed(notification(bounce)), Subject: undefined })],
    ['for another topic', () => signed({ ...notification(bounce), TopicArn: `${topic}2` })],
    ['with a weaker signature claimed', () => ({ ...signed(notification(bounce)), SignatureVersion: '1' })],
    ['without a signature', () => notification(bounce)],
    ['not as JSON of Amazon', () => ({ Type: 'Notification' })],
  ])('%s', async (_how, message) => {
    expect(await post(message())).toBe(400);
    expect([await statusNow(), await reasonNow()]).toEqual(['sent', undefined]);
  });

  test.each([
    'http://sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com.evil.example/x.pem',
    'https://evil.example/sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com@evil.example/x.pem',
    'https://evil.example#sns.eu-west-1.amazonaws.com/x.pem',
    'https://xsns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.evil.s3.amazonaws.com/x.pem',
    'https://s3.amazonaws.com/sns.eu-west-1/x.pem',
    'https://sns.eu-west-1.amazonaws.com/?Action=Echo&Text=x.txt',
    'https://127.0.0.1/x.pem',
    'file:///etc/passwd.pem',
    'x.pem',
  ])('with a certificate at %s, which is not even asked for', async (SigningCertURL) => {
    expect(await post(signed({ ...notification(bounce), SigningCertURL }))).toBe(400);
    expect(asked).toEqual([]);
    expect(await statusNow()).toBe('sent');
  });

  test('with a certificate that is somewhere else after all', async () => {
    answers[certificateUrl.slice('https://'.length)] = {
      status: 302,
      location: 'https://evil.example/x.pem',
    };
    answers['evil.example/x.pem'] = { body: testCertificate };
    expect(await post(signed(notification(bounce)))).toBe(400);
    expect(await statusNow()).toBe('sent');
  });

  test('a confirmation that leads elsewhere is not followed', async () => {
    const SubscribeURL = 'https://evil.example/?Action=ConfirmSubscription';
    expect(await post(signed({ ...confirmation(), SubscribeURL }))).toBe(200);
    expect(asked).toEqual([certificateUrl.slice('https://'.length)]);
  });
});
