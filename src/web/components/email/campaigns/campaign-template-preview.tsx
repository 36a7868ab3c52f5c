import { useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { MailPreviewFrame } from '../mail-preview-frame.tsx';
import { VariableWarnings } from '../variable-warnings.tsx';

type CampaignTemplatePreviewProps = {
  campaignId: string;
  template: { name: string; subject: string; htmlContent: string };
  recipients: { id: string; recipientEmail: string }[];
  customFields: string[];
};

/** The campaign's email as one of its recipients gets it. */
export function CampaignTemplatePreview(props: CampaignTemplatePreviewProps) {
  const { campaignId, template, recipients, customFields } = props;
  const [recipientId, setRecipientId] = useState('');
  return (
    <div className="flex flex-col gap-4">
      <VariableWarnings
        templates={[template.subject, template.htmlContent]}
        known={recipients.length > 0 ? customFields : undefined}
      />
      {recipients.length > 0 ? (
        <SelectField
          label="As it looks for"
          className="sm:max-w-96"
          value={recipientId}
          onChange={(event) => setRecipientId(event.currentTarget.value)}
          options={[
            { value: '', label: 'An example' },
            ...recipients.map(({ id, recipientEmail }) => ({ value: id, label: recipientEmail })),
          ]}
        />
      ) : null}
      <MailPreviewFrame title={`Preview of ${template.name}`} fields={{ campaignId, recipientId }} />
    </div>
  );
}
