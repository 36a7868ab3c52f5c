import type { App } from '../../context.ts';
import type { OutboxEmail } from './email.tables.ts';

/**
 * Notifies the operator on the console of an email that can't be sent. With the built-in database the console belongs to the
 * person who started the program, so the whole email is printed. Elsewhere console output is collected, so only its URL is.
 */
export function reportUnsentEmail(app: App, email: OutboxEmail): void {
  const url = `${app.settings.baseUrl}/admin/email/outbox/${email.id}`;
  const isOwnConsole = app.database.kind === 'embedded' && !app.settings.smtpUrl;
  if (!isOwnConsole) {
    app.notifyOperator(`an email is waiting for you to pass on: ${url}`);
    return;
  }
  const lines = [`To: ${email.recipientEmail}`, `Subject: ${email.subject}`, ...email.bodyText.split('\n')];
  const indented = lines.map((line) => `  | ${withoutControls(line)}`).join('\n');
  app.notifyOperator(`no mail server is set up, so this email is waiting at ${url}\n${indented}`);
}

/** An email may contain user input, and terminals interpret control characters. */
const withoutControls = (line: string) => line.replace(/\p{Cc}/gu, '').trimEnd();
