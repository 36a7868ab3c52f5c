import nodemailer, { type NodemailerError, type Transporter } from 'nodemailer';
import { mailboxOf } from '../../shared/email/email-address.ts';

export type MailAddress = Readonly<{ name: string; address: string }>;

export type MailMessage = {
  /** Stays the same for every attempt, so mailboxes can recognise a duplicate. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Instead of `Auto-Submitted`, which says that a program wrote it. */
  headers?: Record<string, string>;
};

/**
 * `later`: not accepted, try again. `refused`: will never be accepted. `unknown`: the server received the whole email but
 * didn't reply, so it may have been sent.
 */
export type MailOutcome =
  | { outcome: 'sent' }
  | {
      outcome: 'later' | 'refused' | 'unknown';
      reason: string;
      code: string;
      /** Whether the server complained about this email; otherwise no email can be sent at the moment. */
      concernsMail: boolean;
      /** Whether it refused the address. */
      concernsAddress: boolean;
    };

/** Connections that stay open for many emails. */
export type MailPool = {
  send(message: MailMessage): Promise<MailOutcome>;
  /** Null if the server answers and takes our password, otherwise what is wrong. */
  check(): Promise<string | null>;
  close(): void;
};

export type Mailer = {
  send(message: MailMessage): Promise<MailOutcome>;
  openPool(connections: number): MailPool;
  /** Once closed, campaigns stop and continue at the next start. */
  close(): void;
  isClosed(): boolean;
};

type MailerOptions = { url: string | undefined; from: MailAddress; budgetMs?: number };

/** Sends through the configured SMTP server; null if there is none. */
export function createMailer({ url, from, budgetMs = 60_000 }: MailerOptions): Mailer | null {
  if (!url) return null;
  let closed = false;
  return {
    async send(message) {
      const transport = watched(nodemailer.createTransport(transportOptions(url)));
      try {
        return await sendThrough(transport, from, message, budgetMs);
      } finally {
        transport.close();
      }
    },
    openPool(maxConnections) {
      // Without requeues: a message whose connection broke may have arrived.
      const transport = watched(
        nodemailer.createTransport({
          ...transportOptions(url),
          pool: true,
          maxConnections,
          maxRequeues: 0,
        } as Parameters<typeof nodemailer.createTransport>[0]),
      );
      return {
        send: (message) => sendThrough(transport, from, message, budgetMs),
        check: () =>
          transport.verify().then(
            () => null,
            (error: Error) => reasonOf(error),
          ),
        close: () => transport.close(),
      };
    },
    close: () => {
      closed = true;
    },
    isClosed: () => closed,
  };
}

/** Makes a transport call `onHandedOver` of an email when all of it was read to be sent. */
function watched(transport: Transporter): Transporter {
  return transport.use('stream', ({ data, message }, done) => {
    const { onHandedOver } = data as { onHandedOver?: () => void };
    message.processFunc((stream) => stream.once('end', () => onHandedOver?.()));
    done();
  });
}

async function sendThrough(
  transport: Transporter,
  from: MailAddress,
  { id, to, subject, text, html, headers = { 'Auto-Submitted': 'auto-generated' } }: MailMessage,
  budgetMs: number,
): Promise<MailOutcome> {
  const address = mailboxOf(to);
  if (!address) return { ...notAnAddress, reason: 'This isn’t an email address.' };
  let wasHandedOver = false;
  try {
    await transport.sendMail({
      // A copy, because the library changes it.
      from: { ...from },
      to: { name: '', address },
      messageId: `<${id}@${from.address.split('@')[1]}>`,
      subject,
      text,
      html,
      headers,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(budgetMs),
      onHandedOver: () => {
        wasHandedOver = true;
      },
    } as Parameters<Transporter['sendMail']>[0]);
    return { outcome: 'sent' };
  } catch (error) {
    return outcomeOf(error as NodemailerError, wasHandedOver);
  }
}

const notAnAddress = {
  outcome: 'refused',
  code: 'EADDRESS',
  concernsMail: true,
  concernsAddress: true,
} as const;

/** Options in SMTP_URL itself (?requireTLS=false, ?tls.rejectUnauthorized=false) override these. */
const transportOptions = (url: string) => ({
  url,
  requireTLS: sendsPasswordToOtherHost(url),
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A password goes to another host only over TLS. By default the library continues unencrypted if TLS isn't offered. */
function sendsPasswordToOtherHost(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A 5xx reply to these commands concerns this email. Any other failure concerns the server, and may be fixed later. */
const aboutThisMail = /^(MAIL FROM|RCPT TO|DATA)/;

function outcomeOf(error: NodemailerError, wasHandedOver: boolean): MailOutcome {
  const { responseCode = 0, command = '' } = error;
  const reason = reasonOf(error);
  const code = String(responseCode || error.code);
  // 421 means that the server is about to close the connection, whatever was asked.
  const concernsMail = responseCode >= 400 && responseCode !== 421 && aboutThisMail.test(command);
  const concernsAddress = concernsMail && command.startsWith('RCPT');
  const concerns = { concernsMail, concernsAddress };
  if (!responseCode && wasHandedOver) return { outcome: 'unknown', reason, code, ...concerns };
  const isRefused = responseCode >= 500 && concernsMail;
  return { outcome: isRefused ? 'refused' : 'later', reason, code, ...concerns };
}

const reasonOf = ({ message }: Error) => message.replace(/\s+/g, ' ').slice(0, 300);
