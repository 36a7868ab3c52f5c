import nodemailer, { type NodemailerError } from 'nodemailer';
import { z } from 'zod';

export type MailAddress = Readonly<{ name: string; address: string }>;

export type MailMessage = {
  /** Stays the same at every attempt, so that a mailbox can tell a second copy. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * `later`: nothing was taken, try again. `refused`: this mail will never be taken. `unknown`: the server had the whole
 * mail and gave no answer, so it may have gone out.
 */
export type MailOutcome =
  | { outcome: 'sent' }
  | { outcome: 'later' | 'refused' | 'unknown'; reason: string; code: string };

export type Mailer = { send(message: MailMessage): Promise<MailOutcome> };

type MailerOptions = { url: string | undefined; from: MailAddress; budgetMs?: number };

/** Sends by the operator's SMTP server; null where none is set. */
export function createMailer({ url, from, budgetMs = 60_000 }: MailerOptions): Mailer | null {
  if (!url) return null;
  const domain = from.address.split('@')[1];
  return {
    async send({ id, to, subject, text, html }) {
      if (!z.email().safeParse(to).success)
        return { outcome: 'refused', reason: 'This is no e-mail address.', code: 'EADDRESS' };
      const transport = nodemailer.createTransport(transportOptions(url));
      let wasHandedOver = false;
      transport.use('stream', (mail, done) => {
        mail.message.processFunc((stream) => stream.once('end', () => (wasHandedOver = true)));
        done();
      });
      try {
        await transport.sendMail({
          from,
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

/** Options in the address itself (?requireTLS=false, ?tls.rejectUnauthorized=false) win over these. */
const transportOptions = (url: string) => ({
  url,
  requireTLS: sendsPasswordAway(url),
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A password goes to another machine only over TLS: by itself the library would go on without, where none is offered. */
function sendsPasswordAway(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The commands whose 5xx answer is about this mail. Any other failure is about the server, which may be mended. */
const aboutThisMail = /^(MAIL FROM|RCPT TO|DATA)/;

function outcomeOf(error: NodemailerError, wasHandedOver: boolean): MailOutcome {
  const { responseCode, command = '' } = error;
  const reason = error.message.replace(/\s+/g, ' ').slice(0, 300);
  const code = String(responseCode || error.code);
  if (!responseCode && wasHandedOver) return { outcome: 'unknown', reason, code };
  const isRefused = (responseCode ?? 0) >= 500 && aboutThisMail.test(command);
  return { outcome: isRefused ? 'refused' : 'later', reason, code };
}
