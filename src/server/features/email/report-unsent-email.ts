import type { App } from '../../context.ts';
import type { OutboxEmail } from './email.tables.ts';

/**
 * Tells the operator on the console that a mail waits. On the built-in database the console belongs to the person who
 * started the program, so the whole mail stands there; elsewhere consoles are collected, and only its place is said.
 */
export function reportUnsentEmail(app: App, email: OutboxEmail): void {
  const place = `${app.settings.baseUrl}/admin/email/outbox/${email.id}`;
  const isOwnConsole = app.database.kind === 'embedded' && !app.settings.smtpUrl;
  if (!isOwnConsole) {
    app.notifyOperator(`a mail waits for you to pass it on: ${place}`);
    return;
  }
  const lines = [`To: ${email.recipientEmail}`, `Subject: ${email.subject}`, ...email.bodyText.split('\n')];
  const shown = lines.map((line) => `  | ${withoutControls(line)}`).join('\n');
  app.notifyOperator(`no mail server is set, so this mail waits at ${place}\n${shown}`);
}

/** What people typed may be part of it, and a terminal obeys control characters. */
const withoutControls = (line: string) => line.replace(/\p{Cc}/gu, '').trimEnd();
