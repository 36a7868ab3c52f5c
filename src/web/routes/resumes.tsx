import { FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { deleteResume, listResumes } from '../../server/features/resumes/resumes.ts';
import { PageHeader } from '../components/page-header.tsx';
import { RelativeTime } from '../components/relative-time.tsx';
import { ResumeText } from '../components/resume-text.tsx';
import { SampleResumeButton } from '../components/sample-resume-button.tsx';
import { useErrorToast } from '../lib/error-toast.ts';
import {
  type ActionError,
  actionError,
  formOf,
  redirectWithToast,
  signedInContextOf,
} from '../lib/request.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/resumes';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const preview = new URL(request.url).searchParams.get('preview');
  const resumes = await listResumes(ctx);
  return {
    resumes: resumes.map(({ extractedText, filePath: _, userId: __, ...resume }) => ({
      ...resume,
      extractedText: preview === resume.id ? (extractedText ?? '') : undefined,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  try {
    await deleteResume(signedInContextOf(context), String(form.get('resumeId')));
    return await redirectWithToast('/resumes', { kind: 'success', title: 'Resume deleted' });
  } catch (error) {
    return actionError(error);
  }
}

type ShownResume = Route.ComponentProps['loaderData']['resumes'][number];

export default function Resumes({ loaderData, actionData }: Route.ComponentProps) {
  const { resumes } = loaderData;
  const [params, setParams] = useSearchParams();
  const shown = resumes.find(({ id }) => id === params.get('preview'));
  const failure: ActionError | undefined = actionData?.error;
  useErrorToast(failure && { title: 'Error', message: `Failed to delete resume: ${failure.message}` });
  return (
    <div className="page-width py-8">
      <PageHeader
        title="My Resumes"
        description="What you uploaded, and what a parser reads in it."
        actions={
          <LinkButton to="/upload" variant="primary">
            <Upload aria-hidden="true" />
            Upload New Resume
          </LinkButton>
        }
      />
      <div className="mb-5">
        <LinkTabs
          label="Kinds of resumes"
          items={[{ to: '/resumes', label: 'Uploaded Resumes', count: resumes.length, current: true }]}
        />
      </div>
      {resumes.length === 0 ? (
        <Card>
          <EmptyState
            icon={FileText}
            title="You haven't uploaded any resumes yet."
            action={
              <>
                <LinkButton to="/upload" variant="primary">
                  Upload Your First Resume
                </LinkButton>
                <SampleResumeButton />
              </>
            }
          />
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {resumes.map((resume) => (
            <li key={resume.id}>
              <ResumeCard resume={resume} />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={shown !== undefined}
        onClose={() => setParams((now) => withoutPreview(now), { replace: true, preventScrollReset: true })}
        title={shown?.filename ?? ''}
        description={
          shown?.pages
            ? `${shown.pages} ${shown.pages === 1 ? 'page' : 'pages'}, as a parser reads it`
            : 'As a parser reads it'
        }
        size="lg"
        footer={
          shown ? (
            <a href={`/resumes/${shown.id}/file`} className="self-center text-accent hover:underline">
              Download the file
            </a>
          ) : null
        }
      >
        {shown ? <ResumeText text={shown.extractedText ?? ''} /> : null}
      </Dialog>
      {shown ? <PlainPreview resume={shown} /> : null}
    </div>
  );
}

/** The viewer's dialog needs JavaScript; without it the same text stands below the cards. */
function PlainPreview({ resume }: { resume: ShownResume }) {
  return (
    <noscript>
      <Card className="mt-6 p-5">
        <h2 className="mb-3">{resume.filename}</h2>
        <ResumeText text={resume.extractedText ?? ''} />
      </Card>
    </noscript>
  );
}

function ResumeCard({ resume }: { resume: ShownResume }) {
  const fetcher = useFetcher();
  const [asking, setAsking] = useState(false);
  return (
    <Card className="flex h-full flex-col gap-4 p-5">
      <div className="flex items-start gap-3">
        <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <h2 className="break-words">{resume.filename}</h2>
          <p className="text-xs text-ink-3">
            Uploaded <RelativeTime at={resume.createdAt} />
          </p>
        </div>
        {resume.isSample ? <Badge>Sample</Badge> : null}
      </div>
      <Reading resume={resume} />
      <div className="mt-auto flex flex-wrap gap-2">
        {resume.status === 'read' ? (
          <>
            <LinkButton to={`?preview=${resume.id}`} preventScrollReset size="sm">
              Preview
            </LinkButton>
            <LinkButton to={`/analyze?resume=${resume.id}`} size="sm">
              Analyze
            </LinkButton>
            <LinkButton to={`/master-resume/fill?resume=${resume.id}`} size="sm">
              Fill my master resume
            </LinkButton>
          </>
        ) : null}
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setAsking(true)}
          className="ml-auto text-low noscript:hidden"
        >
          Delete
        </Button>
        <noscript>
          <form method="post" className="ml-auto">
            <Button
              type="submit"
              size="sm"
              variant="ghost"
              name="resumeId"
              value={resume.id}
              className="text-low"
            >
              Delete
            </Button>
          </form>
        </noscript>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          fetcher.submit({ resumeId: resume.id }, { method: 'post', action: '/resumes' });
        }}
        title={`Are you sure you want to delete "${resume.filename}"?`}
        description="Its results go with it. This can't be taken back."
        confirmLabel="Delete"
        busy={fetcher.state !== 'idle'}
      />
    </Card>
  );
}

function Reading({ resume }: { resume: ShownResume }) {
  if (resume.status === 'reading') {
    return (
      <p className="flex items-center gap-2 text-ink-2" role="status">
        <Spinner /> Reading your résumé…
      </p>
    );
  }
  if (resume.status === 'failed') {
    return (
      <Alert
        tone="low"
        title="This file could not be read"
        action={<TextLink to="/check">Check its text instead</TextLink>}
      >
        {resume.failure}
      </Alert>
    );
  }
  return resume.warnings.length > 0 ? (
    <ul className="flex flex-col gap-1 text-xs text-ink-2">
      {resume.warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  ) : null;
}

function withoutPreview(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('preview');
  return next;
}
