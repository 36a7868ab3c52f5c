import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { StepDialog } from './step-dialog.tsx';

type ConfirmStepProps = {
  title: string;
  question: string;
  confirmLabel: string;
  fields: Record<string, string>;
  closeTo: string;
};

/** Asks before something that can't be undone. */
export function ConfirmStep({ title, question, confirmLabel, fields, closeTo }: ConfirmStepProps) {
  const busy = useNavigation().formData?.get('intent') === fields.intent;
  return (
    <StepDialog title={title} description={question} closeTo={closeTo} size="sm">
      <Form method="post" action={closeTo} className="flex flex-wrap justify-end gap-2">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <LinkButton to={closeTo} replace preventScrollReset prefetch="none" data-autofocus>
          Cancel
        </LinkButton>
        <Button type="submit" variant="danger" busy={busy}>
          {confirmLabel}
        </Button>
      </Form>
    </StepDialog>
  );
}
