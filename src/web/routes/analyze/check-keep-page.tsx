import { FileSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { keepCheck } from '../../../server/features/analyses/keep-check.ts';
import { KeepForm, keepFields, keepPath } from '../../components/analyze/keep-form.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { forgetMadeCheck, type MadeCheck, readMadeCheck } from '../../lib/forms/check-texts.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import {
  type ActionError,
  actionErrorOrFault,
  formOf,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, SkeletonText } from '../../ui/skeleton.tsx';
import type { Route } from './+types/check-keep-page';

type Answer = { values?: MadeCheck; error?: ActionError };

export const loader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const values: MadeCheck = {
    resumeText: text('resumeText'),
    postingText: text('postingText'),
    resumeName: text('resumeName') || undefined,
    sample: text('sample') || undefined,
  };
  try {
    const analysisId = await keepCheck(ctx, values);
    return await redirectWithToast(`/results/${analysisId}`, { kind: 'success', title: 'Analysis Complete' });
  } catch (error) {
    return actionErrorOrFault<Answer>(ctx, error, { values });
  }
}

/** Once the check is stored, the tab forgets it. A redirect to the sign-in page leaves it waiting. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orConnectionIssue(() => serverAction());
  } catch (error) {
    if (error instanceof Response && error.headers.get('Location')?.startsWith('/results/'))
      forgetMadeCheck();
    throw error;
  }
}

/** Where a sign-up from an instant check leads: stores the check that waits in this tab as the first result. */
export default function KeepCheck({ actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData;
  const waiting = useCheckOfTab();
  const check = answer?.values ?? waiting;
  useErrorToast(answer?.error);
  useKeepOnce(answer ? null : waiting);
  return (
    <div className="page-width max-w-[720px] py-8">
      <PageHeader
        title="Your check"
        description="The fit that you checked becomes a result of your account."
      />
      {answer?.error && check ? (
        <NotKept error={answer.error} check={check} />
      ) : waiting === null ? (
        <NoCheck />
      ) : (
        <>
          <div className="noscript:hidden">
            <Loading label="Storing your check">
              <SkeletonText lines={4} />
            </Loading>
          </div>
          <noscript>
            <NoCheck />
          </noscript>
        </>
      )}
    </div>
  );
}

/** The check that waits in this tab when the page opens; null if there is none, undefined before JavaScript has looked. */
function useCheckOfTab(): MadeCheck | null | undefined {
  const [check, setCheck] = useState<MadeCheck | null>();
  useEffect(() => setCheck(readMadeCheck() ?? null), []);
  return check;
}

function useKeepOnce(check: MadeCheck | null | undefined): void {
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    if (!check || isSent.current) return;
    isSent.current = true;
    const form = new FormData();
    for (const [name, value] of Object.entries(keepFields(check))) form.append(name, value);
    void submit(form, { method: 'post', action: keepPath, encType: 'multipart/form-data', replace: true });
  }, [check, submit]);
}

function NotKept({ error, check }: { error: ActionError; check: MadeCheck }) {
  return (
    <>
      <Alert
        tone="low"
        title={error.title ?? 'Analysis Failed'}
        className="mb-5"
        action={error.code === 'limit_reached' ? <LinkButton to="/pricing">See the plans</LinkButton> : null}
      >
        {error.message}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <KeepForm check={check} label="Try again" />
        <LinkButton to="/analyze" state={{ postingText: check.postingText }} className="noscript:hidden">
          Analyze the posting with another résumé
        </LinkButton>
      </div>
    </>
  );
}

function NoCheck() {
  return (
    <Card>
      <EmptyState
        icon={FileSearch}
        title="No check waiting in this tab"
        action={<LinkButton to="/check">Check your fit</LinkButton>}
      >
        A check stays in the tab where it was made, until it is stored or the tab is closed.
      </EmptyState>
    </Card>
  );
}
