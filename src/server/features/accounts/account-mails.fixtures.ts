import { desc, eq } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.ts';
import { outboxEmails } from '../email/email.tables.ts';

/** What an address was sent, newest first. */
export async function mailsSentTo({ app }: TestApp, email: string) {
  return app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipientEmail, email))
    .orderBy(desc(outboxEmails.createdAt));
}

/** The address in the newest mail of a kind, as its reader would open it. */
export async function linkInMail(rolefit: TestApp, email: string, kind: string): Promise<URL> {
  const mail = (await mailsSentTo(rolefit, email)).find((each) => each.kind === kind);
  const address = /https?:\/\/\S+/.exec(mail?.bodyText ?? '')?.[0];
  if (!address) throw new Error(`${email} has no link to ${kind}.`);
  return new URL(address);
}

export async function resetTokenInMail(rolefit: TestApp, email: string): Promise<string> {
  const link = await linkInMail(rolefit, email, 'reset-password');
  return new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
}
