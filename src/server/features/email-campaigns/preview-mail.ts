import { parseCustomFields } from '../../../shared/email/custom-fields.ts';
import { maxHtmlLength } from '../../../shared/email/email-rules.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { emailSettingsOf } from '../email-settings/email-settings.ts';
import { compileMail, type FilledMail } from '../mail-format/compile-mail.ts';
import { findCampaign } from './email-campaigns.ts';
import { findRecipient } from './recipients.ts';

export type PreviewInput = {
  subject: string;
  html: string;
  recipientEmail: string;
  recipientName: string;
  customFields: string;
  /** For a campaign's email as one of its recipients gets it; `subject` and `html` then don't count. */
  campaignId: string;
  recipientId: string;
};

/** An email as a recipient would get it. Without one, examples fill it in. */
export async function previewMail(ctx: Context, input: PreviewInput): Promise<FilledMail> {
  requireAdmin(ctx);
  const { postalAddress } = await emailSettingsOf(ctx);
  const own = { unsubscribeUrl: '#', postalAddress: postalAddress || 'The sender’s postal address' };
  if (input.campaignId) {
    const { template } = await findCampaign(ctx, input.campaignId);
    const recipient = input.recipientId
      ? await findRecipient(ctx, input.campaignId, input.recipientId)
      : { recipientEmail: 'alex@example.com', recipientName: 'Alex', customFields: null };
    const compiled = await compileMail(
      { subject: template.subject, html: template.htmlContent },
      { inCampaign: true },
    );
    return compiled.fill({ ...recipient, own });
  }
  const html = input.html.slice(0, maxHtmlLength);
  const compiled = await compileMail({ subject: input.subject.slice(0, 300), html });
  return compiled.fill({
    recipientEmail: input.recipientEmail || 'alex@example.com',
    recipientName: input.recipientName || 'Alex',
    customFields: parseCustomFields(input.customFields)?.fields ?? null,
    own,
  });
}
