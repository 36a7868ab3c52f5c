import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CampaignStatus } from '../../../../shared/email/email-statuses.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { Card, CardFooter } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type TabItem, Tabs } from '../../../ui/tabs/tabs.tsx';
import { UnsavedChanges } from '../../frame/unsaved-changes.tsx';
import { CampaignFields, type CampaignText } from './campaign-fields.tsx';
import { CampaignRecipientsTab } from './campaign-recipients-tab.tsx';
import { CampaignTemplatePreview } from './campaign-template-preview.tsx';

export type CampaignAnswer = { values?: CampaignText; fieldErrors?: Record<string, string> };

export type CampaignFormProps = {
  /** Null for a new one. */
  campaign:
    | (Omit<CampaignText, 'scheduledFor'> & {
        id: string;
        status: CampaignStatus;
        scheduledFor: Date | null;
        template: { name: string; subject: string; htmlContent: string };
      })
    | null;
  templates: { id: string; name: string }[];
  recipientCount?: number;
  firstRecipients?: { id: string; recipientEmail: string }[];
  customFields?: string[];
  answer: CampaignAnswer | undefined;
  isDraft: boolean;
  path: string;
};

/** A campaign's three tabs. Only a draft can be changed. */
export function CampaignForm(props: CampaignFormProps) {
  const { campaign, recipientCount = 0, isDraft, path } = props;
  const [isEdited, setIsEdited] = useState(false);
  const navigation = useNavigation();
  const isSaving = navigation.formData?.get('intent') === 'save';
  return (
    <>
      <UnsavedChanges unsaved={isEdited && navigation.formData === undefined} />
      <Form
        method="post"
        action={path || undefined}
        onInput={(event) => setIsEdited(isEdited || isField(event.target as Element))}
        noValidate
      >
        <input type="hidden" name="intent" value="save" />
        <Card>
          <Tabs label="The campaign" panelClassName="p-5" items={tabsOf(props)} />
          <CardFooter className="justify-end">
            <LinkButton to="/admin/email">{isDraft ? 'Cancel' : 'Back'}</LinkButton>
            {campaign && isDraft && recipientCount > 0 ? (
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
      {campaign && isDraft && recipientCount === 0 ? (
        <p className="mt-4 text-ink-2">
          It can be sent once it has <TextLink to={`${path}/recipients`}>recipients</TextLink>.
        </p>
      ) : null}
    </>
  );
}

/** The preview has a choice too, which isn't saved. */
const isField = (element: Element) => element.closest('fieldset') !== null;

const tabsOf = (props: CampaignFormProps): TabItem[] => {
  const { campaign, recipientCount = 0, firstRecipients = [], customFields = [], isDraft, path } = props;
  return [
    { id: 'details', label: 'Campaign Details', content: <DetailsTab {...props} /> },
    {
      id: 'template-preview',
      label: 'Template Preview',
      content: campaign ? (
        <CampaignTemplatePreview
          campaignId={campaign.id}
          template={campaign.template}
          recipients={firstRecipients}
          customFields={customFields}
        />
      ) : (
        <p className="text-ink-2">Save the campaign to see what its recipients get.</p>
      ),
    },
    {
      id: 'recipients',
      label: 'Recipients',
      count: recipientCount,
      content: campaign ? (
        <CampaignRecipientsTab
          count={recipientCount}
          status={campaign.status}
          isDraft={isDraft}
          to={`${path}/recipients`}
        />
      ) : (
        <p className="text-ink-2">Recipients are added once the campaign is saved.</p>
      ),
    },
  ];
};

const noText: CampaignText = { name: '', description: '', templateId: '', scheduledFor: '' };

function DetailsTab({ campaign, templates, answer, isDraft }: CampaignFormProps) {
  if (templates.length === 0)
    return (
      <EmptyState
        title="There is no template yet"
        action={<LinkButton to="/admin/email/templates/new">New Template</LinkButton>}
      >
        A campaign sends a template. Create one first.
      </EmptyState>
    );
  const stored = campaign && {
    ...campaign,
    scheduledFor: campaign.scheduledFor ? new Date(campaign.scheduledFor).toISOString() : '',
  };
  return (
    <CampaignFields
      values={answer?.values ?? stored ?? noText}
      fieldErrors={answer?.fieldErrors ?? {}}
      templates={templates}
      disabled={!isDraft}
    />
  );
}
