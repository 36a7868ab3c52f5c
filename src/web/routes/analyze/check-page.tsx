import { useEffect, useState } from 'react';
import { data, useRouteLoaderData } from 'react-router';
import { checkInstantly, type InstantCheck } from '../../../server/features/analyses/instant-check.ts';
import { CheckForm } from '../../components/analyze/check-form.tsx';
import { KeepForm } from '../../components/analyze/keep-form.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { ScoreView } from '../../components/result/score-view.tsx';
import {
  type CheckTexts,
  readCheckTexts,
  saveCheckTexts,
  saveMadeCheck,
} from '../../lib/forms/check-texts.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { clientAddressOf } from '../../lib/request/client-address-context.server.ts';
import { type ActionError, actionError, contextOf, formOf } from '../../lib/request/request.server.ts';
import { uploadedFile } from '../../lib/request/uploaded-file.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import type { Route } from './+types/check-page';

type Answer = { check?: InstantCheck; values?: CheckTexts; error?: ActionError };

export function loader({ context }: Route.LoaderArgs) {
  contextOf(context).scorers.getReady();
  return null;
}

/** The page has nothing to wait for. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  serverLoader().catch(() => {});
  return null;
}

/** A check is made by then. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const values = {
    resume: text('resumeText'),
    posting: text('postingText'),
    resumeName: text('resumeName').slice(0, maxNameChars) || undefined,
  };
  try {
    const resumeFile = await uploadedFile(form, 'resumeFile');
    const check = await checkInstantly(contextOf(context), {
      resumeText: values.resume,
      postingText: values.posting,
      resumeFile: resumeFile ?? undefined,
      sample: text('sample') || undefined,
      clientAddress: clientAddressOf(context),
      signal: request.signal,
    });
    const named = { ...check, resumeName: check.resumeName ?? values.resumeName };
    return data<Answer>({ check: named, values }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return actionError<Answer>(error, { values });
  }
}

const maxNameChars = 255;

/** If the server can't be reached, the form stays, with a chosen file. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionIssue(() => serverAction());

export default function Check({ actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData;
  useErrorToast(answer?.error);
  if (answer?.check) return <Result check={answer.check} typed={answer.values} />;
  const { field, title, message } = answer?.error ?? {};
  return (
    <div className="page-width py-8">
      <PageHeader
        title="Check your fit"
        description="No account needed. Nothing is stored: not your résumé, not the posting, not the score. Your texts stay in this tab."
      />
      {message && !field ? (
        <Alert tone="low" title={title ?? 'Something went wrong'} className="mb-5">
          {message}
        </Alert>
      ) : null}
      <Card>
        <CardBody>
          <CheckForm values={answer?.values} errors={field ? { [field]: message } : undefined} />
        </CardBody>
      </Card>
    </div>
  );
}

function Result({ check, typed }: { check: InstantCheck; typed: CheckTexts | undefined }) {
  const isMember = useRouteLoaderData<{ viewer: object | null }>('root')?.viewer != null;
  const isInTab = useStayInTab(check, typed, isMember);
  // `void`, because scrollTo may return a promise, which React would take for a cleanup function.
  useEffect(() => void scrollTo(0, 0), []);
  return (
    <div className="page-width py-8">
      <PageHeader
        title="Your fit"
        description={descriptionOf(isMember, isInTab)}
        actions={
          <>
            <LinkButton to="/check">Check another</LinkButton>
            {isMember ? (
              <KeepForm check={check} />
            ) : (
              <LinkButton to="/auth?mode=signUp" variant="primary">
                Create an account
              </LinkButton>
            )}
          </>
        }
      />
      <ScoreView
        result={check.result}
        resumeText={check.resumeText}
        postingText={check.postingText}
        howScoringWorksTo="/how-scoring-works"
      />
    </div>
  );
}

function descriptionOf(isMember: boolean, isInTab: boolean): string {
  if (isMember) return 'Nothing of this is stored unless you keep it, which takes one analysis.';
  return isInTab
    ? 'Nothing of this is stored here. It waits in this tab: create an account, and it is your first result.'
    : 'None of this is stored: it’s gone when you leave the page.';
}

/** Keeps the texts for another check and, for a visitor, the check for an account. Returns false if the browser refuses. */
function useStayInTab(check: InstantCheck, typed: CheckTexts | undefined, isMember: boolean): boolean {
  const [isInTab, setIsInTab] = useState(false);
  useEffect(() => {
    const { resumeText, postingText, resumeName, sample } = check;
    if (sample) saveTyped(typed);
    else saveCheckTexts({ resume: resumeText, posting: postingText, resumeName });
    if (!isMember) setIsInTab(saveMadeCheck({ resumeText, postingText, resumeName, sample }));
  }, [check, typed, isMember]);
  return isInTab;
}

/** Whoever tries a sample keeps what they have typed, also before JavaScript could save it. */
function saveTyped(typed: CheckTexts | undefined): void {
  const saved = readCheckTexts();
  const [resume, posting] = [typed?.resume || saved?.resume, typed?.posting || saved?.posting];
  if (resume || posting) saveCheckTexts({ ...saved, resume: resume ?? '', posting: posting ?? '' });
}
