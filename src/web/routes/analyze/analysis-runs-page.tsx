import { startCompanyRun, startPicksRun } from '../../../server/features/analysis-runs/start-run.ts';
import { stopRuns } from '../../../server/features/analysis-runs/stop-runs.ts';
import { AppError } from '../../../server/platform/errors.ts';
import {
  type RunAnswer,
  runFailures,
  startedToast,
  stoppedToast,
} from '../../components/analyze/run-outcome.ts';
import { MessagePage } from '../../components/frame/message-page.tsx';
import { safePath } from '../../lib/addresses/safe-path.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  actionErrorOrFault,
  formOf,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { Route } from './+types/analysis-runs-page';

/**
 * Starts and stops analysis runs. With a `from` field the calling page shows the outcome itself; without JavaScript the
 * browser is redirected back, or this page shows the error.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/analyze/analysis-runs-page');
  const text = (name: string) => String(form.get(name) ?? '');
  const [resumeId, companyId, runId] = [text('resumeId'), text('companyId'), text('runId')];
  const back = safePath(text('back')) ?? '/analyze?mode=company';
  try {
    const done = await performIntent();
    if (form.has('from')) return { done } satisfies RunAnswer;
    return await redirectWithToast(back, { kind: 'success', ...done });
  } catch (error) {
    return actionErrorOrFault<{ back: string; intent: typeof intent }>(ctx, error, { back, intent });
  }

  async function performIntent() {
    if (intent === 'start-company') {
      const { jobs } = await startCompanyRun(ctx, { resumeId, companyId, again: form.has('again') });
      return startedToast(jobs);
    }
    if (intent === 'start-picks') {
      const jobIds = [...new Set(form.getAll('jobId').map(String))];
      const { jobs } = await startPicksRun(ctx, { resumeId, jobIds });
      return startedToast(jobs);
    }
    const stopped = await stopRuns(ctx, runId ? { runId } : { companyId });
    if (stopped === 0) throw new AppError('not_running', 'No analysis is running anymore.');
    return stoppedToast(stopped);
  }
}

/** Exists only so that the guard runs on client-side navigation. */
export const loader = () => null;

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<RunAnswer> =>
  orConnectionIssue(serverAction) as Promise<RunAnswer>;

export default function AnalysisRuns({ actionData }: Route.ComponentProps) {
  const answer: RunAnswer & { back?: string; intent?: string } = actionData ?? {};
  const failed = runFailures[answer.intent === 'stop' ? 'stop' : 'start'];
  return (
    <MessagePage
      title={answer.error ? (answer.error.title ?? failed) : 'Analyzer'}
      action={
        <>
          <LinkButton to={answer.back ?? '/analyze'} variant="primary">
            Back to the Analyzer
          </LinkButton>
          {answer.error?.code === 'limit_reached' ? (
            <LinkButton to="/pricing">See the plans</LinkButton>
          ) : null}
        </>
      }
    >
      {answer.error?.message ?? 'Choose a résumé and a company there, or pick jobs by hand.'}
    </MessagePage>
  );
}
