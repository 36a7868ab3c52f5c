import type { EmailSettingsInput } from '../../../shared/email/email-rules.ts';
import type { App, Context } from '../../context.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { emailSettings } from './email-settings.tables.ts';

export type EmailSettings = EmailSettingsInput;

const defaults: EmailSettings = {
  postalAddress: '',
  perSecond: 20,
  perDomainPerSecond: 10,
  tracksOpensAndClicks: true,
};

export async function emailSettingsOf({ db }: Pick<App, 'db'>): Promise<EmailSettings> {
  const [row] = await db.select().from(emailSettings);
  if (!row) return defaults;
  const { id, ...settings } = row;
  return settings;
}

export async function saveEmailSettings(ctx: Context, change: Partial<EmailSettings>): Promise<void> {
  requireAdmin(ctx);
  const settings = { ...(await emailSettingsOf(ctx)), ...change };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(emailSettings)
      .values({ id: 1, ...settings })
      .onConflictDoUpdate({ target: emailSettings.id, set: settings });
    await recordAdminAction(ctx, tx, { action: 'change-email-settings' });
  });
}
