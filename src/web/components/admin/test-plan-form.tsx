import { useFetcher } from 'react-router';
import type { Plan } from '../../../shared/billing/plan.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type Answer = { error?: { message: string; field?: string } };

/** Changes a plan of the test provider. With Stripe, plans are changed in its dashboard. */
export function TestPlanForm({ plan }: { plan: Plan & { isOffered: boolean } }) {
  const fetcher = useFetcher<Answer>();
  const error = fetcher.data?.error;
  const errorsOf = (field: string) => (error?.field === field ? error.message : undefined);
  const limit = (value: number | null) => (value === null ? '' : String(value));
  return (
    <fetcher.Form method="post" action="/admin/plans" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="priceId" value={plan.id} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="Price"
          name="amount"
          inputMode="numeric"
          defaultValue={String(plan.unitAmount / 100)}
          hint="A new price is for new subscribers."
          errors={errorsOf('amount')}
        />
        <TextField
          label="Job analyses"
          name="jobsLimit"
          inputMode="numeric"
          defaultValue={limit(plan.jobsLimit)}
          hint="Empty is unlimited."
          errors={errorsOf('jobsLimit')}
        />
        <TextField
          label="Résumés"
          name="resumesLimit"
          inputMode="numeric"
          defaultValue={limit(plan.resumesLimit)}
          hint="Empty is unlimited."
          errors={errorsOf('resumesLimit')}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox name="isOffered" label="Can be chosen" defaultChecked={plan.isOffered} />
        <Button type="submit" size="sm" busy={fetcher.state !== 'idle'}>
          {`Save ${plan.name}`}
        </Button>
      </div>
      {error && !error.field ? (
        <p role="alert" className="text-low">
          {error.message}
        </p>
      ) : null}
    </fetcher.Form>
  );
}
