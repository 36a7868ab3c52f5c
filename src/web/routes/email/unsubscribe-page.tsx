import { data, Form, redirect, useNavigation } from 'react-router';
import {
  resubscribe,
  stopTracking,
  unsubscribe,
  unsubscribeState,
} from '../../../server/features/email-tracking/unsubscribe.ts';
import { appContext, formOf } from '../../lib/request/request.server.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import type { Route } from './+types/unsubscribe-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await unsubscribeState(context.get(appContext), params.token);
  if (!state) throw data(null, { status: 404 });
  return state;
}

/** A mail client posts `List-Unsubscribe=One-Click`, without cookies; the page's buttons post an intent. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await formOf(request);
  const change =
    { resubscribe, 'stop-tracking': stopTracking }[String(form.get('intent') ?? '')] ?? unsubscribe;
  if (!(await change(app, params.token))) throw data(null, { status: 404 });
  return redirect(`/unsubscribe/${params.token}`);
}

export default function Unsubscribe({
  loaderData: { email, isUnsubscribed, isUntracked },
}: Route.ComponentProps) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <div className="page-width max-w-[560px] py-12">
      <Card>
        <CardBody className="flex flex-col gap-4">
          <h1 className="text-xl">{isUnsubscribed ? 'You’re unsubscribed' : 'Unsubscribe'}</h1>
          <p className="text-ink-2">
            {isUnsubscribed ? (
              <>
                <span className="font-[550] wrap-anywhere text-ink">{email}</span> gets no more of these
                emails. If you have an account, emails about it still reach you.
              </>
            ) : (
              <>
                Stop emails like this one to{' '}
                <span className="font-[550] wrap-anywhere text-ink">{email}</span>?
              </>
            )}
          </p>
          <Form method="post" className="flex flex-wrap gap-3">
            {isUnsubscribed ? (
              <Button type="submit" name="intent" value="resubscribe" busy={intent === 'resubscribe'}>
                Get them again
              </Button>
            ) : (
              <Button
                type="submit"
                name="intent"
                value="unsubscribe"
                variant="primary"
                busy={intent === 'unsubscribe'}
              >
                Unsubscribe
              </Button>
            )}
          </Form>
          <div className="border-t pt-4">
            <p className="mb-3 text-ink-2">
              {isUntracked
                ? 'Nobody looks at what you open and click.'
                : 'Only bothered that the sender sees what you open and click? That can be turned off alone.'}
            </p>
            {isUntracked ? null : (
              <Form method="post">
                <Button
                  type="submit"
                  size="sm"
                  name="intent"
                  value="stop-tracking"
                  busy={intent === 'stop-tracking'}
                >
                  Don’t track me
                </Button>
              </Form>
            )}
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
