import { Form, useNavigation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { StepDialog } from '../step-dialog.tsx';

type AddRecipientDialogProps = {
  path: string;
  answer:
    | {
        values?: { recipientEmail: string; recipientName: string; customFields: string };
        fieldErrors?: Record<string, string>;
        error?: { message: string };
      }
    | undefined;
};

export function AddRecipientDialog({ path, answer }: AddRecipientDialogProps) {
  const busy = useNavigation().formData?.get('intent') === 'add';
  const { values, fieldErrors = {}, error } = answer ?? {};
  return (
    <StepDialog title="Add Recipient" closeTo={path}>
      <Form method="post" action={`${path}?dialog=add`} className="flex flex-col gap-4" noValidate>
        <input type="hidden" name="intent" value="add" />
        {error ? <Alert tone="low" title={error.message} /> : null}
        <TextField
          label="Email"
          type="email"
          name="recipientEmail"
          required
          data-autofocus
          defaultValue={values?.recipientEmail}
          errors={fieldErrors.recipientEmail}
        />
        <TextField
          label="Name"
          name="recipientName"
          defaultValue={values?.recipientName}
          errors={fieldErrors.recipientName}
        />
        <TextareaField
          label="Custom Fields"
          name="customFields"
          rows={3}
          placeholder={'{"company": "Acme"}'}
          hint="A JSON object; each key is a variable in the template."
          defaultValue={values?.customFields}
          errors={fieldErrors.customFields}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton to={path} replace preventScrollReset prefetch="none">
            Cancel
          </LinkButton>
          <Button type="submit" variant="primary" busy={busy}>
            Add Recipient
          </Button>
        </div>
      </Form>
    </StepDialog>
  );
}
