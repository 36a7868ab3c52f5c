import { Form, useNavigation, useSubmit } from 'react-router';
import { counted } from '../../../../shared/plural.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { SelectField, type SelectOption } from '../../../ui/fields/select-field.tsx';
import { StepDialog } from '../step-dialog.tsx';

type AddPeopleDialogProps = {
  path: string;
  input: { plan: string; activity: string; signedIn: string };
  count: number;
  choices: { plans: SelectOption[]; activityChoices: SelectOption[]; signedInChoices: SelectOption[] };
};

/** Chooses recipients among the people who have an account here. The number follows the choices. */
export function AddPeopleDialog({ path, input, count, choices }: AddPeopleDialogProps) {
  const submit = useSubmit();
  const busy = useNavigation().formData?.get('intent') === 'add-people';
  return (
    <StepDialog
      title="Add Our People"
      description="Only those who allow it: notifications are on, and they haven’t unsubscribed. Suspended accounts are left out."
      closeTo={path}
    >
      <Form
        method="get"
        action={path}
        preventScrollReset
        className="flex flex-col gap-4"
        onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      >
        <input type="hidden" name="dialog" value="people" />
        <SelectField
          label="Plan"
          name="plan"
          placeholder="Any"
          defaultValue={input.plan}
          options={choices.plans}
        />
        <SelectField
          label="Activity"
          name="activity"
          placeholder="Any"
          defaultValue={input.activity}
          options={choices.activityChoices}
        />
        <SelectField
          label="Last signed in"
          name="signedIn"
          placeholder="Any time"
          defaultValue={input.signedIn}
          options={choices.signedInChoices}
        />
        <noscript>
          <Button type="submit">Count</Button>
        </noscript>
      </Form>
      <Form method="post" action={path} className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p role="status">{counted(count, 'person', 'people')}</p>
        <div className="flex flex-wrap gap-2">
          {Object.entries({ ...input, intent: 'add-people' }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <LinkButton to={path} replace preventScrollReset prefetch="none">
            Cancel
          </LinkButton>
          <Button type="submit" variant="primary" busy={busy} disabled={count === 0}>
            Add {counted(count, 'Person', 'People')}
          </Button>
        </div>
      </Form>
    </StepDialog>
  );
}
