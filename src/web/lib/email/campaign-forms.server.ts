import type { Context } from '../../../server/context.ts';
import { sendCampaign } from '../../../server/features/campaign-sending/control-campaign.ts';
import { saveCampaign } from '../../../server/features/email-campaigns/email-campaigns.ts';
import {
  emailSettingsOf,
  saveEmailSettings,
} from '../../../server/features/email-settings/email-settings.ts';
import { emailCampaignSchema, fieldErrorsOf } from '../../../shared/email/email-rules.ts';
import { counted } from '../../../shared/plural.ts';
import type { CampaignText } from '../../components/email/campaigns/campaign-fields.tsx';
import { redirectWithToast } from '../request/request.server.ts';
import { campaignPath } from './campaign-path.ts';
import { emailFailure, successToast } from './email-answers.server.ts';

/** Saves a campaign, or creates one. */
export async function saveFromForm(ctx: Context, campaignId: string | null, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const utc = text('scheduledUtc');
  const values: CampaignText = {
    ...{ name: text('name'), description: text('description'), templateId: text('templateId') },
    scheduledFor: text('scheduledFor') || (utc ? `${utc}Z` : ''),
  };
  const parsed = emailCampaignSchema.safeParse(values);
  if (!parsed.success) return { values, fieldErrors: fieldErrorsOf(parsed.error) };
  try {
    const id = await saveCampaign(ctx, campaignId, parsed.data);
    return campaignId
      ? redirectWithToast('/admin/email', successToast('Email campaign updated successfully'))
      : redirectWithToast(
          `${campaignPath(id)}/recipients`,
          successToast('Email campaign created successfully'),
        );
  } catch (error) {
    return emailFailure(ctx, error, 'Failed to save campaign', { values });
  }
}

/** Sends it, now or at its time. The postal address is kept for the next campaign. */
export async function sendFromForm(ctx: Context, campaignId: string, form: FormData) {
  const postalAddress = form.get('postalAddress');
  if (typeof postalAddress === 'string' && postalAddress.trim() !== '') {
    const { postalAddress: before } = await emailSettingsOf(ctx);
    const typed = postalAddress.trim().slice(0, 300);
    if (typed !== before) await saveEmailSettings(ctx, { postalAddress: typed });
  }
  const atScheduledTime = form.get('when') === 'scheduled';
  const { recipients, isScheduled } = await sendCampaign(ctx, campaignId, { atScheduledTime });
  const toast = isScheduled
    ? { title: 'Campaign Scheduled', description: `It will be sent to ${counted(recipients, 'recipient')}` }
    : { title: 'Campaign Sent', description: `Successfully sent campaign to ${recipients} recipients` };
  return redirectWithToast('/admin/email', { kind: 'success', ...toast });
}
