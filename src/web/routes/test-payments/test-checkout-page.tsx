import { Form, redirect, useNavigation } from 'react-router';
import {
  answerSecondStep,
  getTestCheckout,
  payTestCheckout,
} from '../../../server/features/test-payments/test-checkout.ts';
import { PriceAndInterval } from '../../components/billing/local-price.tsx';
import { TestBanner, TestCardList } from '../../components/billing/test-banner.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { actionError, appContext, formOf, isNotFound, orNotFound } from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Route } from './+types/test-checkout-page';
import { ownPath } from './own-path.server.ts';
import { requireTestProvider } from './require-test-provider.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  requireTestProvider(app);
  const checkout = await getTestCheckout(app, params.sessionId).catch(orNotFound);
  if (checkout.status === 'complete') throw redirect(ownPath(app, checkout.successUrl));
  return { ...checkout, cancelUrl: ownPath(app, checkout.cancelUrl) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/test-payments/test-checkout-page');
  requireTestProvider(app);
  try {
    const next =
      intent === 'pay'
        ? await payTestCheckout(app, params.sessionId, String(form.get('card') ?? ''))
        : await answerSecondStep(app, params.sessionId, intent === 'confirm');
    if (next) return redirect(ownPath(app, next));
    return { refused: intent === 'refuse' };
  } catch (error) {
    if (isNotFound(error)) return orNotFound(error);
    return actionError(error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction());

export default function TestCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { status, price, email, cancelUrl } = loaderData;
  const error = actionData && 'error' in actionData ? actionData.error : undefined;
  const isRefused = actionData && 'refused' in actionData ? actionData.refused : false;
  const sending = useNavigation().formData?.get('intent');
  useFocusOnError(actionData);
  return (
    <div className="page-width max-w-[520px] py-8">
      <TestBanner />
      <PageHeader
        title={`Subscribe to ${price.name}`}
        description={
          <>
            <PriceAndInterval plan={price} /> · {email}
          </>
        }
      />
      {error && !error.field ? (
        <Alert tone="low" title={error.title ?? 'Payment failed'} className="mb-5">
          {error.message}
        </Alert>
      ) : null}
      {isRefused && status === 'open' ? (
        <Alert tone="low" title="Payment failed" className="mb-5">
          Your bank didn’t confirm the payment. Nothing was charged.
        </Alert>
      ) : null}
      <Card>
        <CardBody>
          {status === 'expired' ? (
            <p>This checkout is closed. Nothing was charged.</p>
          ) : status === 'confirming' ? (
            <Form method="post" className="flex flex-col gap-4">
              <h2>Your test bank asks: is this you?</h2>
              <p className="text-ink-2">With a real card, your bank’s page or app would be here.</p>
              <div className="flex flex-wrap gap-3">
                <Button
                  type="submit"
                  name="intent"
                  value="confirm"
                  variant="primary"
                  busy={sending === 'confirm'}
                >
                  Confirm payment
                </Button>
                <Button type="submit" name="intent" value="refuse" busy={sending === 'refuse'}>
                  Refuse payment
                </Button>
              </div>
            </Form>
          ) : (
            <Form method="post" className="flex flex-col gap-4">
              <TextField
                label="Test card number"
                name="card"
                inputMode="numeric"
                autoComplete="off"
                required
                defaultValue="4242 4242 4242 4242"
                errors={error?.field === 'card' ? error.message : undefined}
              />
              <TestCardList />
              <Button
                type="submit"
                name="intent"
                value="pay"
                variant="primary"
                busy={sending === 'pay'}
                className="self-start"
              >
                Pay (TEST)
              </Button>
            </Form>
          )}
        </CardBody>
      </Card>
      <LinkButton to={cancelUrl} variant="ghost" className="mt-4">
        Back without paying
      </LinkButton>
    </div>
  );
}
