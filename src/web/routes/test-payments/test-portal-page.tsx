import { Form, useNavigation } from 'react-router';
import {
  changeInTestPortal,
  changeTestCard,
  getTestPortal,
} from '../../../server/features/test-payments/test-portal.ts';
import { PriceAndInterval } from '../../components/billing/local-price.tsx';
import { TestBanner, TestCardList } from '../../components/billing/test-banner.tsx';
import { LocalDate } from '../../components/dates/local-date.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { useProductName } from '../../components/frame/product-name.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  actionError,
  appContext,
  formOf,
  isNotFound,
  orNotFound,
  redirectWithToast,
} from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Route } from './+types/test-portal-page';
import { ownPath } from './own-path.server.ts';
import { requireTestProvider } from './require-test-provider.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  requireTestProvider(app);
  const portal = await getTestPortal(app, params.sessionId).catch(orNotFound);
  return { ...portal, returnUrl: ownPath(app, portal.returnUrl) };
}

const done = {
  'change-plan': 'Plan changed',
  'change-card': 'Card changed',
  cancel: 'Subscription cancelled',
  resume: 'Subscription resumed',
  end: 'Subscription ended',
  renew: 'Period ended',
  retry: 'Payment retried',
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/test-payments/test-portal-page');
  requireTestProvider(app);
  try {
    if (intent === 'change-card') await changeTestCard(app, params.sessionId, String(form.get('card') ?? ''));
    else await changeInTestPortal(app, params.sessionId, intent, String(form.get('priceId') ?? ''));
  } catch (error) {
    if (isNotFound(error)) return orNotFound(error);
    return actionError(error);
  }
  return redirectWithToast(`/test-payments/portal/${params.sessionId}`, {
    kind: 'success',
    title: done[intent],
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction());

export default function TestPortal({ loaderData, actionData }: Route.ComponentProps) {
  const { returnUrl, email, card, subscription, prices } = loaderData;
  const error = actionData?.error;
  const sending = useNavigation().formData;
  useFocusOnError(actionData);
  const current = prices.find(({ id }) => id === subscription?.priceId);
  return (
    <div className="page-width max-w-[640px] py-8">
      <TestBanner />
      <PageHeader title="Billing portal" description={email} />
      {error && !error.field ? (
        <Alert tone="low" title={error.title ?? 'Something went wrong'} className="mb-5">
          {error.message}
        </Alert>
      ) : null}
      <div className="flex flex-col gap-5">
        <Card>
          <CardHeader title="Subscription" description={subscription ? statusLine() : 'No subscription'} />
          {subscription ? (
            <CardBody className="flex flex-wrap gap-3">
              {subscription.endsAt ? (
                <Change intent="resume" isPrimary>
                  Resume subscription
                </Change>
              ) : (
                <Change intent="cancel">Cancel at the end of the period</Change>
              )}
              <Change intent="end">End now</Change>
            </CardBody>
          ) : null}
        </Card>
        {subscription ? (
          <Card>
            <CardHeader title="Change plan" description="Takes effect now. The period stays the same." />
            <ul className="border-t">
              {prices.map((price) => (
                <li
                  key={price.id}
                  className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3 last:border-0"
                >
                  <span>
                    {price.description} · <PriceAndInterval plan={price} />
                  </span>
                  {price.id === subscription.priceId ? (
                    <span className="text-ink-2">Current</span>
                  ) : (
                    <Change
                      intent="change-plan"
                      priceId={price.id}
                    >{`Change to ${price.description}`}</Change>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
        <Card>
          <CardHeader title="Card" description={card ? `Ends in ${card.slice(-4)}` : 'No card'} />
          <CardBody>
            <Form method="post" className="flex flex-col gap-4">
              <TextField
                label="Test card number"
                name="card"
                inputMode="numeric"
                autoComplete="off"
                required
                errors={error?.field === 'card' ? error.message : undefined}
              />
              <TestCardList />
              <Button
                type="submit"
                name="intent"
                value="change-card"
                busy={sending?.get('intent') === 'change-card'}
                className="self-start"
              >
                Change card
              </Button>
            </Form>
          </CardBody>
        </Card>
        {subscription ? (
          <Card>
            <CardHeader
              title="Time travel"
              description="Only a test provider has this: see what happens when a period ends."
            />
            <CardBody className="flex flex-wrap gap-3">
              <Change intent="renew">End the period now</Change>
              {subscription.status === 'past_due' ? <Change intent="retry">Retry the payment</Change> : null}
            </CardBody>
          </Card>
        ) : null}
      </div>
      <LinkButton to={returnUrl} variant="ghost" className="mt-4">
        Back to {useProductName()}
      </LinkButton>
    </div>
  );

  function statusLine() {
    const status = subscription?.status.replace('_', ' ') ?? '';
    return (
      <>
        {current?.description ?? 'A plan'}, {status}. {subscription?.endsAt ? 'Ends on ' : 'Next payment on '}
        <LocalDate at={subscription?.endsAt ?? subscription?.periodEnd ?? new Date(0)} />
      </>
    );
  }
}

type ChangeProps = { intent: keyof typeof done; priceId?: string; isPrimary?: boolean; children: string };

function Change({ intent, priceId, isPrimary, children }: ChangeProps) {
  const sending = useNavigation().formData;
  const isSending = sending?.get('intent') === intent && (!priceId || sending.get('priceId') === priceId);
  return (
    <Form method="post" className="flex">
      <input type="hidden" name="intent" value={intent} />
      {priceId ? <input type="hidden" name="priceId" value={priceId} /> : null}
      <Button type="submit" size="sm" variant={isPrimary ? 'primary' : 'secondary'} busy={isSending}>
        {children}
      </Button>
    </Form>
  );
}
