import { ScrollText, Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { getMasterResume } from '../../../server/features/master-resume/master-resume.ts';
import { listResumes } from '../../../server/features/resumes/list-resumes.ts';
import { deleteResume, getResume } from '../../../server/features/resumes/resumes.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { MasterResumePanel } from '../../components/master-resume/summary-panel.tsx';
import { UploadedResumes } from '../../components/resumes/uploaded-resumes.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { orConnectionIssue } from '../../lib/live/connection-issue.ts';
import {
  actionErrorOrFault,
  formOf,
  isNotFound,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import type { Route } from './+types/resumes-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const params = new URL(request.url).searchParams;
  const [list, viewed, master] = await Promise.all([
    listResumes(ctx, pageNumber(params)),
    viewedResume(ctx, params.get('preview')),
    params.get('tab') === 'master' ? getMasterResume(ctx) : null,
  ]);
  return { ...list, viewed, master };
}

/** The résumé whose text is previewed; null if the id in the URL is not one of this person's résumés. */
async function viewedResume(ctx: ReturnType<typeof signedInContextOf>, preview: string | null) {
  if (!preview) return null;
  try {
    const { id, filename, pages, extractedText, formattedText } = await getResume(ctx, preview);
    return { id, filename, pages, extractedText: extractedText ?? '', formattedText };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  try {
    await deleteResume(ctx, String(form.get('resumeId')));
    return await redirectWithToast(listPath(request.url), { kind: 'success', title: 'Resume deleted' });
  } catch (error) {
    return actionErrorOrFault(ctx, error);
  }
}

function listPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const page = pageNumber(searchParams);
  const path = pathname.replace(/\.data$/, '');
  return page > 1 ? `${path}?page=${page}` : path;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orConnectionIssue(serverAction);
}

export default function Resumes({ loaderData, actionData }: Route.ComponentProps) {
  const { resumes, total, page, pageCount, viewed, master } = loaderData;
  const isMaster = useSearchParams()[0].get('tab') === 'master';
  const failure = actionData?.error;
  useErrorToast(failure && { title: `Failed to delete resume: ${failure.message}` });
  return (
    <div className="page-width py-8">
      <PageHeader
        title="My Resumes"
        description={
          isMaster ? 'Your details in one place.' : 'What you uploaded, and what a parser sees in it.'
        }
        actions={
          <>
            <LinkButton to="/master-resume">
              <ScrollText aria-hidden="true" className="max-sm:hidden" />
              Master Resume
            </LinkButton>
            <LinkButton to="/upload" variant="primary">
              <Upload aria-hidden="true" className="max-sm:hidden" />
              Upload New Resume
            </LinkButton>
          </>
        }
      />
      <div className="mb-5">
        <LinkTabs
          label="Kinds of résumés"
          items={[
            { to: '/resumes', label: 'Uploaded Resumes', count: total, current: !isMaster },
            { to: '/resumes?tab=master', label: 'Master Resume', current: isMaster },
          ]}
        />
      </div>
      {isMaster ? (
        <MasterResumePanel resume={master} />
      ) : (
        <UploadedResumes resumes={resumes} page={page} pageCount={pageCount} viewed={viewed} />
      )}
    </div>
  );
}
