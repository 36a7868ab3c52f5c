import nodemailer, { type NodemailerError } from 'nodemailer';
import { z } from 'zod';

export type MailAddress = Readonly<{ name: string; address: string }>;

export type MailMessage = {
  /** Stays the same for every attempt, so mailboxes can recognise a duplicate. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * `later`: not accepted, try again. `refused`: will never be accepted. `unknown`: the server received the whole email but
 * didn't reply, so it may have been sent.
 */
export type MailOutcome =
  | { outcome: 'sent' }
  | { outcome: 'later' | 'refused' | 'unknown'; reason: string; code: string };

export type Mailer = { send(message: MailMessage): Promise<MailOutcome> };

type MailerOptions = { url: string | undefined; from: MailAddress; budgetMs?: number };

/** Sends through the configured SMTP server; null if there is none. */
export function createMailer({ url, from, budgetMs = 60_000 }: MailerOptions): Mailer | null {
  if (!url) return null;
  const domain = from.address.split('@')[1];
  return {
    async send({ id, to, subject, text, html }) {
      if (!z.email().safeParse(to).success)
        return { outcome: 'refused', reason: 'This isn’t an email address.', code: 'EADDRESS' };
      const transport = nodemailer.createTransport(transportOptions(url));
      let wasHandedOver = false;
      transport.use('stream', (mail, done) => {
        mail.message.processFunc((stream) => stream.once('end', () => (wasHandedOver = true)));
        done();
      });
      try {
        await transport.sendMail({
          // A copy, because the library changes it.
          from: { ...from },
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(budgetMs),
        });
        return { outcome: 'sent' };
      } catch (error) {
        return outcomeOf(error as NodemailerError, wasHandedOver);
      } finally {
        transport.close();
      }
    },
  };
}

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
  const { responseCode, command = '' } = error;
  const reason = error.message.replace(/\s+/g, ' ').slice(0, 300);
  const code = String(responseCode || error.code);
  if (!responseCode && wasHandedOver) return { outcome: 'unknown', reason, code };
  const isRefused = (responseCode ?? 0) >= 500 && aboutThisMail.test(command);
  return { outcome: isRefused ? 'refused' : 'later', reason, code };
}
