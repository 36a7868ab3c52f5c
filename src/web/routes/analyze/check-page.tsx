import { useEffect } from 'react';
import { data } from 'react-router';
import { instantCheckSample } from '../../../../demo/instant-check-sample.ts';
import { checkInstantly, type InstantCheck } from '../../../server/features/analyses/instant-check.ts';
import { CheckForm, type CheckValues } from '../../components/analyze/check-form.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { ScoreView } from '../../components/result/score-view.tsx';
import { clientAddressOf } from '../../lib/request/client-address-context.server.ts';
import { type ActionError, actionError, contextOf, formOf } from '../../lib/request/request.server.ts';
import { uploadedFile } from '../../lib/request/uploaded-file.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import type { Route } from './+types/check-page';

type Answer = { check?: InstantCheck; values?: CheckValues; error?: ActionError };

export function loader() {
  return { sample: instantCheckSample };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const values = {
    resume: String(form.get('resumeText') ?? ''),
    posting: String(form.get('postingText') ?? ''),
  };
  try {
    const resumeFile = await uploadedFile(form, 'resumeFile');
    const check = await checkInstantly(contextOf(context), {
      resumeText: values.resume,
      postingText: values.posting,
      resumeFile: resumeFile ?? undefined,
      clientAddress: clientAddressOf(context),
      signal: request.signal,
    });
    return data<Answer>({ check }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return actionError<Answer>(error, { values });
  }
}

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData;
  useErrorToast(answer?.error);
  if (answer?.check) return <Result check={answer.check} />;
  const { field, title, message } = answer?.error ?? {};
  return (
    <div className="page-width max-w-[720px] py-8">
      <PageHeader
        title="Check a fit"
        description="No account. Nothing is stored: neither your résumé, nor the posting, nor the score."
      />
      {message && !field ? (
        <Alert tone="low" title={title ?? 'Something went wrong'} className="mb-5">
          {message}
        </Alert>
      ) : null}
      <Card>
        <CardBody>
          <CheckForm
            values={answer?.values}
            sample={loaderData.sample}
            errors={field ? { [field]: message } : undefined}
          />
        </CardBody>
      </Card>
    </div>
  );
}

function Result({ check }: { check: InstantCheck }) {
  // `void`, because scrollTo may return a promise, which React would take for a cleanup function.
  useEffect(() => void scrollTo(0, 0), []);
  return (
    <div className="page-width py-8">
      <PageHeader
        title="Your fit"
        description="Nothing of this is stored: it is gone when you leave the page."
        actions={
          <>
            <LinkButton to="/check" reloadDocument>
              Check another
            </LinkButton>
            <LinkButton to="/auth?mode=signUp" variant="primary">
              Create an account
            </LinkButton>
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
