import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { type MailEvent, recordMailEvents } from './mail-events.ts';
import { readSes } from './ses-webhook.ts';
import { parsed, refused, text, type WebhookCall } from './webhook-call.ts';

/** For how long a signed call may be repeated. */
const toleranceSeconds = 300;

/** Receives what a mail provider reports. Each one proves in its own way who it is; one without a setting is unknown. */
export async function receiveMailWebhook(app: App, call: WebhookCall): Promise<void> {
  const read = Object.hasOwn(readers, call.provider)
    ? readers[call.provider as keyof typeof readers]
    : undefined;
  if (!read) throw notFound('This address');
  await recordMailEvents(app, await read(app, call));
}

const readers = {
  generic: readGeneric,
  postmark: readPostmark,
  sendgrid: readSendgrid,
  mailgun: readMailgun,
  ses: readSes,
} satisfies Record<string, (app: App, call: WebhookCall) => MailEvent[] | Promise<MailEvent[]>>;

const isSame = (given: string, expected: string) => {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
};

const genericEvent = z.object({
  event: z.enum(['delivered', 'bounced', 'complained']),
  messageId: text,
  email: text,
  permanent: z.boolean().optional(),
  reason: text,
});

/** For mail servers of one's own: `Authorization: Bearer MAIL_WEBHOOK_TOKEN` and one event or a list of them. */
function readGeneric({ settings }: App, { body, header }: WebhookCall): MailEvent[] {
  requireToken(settings.mailWebhookToken, header('Authorization')?.replace(/^Bearer /i, '') ?? '');
  const events = parsed(z.union([genericEvent, z.array(genericEvent).max(1_000)]), body);
  return [events]
    .flat()
    .map(({ event, permanent, ...rest }) => ({ kind: event, isPermanent: permanent ?? false, ...rest }));
}

const postmarkEvent = z.object({
  RecordType: z.string(),
  Type: text,
  TypeCode: z.number().optional(),
  MessageID: text,
  Email: text,
  Recipient: text,
  Description: text,
  Inactive: z.boolean().optional(),
});

/** Postmark signs nothing: its address is given as https://rolefit:TOKEN@HOST/…, which arrives as a basic Authorization. */
function readPostmark({ settings }: App, { body, header }: WebhookCall): MailEvent[] {
  const basic = Buffer.from(header('Authorization')?.replace(/^Basic /i, '') ?? '', 'base64').toString();
  requireToken(settings.mailWebhookToken, basic.slice(basic.indexOf(':') + 1));
  const event = parsed(postmarkEvent, body);
  const email = event.Email ?? event.Recipient;
  if (event.RecordType === 'Delivery') return [{ kind: 'delivered', email }];
  if (event.RecordType === 'SpamComplaint') return [{ kind: 'complained', email }];
  if (event.RecordType !== 'Bounce') return [];
  return [{ kind: 'bounced', isPermanent: event.Type === 'HardBounce', email, reason: event.Description }];
}

function requireToken(expected: string | undefined, given: string): void {
  if (!expected) throw notFound('This address');
  if (!isSame(given, expected)) throw refused();
}

const sendgridEvents = z
  .array(
    z
      .object({ event: z.string(), email: text, 'smtp-id': text, type: text, reason: text })
      .catch({ event: '' } as never),
  )
  .max(1_000);

/** SendGrid signs the time and the exact body with a key of its own; we know the public part. */
function readSendgrid({ settings, clock }: App, { body, header }: WebhookCall): MailEvent[] {
  if (!settings.sendgridWebhookKey) throw notFound('This address');
  const signature = header('X-Twilio-Email-Event-Webhook-Signature') ?? '';
  const timestamp = header('X-Twilio-Email-Event-Webhook-Timestamp') ?? '';
  const key = createPublicKey({
    key: Buffer.from(settings.sendgridWebhookKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const isSigned = verify('sha256', Buffer.from(timestamp + body), key, Buffer.from(signature, 'base64'));
  if (!isSigned || !isRecent(timestamp, clock())) throw refused();
  return parsed(sendgridEvents, body).flatMap((each): MailEvent[] => {
    const about = { email: each.email, messageId: each['smtp-id'], reason: each.reason };
    if (each.event === 'delivered') return [{ kind: 'delivered', ...about }];
    if (each.event === 'spamreport') return [{ kind: 'complained', ...about }];
    // Type "blocked" is about the sender, not about the address.
    return each.event === 'bounce'
      ? [{ kind: 'bounced', isPermanent: each.type !== 'blocked', ...about }]
      : [];
  });
}

const mailgunCall = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: text,
    recipient: text,
    reason: text,
    message: z.object({ headers: z.object({ 'message-id': text }).optional() }).optional(),
  }),
});

function readMailgun({ settings, clock }: App, { body }: WebhookCall): MailEvent[] {
  if (!settings.mailgunSigningKey) throw notFound('This address');
  const { signature: signed, 'event-data': data } = parsed(mailgunCall, body);
  const expected = createHmac('sha256', settings.mailgunSigningKey)
    .update(signed.timestamp + signed.token)
    .digest('hex');
  if (!isSame(signed.signature, expected) || !isRecent(signed.timestamp, clock())) throw refused();
  const about = {
    email: data.recipient,
    messageId: data.message?.headers?.['message-id'],
    reason: data.reason,
  };
  if (data.event === 'delivered') return [{ kind: 'delivered', ...about }];
  if (data.event === 'complained') return [{ kind: 'complained', ...about }];
  if (data.event !== 'failed' || data.severity !== 'permanent') return [];
  return [{ kind: 'bounced', isPermanent: data.reason !== 'suppress-complaint', ...about }];
}

const isRecent = (timestamp: string, now: Date) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds;
