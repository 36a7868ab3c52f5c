import {
  type SiteErrors,
  type SiteForm,
  type SiteSection,
  type SiteSetting,
  type SiteSettings,
  siteSchema,
  siteSections,
} from '../../../shared/rules/site-rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAdminAction } from '../admin/admin-record.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { siteSettings } from '../site/site.tables.ts';
import { setByEnvironment } from '../site/site.ts';

/**
 * Changes the settings of one card and records it, in one transaction; every process reads them again. What the environment
 * sets is left alone. Returns the errors of the fields, if there are any; then nothing is changed.
 */
export async function changeSite(
  context: Context,
  section: SiteSection,
  typed: SiteForm,
): Promise<SiteErrors | null> {
  const ctx = requireAdmin(context);
  const fixed = setByEnvironment(ctx.settings);
  const keys = siteSections[section].filter((key) => !(key in fixed));
  const errors: SiteErrors = {};
  const changed = new Map<SiteSetting, SiteSettings[SiteSetting]>();
  for (const key of keys) {
    const parsed = siteSchema.shape[key].safeParse(typed[key]);
    if (!parsed.success) errors[key] = parsed.error.issues[0]?.message;
    else if (parsed.data !== ctx.site.current[key]) changed.set(key, parsed.data);
  }
  if (Object.keys(errors).length > 0) return errors;
  if (changed.get('emailVerification') && !ctx.mailer) throw noMailServer();
  if (changed.size === 0) return null;
  await ctx.db.transaction(async (tx) => {
    for (const [key, value] of changed) {
      const row = { value, updatedAt: ctx.clock() };
      await tx
        .insert(siteSettings)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: siteSettings.key, set: row });
    }
    await recordAdminAction(ctx, tx, {
      action: 'change-settings',
      subject: section,
      details: detailsOf(changed),
    });
    await ctx.events.announceSettings(tx);
  });
  await ctx.site.reload();
  return null;
}

/** Entries of the record stay for good, so they don't say whose address was typed. */
function detailsOf(changed: Map<SiteSetting, SiteSettings[SiteSetting]>) {
  return Object.fromEntries(
    [...changed].map(([key, value]) => [
      key,
      key === 'senderName' || key === 'senderAddress' ? 'changed' : (value ?? 'none'),
    ]),
  );
}

const noMailServer = () =>
  new AppError(
    'no_mail_server',
    'Set SMTP_URL first: without a mail server, nobody would get the link to confirm their address.',
    { title: 'Nothing changed', field: 'emailVerification' },
  );
