import { desc, eq } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.ts';
import { outboxEmails } from './email.tables.ts';

/** The emails sent to an address, newest first. */
export async function mailsSentTo({ app }: TestApp, email: string) {
  return app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipientEmail, email))
    .orderBy(desc(outboxEmails.createdAt));
}

/** The link in the newest email of this kind. */
export async function linkInMail(rolefit: TestApp, email: string, kind: string): Promise<URL> {
  const mail = (await mailsSentTo(rolefit, email)).find((row) => row.kind === kind);
  const address = /https?:\/\/\S+/.exec(mail?.bodyText ?? '')?.[0];
  if (!address) throw new Error(`No ${kind} mail with a link was sent to ${email}.`);
  return new URL(address);
}

export async function resetTokenInMail(rolefit: TestApp, email: string): Promise<string> {
  const link = await linkInMail(rolefit, email, 'reset-password');
  return new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
}
