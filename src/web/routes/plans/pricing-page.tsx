import { CreditCard } from 'lucide-react';
import { redirect } from 'react-router';
import { listPlans, subscriptionOverview } from '../../../server/features/billing/plans.ts';
import { startSubscription } from '../../../server/features/billing/subscriptions/subscribe.ts';
import { PlanGrid } from '../../components/billing/plan-grid.tsx';
import { RenewalText } from '../../components/billing/plan-renewal.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import {
  actionErrorOrFault,
  contextOf,
  formOf,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/pricing-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const overview = ctx.viewer ? await subscriptionOverview(signedInContextOf(context)) : null;
  const { plans, mode } = overview ?? (await listPlans(ctx));
  return {
    plans,
    mode,
    plan: overview?.plan ?? null,
    currentPlanId: overview?.currentPlanId ?? null,
    isCancelled: new URL(request.url).searchParams.get('checkout') === 'cancelled',
    now: ctx.clock(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const priceId = String((await formOf(request)).get('priceId') ?? '');
  try {
    return redirect(await startSubscription(ctx, priceId));
  } catch (error) {
    return actionErrorOrFault(ctx, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction(), 'Unable to start checkout process. Please try again.');

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, mode, plan, currentPlanId, isCancelled, now } = loaderData;
  const error = actionData?.error;
  useErrorToast(error);
  return (
    <div className="page-width py-8">
      <PageHeader
        title="Simple, transparent pricing"
        description={
          plan ? (
            <>
              You are currently on the {plan.name} plan (<RenewalText plan={plan} now={now} />
              ). <TextLink to="/settings/subscription">Manage your subscription</TextLink>
            </>
          ) : mode === null ? (
            'Everything here is free.'
          ) : (
            'Start free. Change or cancel whenever you like.'
          )
        }
      />
      {mode === 'test' ? (
        <Alert tone="fair" title="This is a test" className="mb-5">
          Payments aren’t real here, and no card is charged.
        </Alert>
      ) : null}
      {isCancelled ? (
        <Alert title="Checkout cancelled" className="mb-5">
          Nothing was charged. Your plan is the same as before.
        </Alert>
      ) : null}
      {error ? (
        <Alert tone="low" title={error.title ?? 'Something went wrong'} className="mb-5">
          {error.message}
        </Alert>
      ) : null}
      {plans.length === 0 ? (
        <Card>
          <EmptyState
            icon={CreditCard}
            title={
              mode === 'live'
                ? 'No pricing plans are currently available. Please contact support.'
                : 'No pricing plans available. Please check back later.'
            }
          />
        </Card>
      ) : (
        <PlanGrid
          plans={plans}
          currentPlanId={currentPlanId}
          viewer={!plan ? 'visitor' : plan.isFree ? 'free' : 'subscriber'}
          canChoose={mode !== null}
        />
      )}
      <p className="mt-6 max-w-[66ch] text-ink-2">
        {mode === null
          ? 'This Rolefit doesn’t sell plans: everyone has the free one. Results stay when a month ends, and analyzing the same job again doesn’t count.'
          : 'Results stay when a billing period ends, and analyzing the same job again doesn’t count. If you cancel, you keep your plan until the end of the period you’ve paid for.'}
      </p>
    </div>
  );
}
