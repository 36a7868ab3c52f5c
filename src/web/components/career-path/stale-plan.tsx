import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { counted } from '../../../shared/plural.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { RelativeTime } from '../dates/relative-time.tsx';

type StalePlanProps = { path: { createdAt: Date; newAnalyses: number }; canRenew: boolean };
type Answer = { error?: { title: string | undefined; message: string } } | null;

/** Says that the plan is out of date and renews it after hydration; without JavaScript a button does. */
export function StalePlan({ path: { createdAt, newAnalyses }, canRenew }: StalePlanProps) {
  const fetcher = useFetcher<Answer>();
  const hasRequested = useRef(false);
  const inPage = useHydrated();
  const error = fetcher.data?.error;
  useErrorToast(error);
  useEffect(() => {
    if (hasRequested.current || !canRenew) return;
    hasRequested.current = true;
    fetcher.submit({ intent: 'renew', from: 'page' }, { method: 'post', action: '/skill-gap' });
  }, [fetcher, canRenew]);
  const isRenewing = inPage && canRenew && !error;
  return (
    <Alert
      tone={error ? 'low' : 'accent'}
      title={isRenewing ? 'Updating your plan…' : 'Out of date'}
      className="mb-5"
      action={
        canRenew ? (
          <fetcher.Form method="post" action="/skill-gap">
            {inPage ? <input type="hidden" name="from" value="page" /> : null}
            <Button type="submit" name="intent" value="renew" busy={isRenewing}>
              Update the plan
            </Button>
          </fetcher.Form>
        ) : undefined
      }
    >
      {error ? `${error.message} ` : null}
      This plan was made <RelativeTime at={createdAt} />
      {newAnalyses > 0 ? ` and is missing ${counted(newAnalyses, 'newer result')}` : ''}.
    </Alert>
  );
}
