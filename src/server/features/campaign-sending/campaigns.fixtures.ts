import { eq } from 'drizzle-orm';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { MailServer } from '../../../../e2e/support/servers/mail-server.ts';
import type { Context } from '../../context.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { users } from '../accounts/accounts.tables.ts';
import { emailCampaigns } from '../email-campaigns/email-campaigns.tables.ts';
import { saveCampaign } from '../email-campaigns/email-campaigns.ts';
import { insertRecipients, type NewRecipient } from '../email-campaigns/recipients.ts';
import { saveEmailSettings } from '../email-settings/email-settings.ts';
import { listTemplates, saveTemplate } from '../email-templates/email-templates.ts';

/** The context of the account with this address, as an administrator. */
export async function adminContext({ app }: TestApp, email: string): Promise<Context> {
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  return { ...app, viewer: { id: user?.id ?? '', email, username: 'boss', isAdmin: true } };
}

export const plainTemplate = {
  name: 'Plain',
  subject: 'Hello {{recipientName | you}}',
  description: '',
  htmlContent:
    '<p>Hello {{recipientName | you}}, see <a href="https://rolefit.example/news?id={{id}}">the news</a>.</p>',
};

/** A draft with recipients, and settings that don't slow it down. Returns its id. */
export async function createCampaign(
  ctx: Context,
  recipients: NewRecipient[],
  template = plainTemplate,
): Promise<string> {
  await saveTemplate(ctx, null, template);
  const templateId = (await listTemplates(ctx)).find(({ name }) => name === template.name)?.id ?? '';
  await saveEmailSettings(ctx, {
    postalAddress: '1 Main Street, Springfield',
    perSecond: 1_000,
    perDomainPerSecond: 1_000,
  });
  const id = await saveCampaign(ctx, null, { name: 'News', description: '', templateId, scheduledFor: null });
  for (let start = 0; start < recipients.length; start += 2_000)
    await insertRecipients(ctx.db, id, recipients.slice(start, start + 2_000));
  return id;
}

export const people = (count: number): NewRecipient[] =>
  Array.from({ length: count }, (_, index) => ({
    email: `person${index}@example${index % 7}.com`,
    name: `Person ${index}`,
    customFields: { id: index },
  }));

export async function campaignStatus({ db }: Pick<Context, 'db'>, id: string) {
  const [campaign] = await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id));
  return campaign?.status;
}

/** What arrived for an address, parsed as a mail program does. */
export async function mailFor(server: MailServer, address: string): Promise<ParsedMail> {
  const found = server.received.find(({ to }) => to.includes(address));
  if (!found) throw new Error(`Nothing arrived for ${address}.`);
  return simpleParser(found.source);
}
