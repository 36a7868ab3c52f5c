import { useEffect, useRef, useState } from 'react';
import { data, isRouteErrorResponse, useRevalidator, useSearchParams } from 'react-router';
import { getMasterResume } from '../../../server/features/master-resume/master-resume.ts';
import { utcDay } from '../../../server/platform/utc-day.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { UnsavedChanges } from '../../components/frame/unsaved-changes.tsx';
import { EntryDialog } from '../../components/master-resume/entry-dialog.tsx';
import { useDrafts } from '../../components/master-resume/entry-drafts.ts';
import { kindWords } from '../../components/master-resume/kind-words.ts';
import { LoadError, useLoadErrorToast } from '../../components/master-resume/load-error.tsx';
import { useShownEntries } from '../../components/master-resume/shown-resume.ts';
import { TabContent } from '../../components/master-resume/tab-content.tsx';
import { MasterResumeActions } from '../../components/master-resume-fill/master-resume-actions.tsx';
import { masterResumePath, openInPage, tabOf, tabs } from '../../lib/addresses/master-resume-address.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { connectionIssue } from '../../lib/live/connection-issue.ts';
import { fallBackOnError } from '../../lib/live/fallback-on-error.ts';
import { useRefetchWhileVisible } from '../../lib/live/refetch.ts';
import { changeMasterResume } from '../../lib/master-resume/change-master-resume.server.ts';
import {
  type ChangeAnswer,
  failureMessage,
  type MasterResumeIntent,
} from '../../lib/master-resume/master-resume-change.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { formOf, signedInContextOf } from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { HelpTip } from '../../ui/overlays/help-tip.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { Route } from './+types/master-resume-page';

const maxAttempts = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const today = utcDay(ctx.clock());
  for (let attempt = 1; ; attempt++) {
    try {
      return { resume: await getMasterResume(ctx), today, failure: null };
    } catch (error) {
      if (attempt < maxAttempts) continue;
      ctx.logger.error({ err: error }, 'could not read a master résumé');
      return data({ resume: null, today, failure: { failed: true } }, { status: 500 });
    }
  }
}

/** Shows the same error when the server can't be reached. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (args, next) =>
    fallBackOnError(args, next, 'routes/resumes/master-resume-page', () => ({
      resume: null,
      today: new Date().toISOString().slice(0, 10),
      failure: { failed: true },
    })),
];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/resumes/master-resume-page');
  return changeMasterResume(signedInContextOf(context), intent, form);
}

/** Shows the outcome of a change as a toast. If it fails, the page stays with everything that was typed. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent')) as MasterResumeIntent;
  try {
    const answer = (await serverAction()) as ChangeAnswer;
    if (answer.done) toast.success({ title: answer.done });
    if (answer.error) toast.error(failureMessage(intent, answer.error.message));
    return answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    const message = isRouteErrorResponse(error)
      ? 'Something went wrong on our side. Please try again in a moment.'
      : connectionIssue.message;
    toast.error(failureMessage(intent, message));
    // After a success status React Router would reload the page's data, which would fail as well.
    return data<ChangeAnswer>({ intent, error: { code: 'not_kept', message } }, { status: 503 });
  }
}

type Loaded = Route.ComponentProps['loaderData'];
const fiveMinutes = 5 * 60_000;

export default function MasterResume({ loaderData, actionData }: Route.ComponentProps) {
  const { today, failure } = loaderData;
  const resume = useLastLoaded(loaderData);
  const answer: ChangeAnswer | undefined = actionData;
  const [params] = useSearchParams();
  const kind = tabOf(params);
  const drafts = useDrafts();
  const [unsavedInPage, setUnsavedInPage] = useState(false);
  const [unsavedInDialog, setUnsavedInDialog] = useState(false);
  const entries = useShownEntries({
    education: resume?.education ?? [],
    experience: resume?.experience ?? [],
    certification: resume?.certifications ?? [],
  });
  useLoadErrorToast(failure);
  useFocusOnError(answer);
  useRefetchWhileVisible(fiveMinutes);
  useReloadOnceCreated(resume?.id);
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Resumes', to: '/resumes' }, { label: 'Master Resume' }]}
        title="Master Resume"
        titleEnd={<HelpTip label="About the master résumé" text={help} side="bottom" align="end" />}
        description="Manage all your professional information in one place"
        actions={failure && !resume ? null : <MasterResumeActions exists={resume !== null} />}
      />
      {failure && !resume ? (
        <LoadError />
      ) : (
        <>
          {resume && resume.others > 0 ? (
            <Alert title="You have more than one master résumé" className="mb-5">
              The most recently updated one is shown.
            </Alert>
          ) : null}
          <div className="mb-5">
            <LinkTabs
              label="Parts of your master résumé"
              items={tabs.map((tab) => ({
                to: masterResumePath(tab),
                label: kindWords[tab].tab,
                count: tab === 'personal' ? undefined : entries[tab].length,
                current: tab === kind,
              }))}
            />
          </div>
          <TabContent
            kind={kind}
            open={openInPage(params)}
            resume={resume}
            entries={entries}
            today={today}
            answer={answer}
            drafts={drafts}
            onUnsaved={setUnsavedInPage}
          />
          <EntryDialog
            personal={resume?.personal ?? null}
            entries={entries}
            drafts={drafts}
            onUnsaved={setUnsavedInDialog}
          />
        </>
      )}
      <UnsavedChanges unsaved={unsavedInPage || unsavedInDialog} onLeave={drafts.removeAll} />
    </div>
  );
}

const help =
  'Everything you’ve done, in one place. You can score it against a job like an uploaded résumé, and only you see it.';

/** After a failed refetch, the data from before stays. */
function useLastLoaded({ resume, failure }: Loaded): Loaded['resume'] {
  const [last, setLast] = useState(resume);
  if (!failure && last !== resume) setLast(resume);
  return failure ? last : resume;
}

/** Reloads once, shortly after the first save has created the résumé. */
function useReloadOnceCreated(id: string | undefined): void {
  const { revalidate } = useRevalidator();
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    if (!id) return;
    const timer = setTimeout(revalidate, 300);
    return () => clearTimeout(timer);
  }, [id, revalidate]);
}
