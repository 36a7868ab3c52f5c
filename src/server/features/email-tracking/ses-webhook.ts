import { createVerify } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import type { MailEvent } from './mail-events.ts';
import { parsed, refused, text, type WebhookCall } from './webhook-call.ts';

const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  Subject: z.string().optional(),
  Token: z.string().optional(),
  SubscribeURL: z.string().optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
});
type SnsMessage = z.infer<typeof snsMessage>;

const sesRecipient = z.object({ emailAddress: text, diagnosticCode: text });
const sesEvent = z.object({
  eventType: text,
  notificationType: text,
  mail: z.object({
    destination: z.array(z.string()).optional(),
    commonHeaders: z.object({ messageId: text }).optional(),
  }),
  bounce: z.object({ bounceType: text, bouncedRecipients: z.array(sesRecipient) }).optional(),
  complaint: z.object({ complainedRecipients: z.array(sesRecipient) }).optional(),
});

/** Amazon SES reports through SNS, which signs with a certificate of its own. Only our topic is listened to. */
export async function readSes(app: App, { body }: WebhookCall): Promise<MailEvent[]> {
  const { sesTopicArn } = app.settings;
  if (!sesTopicArn) throw notFound('This address');
  const message = parsed(snsMessage, body);
  if (message.TopicArn !== sesTopicArn || !isCertificate(message.SigningCertURL)) throw refused();
  const certificate = await app.webFetch(message.SigningCertURL);
  if (!isCertificate(certificate.url) || !isSigned(message, certificate.text())) throw refused();
  if (message.Type === 'SubscriptionConfirmation' && isAmazon(message.SubscribeURL ?? ''))
    await app.webFetch(message.SubscribeURL ?? '');
  return message.Type === 'Notification' ? sesEventsIn(message.Message) : [];
}

const isAmazon = (address: string) =>
  URL.canParse(address) &&
  new URL(address).protocol === 'https:' &&
  /^sns\.[a-z0-9-]{3,30}\.amazonaws\.com(\.cn)?$/.test(new URL(address).hostname);

/** Amazon's other answers may contain what a stranger sent. */
const isCertificate = (address: string) => isAmazon(address) && new URL(address).pathname.endsWith('.pem');

/** As Amazon describes it: the names and values of some fields, each on a line of its own. */
function isSigned(message: SnsMessage, certificate: string): boolean {
  const fields: (keyof SnsMessage)[] =
    message.Type === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const signed = fields.flatMap((field) =>
    message[field] === undefined ? [] : [`${field}\n${message[field]}\n`],
  );
  const verifier = createVerify(message.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1').update(
    signed.join(''),
  );
  try {
    return verifier.verify(certificate, message.Signature, 'base64');
  } catch {
    return false;
  }
}

function sesEventsIn(text: string): MailEvent[] {
  const { mail, bounce, complaint, ...event } = parsed(sesEvent, text);
  const kind = event.eventType ?? event.notificationType;
  const messageId = mail.commonHeaders?.messageId;
  if (kind === 'Delivery')
    return (mail.destination ?? []).map((email) => ({ kind: 'delivered', email, messageId }));
  if (kind === 'Bounce')
    return (bounce?.bouncedRecipients ?? []).map(({ emailAddress, diagnosticCode }) => ({
      ...{ kind: 'bounced', email: emailAddress, messageId, reason: diagnosticCode },
      isPermanent: bounce?.bounceType === 'Permanent',
    }));
  if (kind !== 'Complaint') return [];
  return (complaint?.complainedRecipients ?? []).map(({ emailAddress: email }) => ({
    kind: 'complained',
    email,
    messageId,
  }));
}
