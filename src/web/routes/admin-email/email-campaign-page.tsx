import { useState } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { campaignProgress } from '../../../server/features/campaign-sending/campaign-progress.ts';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  sendCampaign,
  unscheduleCampaign,
} from '../../../server/features/campaign-sending/control-campaign.ts';
import {
  countRecipients,
  findCampaign,
  saveCampaign,
} from '../../../server/features/email-campaigns/email-campaigns.ts';
import {
  customFieldKeys,
  listRecipients,
  missingValues,
} from '../../../server/features/email-campaigns/recipients.ts';
import {
  emailSettingsOf,
  saveEmailSettings,
} from '../../../server/features/email-settings/email-settings.ts';
import { listTemplates } from '../../../server/features/email-templates/email-templates.ts';
import { emailCampaignSchema, fieldErrorsOf } from '../../../shared/email/email-rules.ts';
import { counted } from '../../../shared/plural.ts';
import { CampaignFields, type CampaignText } from '../../components/email/campaign-fields.tsx';
import { CampaignProgressCard } from '../../components/email/campaign-progress-card.tsx';
import { CampaignTemplatePreview } from '../../components/email/campaign-template-preview.tsx';
import { EmailStatusBadge } from '../../components/email/email-status-badge.tsx';
import { SendCampaignDialog } from '../../components/email/send-campaign-dialog.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { UnsavedChanges } from '../../components/frame/unsaved-changes.tsx';
import { emailFailure, leadTo, successToast } from '../../lib/email/email-answers.server.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { contextOf, formOf, orNotFound, redirectWithToast } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type TabItem, Tabs } from '../../ui/tabs/tabs.tsx';
import type { Route } from './+types/email-campaign-page';

const routeId = 'routes/admin-email/email-campaign-page';
const pathOf = (id: string) => `/admin/email/campaigns/${id}`;
const noText: CampaignText = { name: '', description: '', templateId: '', scheduledFor: '' };

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
  if (intent === 'save') return save(ctx, campaignId, form);
  if (!campaignId) throw data(null, { status: 404 });
  try {
    if (intent === 'send') return await send(ctx, campaignId, form);
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
  return redirectWithToast(pathOf(campaignId), successToast(done[intent]));
}

const done = {
  pause: 'Sending is paused',
  resume: 'Sending continues',
  cancel: 'Sending is cancelled',
  unschedule: 'The campaign is a draft again',
};

type Ctx = ReturnType<typeof contextOf>;

async function save(ctx: Ctx, campaignId: string | null, form: FormData) {
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
      : redirectWithToast(`${pathOf(id)}/recipients`, successToast('Email campaign created successfully'));
  } catch (error) {
    return emailFailure(ctx, error, 'Failed to save campaign', { values });
  }
}

async function send(ctx: Ctx, campaignId: string, form: FormData) {
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

type Answer = {
  values?: CampaignText;
  fieldErrors?: Record<string, string>;
  error?: { title: string | undefined; message: string; field: string | undefined };
};

export default function EmailCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign } = loaderData;
  const answer: Answer | undefined = actionData;
  useErrorToast(answer?.error);
  useFocusOnError(answer?.fieldErrors ?? answer?.error);
  const path = campaign ? pathOf(campaign.id) : '';
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
      <CampaignForm loaderData={loaderData} answer={answer} isDraft={isDraft} path={path} />
    </div>
  );
}

type FormProps = {
  loaderData: Route.ComponentProps['loaderData'];
  answer: Answer | undefined;
  isDraft: boolean;
  path: string;
};

function CampaignForm({ loaderData, answer, isDraft, path }: FormProps) {
  const { campaign, templates } = loaderData;
  const [isEdited, setIsEdited] = useState(false);
  const navigation = useNavigation();
  const isSaving = navigation.formData?.get('intent') === 'save';
  const stored = campaign && {
    ...campaign,
    scheduledFor: campaign.scheduledFor ? new Date(campaign.scheduledFor).toISOString() : '',
  };
  const values = answer?.values ?? stored ?? noText;
  const count = campaign ? loaderData.recipientCount : 0;
  const items: TabItem[] = [
    {
      id: 'details',
      label: 'Campaign Details',
      content:
        templates.length === 0 ? (
          <EmptyState
            title="There is no template yet"
            action={<LinkButton to="/admin/email/templates/new">New Template</LinkButton>}
          >
            A campaign sends a template. Create one first.
          </EmptyState>
        ) : (
          <CampaignFields
            values={values}
            fieldErrors={answer?.fieldErrors ?? {}}
            templates={templates}
            disabled={!isDraft}
          />
        ),
    },
    {
      id: 'template-preview',
      label: 'Template Preview',
      content: campaign ? (
        <CampaignTemplatePreview
          campaignId={campaign.id}
          template={campaign.template}
          recipients={loaderData.firstRecipients}
          customFields={loaderData.customFields}
        />
      ) : (
        <p className="text-ink-2">Save the campaign to see what its recipients get.</p>
      ),
    },
    {
      id: 'recipients',
      label: 'Recipients',
      count,
      content: campaign ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {counted(count, 'recipient')} <EmailStatusBadge status={campaign.status} />
          </p>
          <LinkButton to={`${path}/recipients`}>
            {isDraft ? 'Manage Recipients' : 'Show Recipients'}
          </LinkButton>
        </div>
      ) : (
        <p className="text-ink-2">Recipients are added once the campaign is saved.</p>
      ),
    },
  ];
  return (
    <>
      <UnsavedChanges unsaved={isEdited && navigation.formData === undefined} />
      <Form method="post" action={path || undefined} onInput={() => setIsEdited(true)} noValidate>
        <input type="hidden" name="intent" value="save" />
        <Card>
          <Tabs label="The campaign" panelClassName="p-5" items={items} />
          <CardFooter className="justify-end">
            <LinkButton to="/admin/email">{isDraft ? 'Cancel' : 'Back'}</LinkButton>
            {campaign && isDraft && count > 0 ? (
              <LinkButton to={`${path}?send`} preventScrollReset prefetch="none">
                Send Campaign
              </LinkButton>
            ) : null}
            {isDraft ? (
              <Button type="submit" variant="primary" busy={isSaving}>
                Save Campaign
              </Button>
            ) : null}
          </CardFooter>
        </Card>
      </Form>
      {campaign && isDraft && count === 0 ? (
        <p className="mt-4 text-ink-2">
          It can be sent once it has <TextLink to={`${path}/recipients`}>recipients</TextLink>.
        </p>
      ) : null}
    </>
  );
}
