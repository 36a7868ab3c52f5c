import { useFetcher } from 'react-router';
import { freePlanName, type Plan } from '../../../shared/billing/plan.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

export type PlanViewer = 'visitor' | 'free' | 'subscriber';
type Answer = { error?: { title?: string; message: string } };

type PlanChoiceProps = {
  plan: Plan;
  viewer: PlanViewer;
  isCurrent: boolean;
  isPrimary?: boolean;
  size?: 'sm' | 'md';
};

/** The button under a plan. It leads to the checkout, or to the billing portal for those who have another plan. */
export function PlanChoice({ plan, viewer, isCurrent, isPrimary, size }: PlanChoiceProps) {
  const fetcher = useFetcher<Answer>();
  useErrorToast(
    fetcher.data?.error && { title: fetcher.data.error.title, message: fetcher.data.error.message },
  );
  if (viewer === 'visitor' && plan.name === freePlanName) {
    return (
      <LinkButton to="/auth?mode=signUp" size={size} className="w-full">
        Sign up free
      </LinkButton>
    );
  }
  return (
    <fetcher.Form method="post" action="/pricing" className="flex">
      <input type="hidden" name="priceId" value={plan.id} />
      <Button
        type="submit"
        size={size}
        variant={isPrimary && !isCurrent ? 'primary' : 'secondary'}
        busy={fetcher.state !== 'idle'}
        className="w-full"
      >
        {isCurrent ? 'Your plan' : viewer === 'subscriber' ? `Switch to ${plan.name}` : `Choose ${plan.name}`}
      </Button>
    </fetcher.Form>
  );
}
