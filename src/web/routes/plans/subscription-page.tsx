import { redirect } from 'react-router';
import { subscriptionOverview } from '../../../server/features/billing/plans.ts';
import { manageSubscription } from '../../../server/features/billing/subscriptions/subscribe.ts';
import { accountUsage } from '../../../server/features/profile/account-usage.ts';
import { PriceAndInterval } from '../../components/billing/local-price.tsx';
import { ManageSubscription } from '../../components/billing/manage-subscription.tsx';
import { OverLimits } from '../../components/billing/over-limits.tsx';
import { RenewalText } from '../../components/billing/plan-renewal.tsx';
import { SubscriptionNotices } from '../../components/billing/subscription-notices.tsx';
import { ResumeMeter, UsageMeter } from '../../components/billing/usage-meter.tsx';
import { LocalDate } from '../../components/dates/local-date.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { useRefetchWhenOld } from '../../lib/live/refetch.ts';
import { actionErrorOrFault, signedInContextOf } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx';
import type { Route } from './+types/subscription-page';

/** A confirmation usually takes a second; the page is told, and this is in case it isn't. */
const askAgainMs = 3_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const [overview, usage] = await Promise.all([subscriptionOverview(ctx), accountUsage(ctx)]);
  return {
    ...overview,
    usage,
    sellsPlans: ctx.payments !== null,
    isTest: ctx.payments?.mode === 'test',
    isBack: new URL(request.url).searchParams.get('checkout') === 'done',
    now: ctx.clock(),
  };
}

/** Opens the billing portal. */
export async function action({ context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  try {
    return redirect(await manageSubscription(ctx));
  } catch (error) {
    return actionErrorOrFault(ctx, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction(), 'Unable to open subscription management. Please try again.');

export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, subscription, usage, sellsPlans, isTest, isBack, now } = loaderData;
  const isWaiting = isBack && plan.isFree;
  const error = actionData?.error;
  useErrorToast(error);
  useRefetchWhenOld(isWaiting ? askAgainMs : null, now);
  const hasEnded = ['canceled', 'incomplete_expired'].includes(subscription?.status ?? 'canceled');
  const isManaged = !hasEnded && subscription?.status !== 'incomplete';
  return (
    <div className="page-width *:max-w-[784px] py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Home', to: '/' },
          { label: 'Settings', to: '/settings' },
          { label: 'Subscription' },
        ]}
        title="Subscription"
        description={`Your plan and what you’ve used of it.${isTest ? ' Payments are a TEST here: no card is charged.' : ''}`}
      />
      <div className="flex flex-col gap-5">
        {error ? (
          <Alert tone="low" title={error.title ?? 'Something went wrong'}>
            {error.message}
          </Alert>
        ) : null}
        {isWaiting ? (
          <Alert title="Thank you">
            Your plan starts as soon as the payment is confirmed. This page shows it by itself.
          </Alert>
        ) : isBack ? (
          <Alert tone="good" title={`Thank you. You have ${plan.name} now.`} />
        ) : null}
        {subscription && !isWaiting ? <SubscriptionNotices subscription={subscription} /> : null}
        <OverLimits {...usage} />
        <Card>
          <CardHeader title={plan.name} description={sellsPlans ? planLine() : 'Everything here is free.'} />
          <CardBody className="flex flex-col gap-4">
            <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
            <ResumeMeter used={usage.resumesUsed} limit={usage.resumesLimit} />
            <p className="text-xs text-ink-3">
              Analyses are counted from <LocalDate at={usage.periodStart} /> to{' '}
              <LocalDate at={usage.periodEnd} />, then from zero again.
            </p>
          </CardBody>
          {sellsPlans ? (
            <CardFooter>
              {hasEnded ? null : <ManageSubscription isPrimary={isManaged} />}
              <LinkButton to="/pricing" variant={isManaged ? 'secondary' : 'primary'}>
                See the plans
              </LinkButton>
            </CardFooter>
          ) : null}
        </Card>
      </div>
    </div>
  );

  function planLine() {
    return (
      <>
        {!plan.isFree && subscription?.price ? (
          <>
            <PriceAndInterval plan={subscription.price} /> ·{' '}
          </>
        ) : null}
        <RenewalText plan={plan} now={now} />
      </>
    );
  }
}
