import { data } from 'react-router';
import { campaignProgress } from '../../../server/features/campaign-sending/campaign-progress.ts';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  unscheduleCampaign,
} from '../../../server/features/campaign-sending/control-campaign.ts';
import { countRecipients, findCampaign } from '../../../server/features/email-campaigns/email-campaigns.ts';
import {
  customFieldKeys,
  listRecipients,
  missingValues,
} from '../../../server/features/email-campaigns/recipients.ts';
import { emailSettingsOf } from '../../../server/features/email-settings/email-settings.ts';
import { listTemplates } from '../../../server/features/email-templates/email-templates.ts';
import { type CampaignAnswer, CampaignForm } from '../../components/email/campaigns/campaign-form.tsx';
import { CampaignProgressCard } from '../../components/email/campaigns/campaign-progress-card.tsx';
import { SendCampaignDialog } from '../../components/email/campaigns/send-campaign-dialog.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { saveFromForm, sendFromForm } from '../../lib/email/campaign-forms.server.ts';
import { campaignPath } from '../../lib/email/campaign-path.ts';
import { emailFailure, leadTo, successToast } from '../../lib/email/email-answers.server.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { contextOf, formOf, orNotFound, redirectWithToast } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { Route } from './+types/email-campaign-page';

const routeId = 'routes/admin-email/email-campaign-page';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const templates = (await listTemplates(ctx)).map(({ id, name }) => ({ id, name }));
  const { campaignId } = params;
  if (!campaignId) return { templates, campaign: null };
  const campaign = await findCampaign(ctx, campaignId).catch(
    leadTo('/admin/email', 'Failed to load campaign details'),
  );
  const [recipientCount, { recipients }, customFields, missing, settings] = await Promise.all([
    countRecipients(ctx, campaignId),
    listRecipients(ctx, campaignId, 1),
    customFieldKeys(ctx, campaignId),
    missingValues(ctx, campaignId, [campaign.template.subject, campaign.template.htmlContent]),
    emailSettingsOf(ctx),
  ]);
  return {
    ...{ templates, campaign, recipientCount, customFields, missing },
    firstRecipients: recipients.slice(0, 20).map(({ id, recipientEmail }) => ({ id, recipientEmail })),
    postalAddress: settings.postalAddress,
    hasMailServer: ctx.mailer !== null,
    isSendOpen: new URL(request.url).searchParams.has('send'),
    progress: campaign.status === 'draft' ? null : await campaignProgress(ctx, campaignId),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, routeId);
  const campaignId = params.campaignId ?? null;
  if (campaignId) await findCampaign(ctx, campaignId).catch(orNotFound);
  if (intent === 'save') return saveFromForm(ctx, campaignId, form);
  if (!campaignId) throw data(null, { status: 404 });
  try {
    if (intent === 'send') return await sendFromForm(ctx, campaignId, form);
    const controls = {
      pause: pauseCampaign,
      resume: resumeCampaign,
      cancel: cancelCampaign,
      unschedule: unscheduleCampaign,
    };
    await controls[intent](ctx, campaignId);
  } catch (error) {
    return emailFailure(
      ctx,
      error,
      intent === 'send' ? 'Failed to send campaign' : 'Failed to save campaign',
    );
  }
  return redirectWithToast(campaignPath(campaignId), successToast(done[intent]));
}

const done = {
  pause: 'Sending is paused',
  resume: 'Sending continues',
  cancel: 'Sending is cancelled',
  unschedule: 'The campaign is a draft again',
};

type Answer = CampaignAnswer & {
  error?: { title: string | undefined; message: string; field: string | undefined };
};

export default function EmailCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign } = loaderData;
  const answer: Answer | undefined = actionData;
  useErrorToast(answer?.error);
  useFocusOnError(answer?.fieldErrors ?? answer?.error);
  const path = campaign ? campaignPath(campaign.id) : '';
  const isDraft = campaign === null || campaign.status === 'draft';
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Email', to: '/admin/email' },
          { label: campaign ? 'Campaign' : 'New' },
        ]}
        title={campaign ? <span className="wrap-anywhere">{campaign.name}</span> : 'New Campaign'}
        actions={campaign && !isDraft ? <LinkButton to={`${path}/report`}>Report</LinkButton> : null}
      />
      {answer?.error ? <Alert tone="low" title={answer.error.message} className="mb-5" /> : null}
      {loaderData.campaign && loaderData.progress ? (
        <CampaignProgressCard path={path} {...loaderData.campaign} progress={loaderData.progress} />
      ) : null}
      {loaderData.campaign && loaderData.isSendOpen && isDraft ? (
        <SendCampaignDialog
          {...loaderData}
          path={path}
          scheduledFor={loaderData.campaign.scheduledFor}
          error={answer?.error}
        />
      ) : null}
      <CampaignForm {...loaderData} answer={answer} isDraft={isDraft} path={path} />
    </div>
  );
}
