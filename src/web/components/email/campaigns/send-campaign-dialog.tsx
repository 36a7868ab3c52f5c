import { Form, useNavigation } from 'react-router';
import { counted } from '../../../../shared/plural.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmailTime } from '../email-time.tsx';
import { StepDialog } from '../step-dialog.tsx';

type SendCampaignDialogProps = {
  path: string;
  recipientCount: number;
  scheduledFor: Date | null;
  postalAddress: string;
  hasMailServer: boolean;
  missing: { key: string; count: number }[];
  error: { message: string; field?: string | undefined } | undefined;
};

/** The last look before many people get an email. */
export function SendCampaignDialog(props: SendCampaignDialogProps) {
  const { path, recipientCount, scheduledFor, postalAddress, hasMailServer, missing, error } = props;
  const when = useNavigation().formData?.get('when');
  const isLater = scheduledFor !== null && new Date(scheduledFor).getTime() > Date.now();
  return (
    <StepDialog
      title="Send Campaign"
      description={`This will send the campaign to ${counted(recipientCount, 'recipient')}. Who unsubscribed or turned emails off is left out.`}
      closeTo={path}
    >
      <Form method="post" action={path} className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="send" />
        {hasMailServer ? null : (
          <Alert tone="low" title="No mail server is set, so nothing can be sent">
            Set SMTP_URL and start Rolefit again.
          </Alert>
        )}
        {missing.length > 0 ? (
          <Alert tone="fair" title="Some variables have no value">
            <ul className="list-disc pl-5">
              {missing.map(({ key, count }) => (
                <li key={key} className="wrap-anywhere">
                  <code>{`{{${key}}}`}</code> is empty for {counted(count, 'recipient')}.
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
        {error && error.field !== 'postalAddress' ? <Alert tone="low" title={error.message} /> : null}
        <TextField
          label="Sender’s postal address"
          name="postalAddress"
          required
          defaultValue={postalAddress}
          errors={error?.field === 'postalAddress' ? error.message : undefined}
          hint="Laws require one in every campaign email. It’s kept for the next campaign."
        />
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton to={path} replace preventScrollReset prefetch="none">
            Cancel
          </LinkButton>
          {isLater ? (
            <>
              <Button type="submit" name="when" value="now" busy={when === 'now'}>
                Send Now
              </Button>
              <Button
                type="submit"
                name="when"
                value="scheduled"
                variant="primary"
                busy={when === 'scheduled'}
              >
                <span>
                  Schedule for <EmailTime at={scheduledFor} withTime />
                </span>
              </Button>
            </>
          ) : (
            <Button type="submit" name="when" value="now" variant="primary" busy={when === 'now'}>
              Send Campaign
            </Button>
          )}
        </div>
      </Form>
    </StepDialog>
  );
}
