import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { scoreSample } from '../../../server/features/analyses/score-sample.ts';
import { readingFailure } from '../../../server/features/resumes/read-uploaded-resume.ts';
import { resumeUsage } from '../../../server/features/resumes/resume-usage.ts';
import { uploadResume } from '../../../server/features/resumes/resumes.ts';
import { addSampleResume } from '../../../server/features/resumes/sample-resumes.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { SampleResumesForm } from '../../components/resumes/sample-resumes-form.tsx';
import { UploadForm } from '../../components/upload/upload-form.tsx';
import { isPending } from '../../components/upload/uploads.ts';
import { useUploads } from '../../components/upload/use-uploads.ts';
import { noFileChosen } from '../../lib/forms/upload-answer.ts';
import {
  actionError,
  formOf,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { uploadedFile } from '../../lib/request/uploaded-file.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { uploadedToast } from '../../lib/toasts/uploaded-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { Route } from './+types/upload-page';

export async function loader({ context }: Route.LoaderArgs) {
  const { resumesUsed, resumesLimit, canUploadMoreResumes } = await resumeUsage(signedInContextOf(context));
  return { resumesUsed, resumesLimit, canUploadMoreResumes };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  try {
    const sample = String(form.get('sample') ?? '');
    if (sample && form.has('scored')) {
      const analysisId = await scoreSample(ctx, { sample, jobId: String(form.get('jobId') ?? '') });
      return await redirectWithToast(`/results/${analysisId}`, {
        kind: 'success',
        title: 'Analysis Complete',
      });
    }
    if (sample) {
      await addSampleResume(ctx, sample);
      return await redirectWithToast('/resumes', { kind: 'success', title: 'Sample résumé added' });
    }
    const file = await uploadedFile(form, 'file');
    if (!file) return { error: noFileChosen };
    const { id, filename } = await uploadResume(ctx, file);
    const unread = (await readingFailure(ctx, id)) === null ? [] : [filename];
    return await redirectWithToast('/resumes', uploadedToast({ count: 1, unread }));
  } catch (error) {
    return actionError(error);
  }
}

export default function Upload({ loaderData, actionData }: Route.ComponentProps) {
  const { resumesUsed, resumesLimit, canUploadMoreResumes } = loaderData;
  const navigate = useNavigate();
  const queue = useUploads();
  useEffect(() => {
    if (queue.signInAt === null) return;
    toast.error({ title: 'Authentication required', description: 'Please sign in to upload resumes.' });
    void navigate(queue.signInAt);
  }, [queue.signInAt, navigate]);
  const error = actionData?.error;
  useErrorToast(error);
  // No warning while the file that reaches the limit is itself being uploaded.
  const isUploading =
    queue.uploads.length > 0 &&
    queue.uploads.every((upload) => isPending(upload) || upload.state === 'uploaded');
  return (
    <div className="page-width *:max-w-[720px] py-8">
      <PageHeader
        title="Upload Resume"
        description="PDF or DOCX, up to 5 MB each. See what a parser sees before an employer’s system does."
      />
      {error && !error.field && (canUploadMoreResumes || error.title !== 'Upload limit reached') ? (
        <Alert tone="low" title={error.title ?? 'Upload failed'} className="mb-5">
          {error.message}
        </Alert>
      ) : null}
      {canUploadMoreResumes || isUploading ? null : (
        <Alert
          tone="fair"
          title="Upload limit reached"
          className="mb-5"
          action={<LinkButton to="/resumes">Delete one in My Resumes</LinkButton>}
        >
          You've used {resumesUsed} out of {resumesLimit} resume uploads.{' '}
          <TextLink to="/pricing">Please upgrade your plan</TextLink> to upload more resumes.
        </Alert>
      )}
      <Card>
        <CardBody>
          <UploadForm
            queue={queue}
            canUpload={canUploadMoreResumes}
            error={error?.field ? error.message : undefined}
          />
        </CardBody>
      </Card>
      <section aria-labelledby="samples-title" className="mt-8">
        <h2 id="samples-title" className="text-base">
          No résumé handy?
        </h2>
        <p className="mt-1 mb-3 text-ink-2">
          Borrow one from a made-up person: it doesn’t count toward your limit. “Score it now” compares it
          with a made-up posting and uses one analysis.
        </p>
        <SampleResumesForm />
      </section>
    </div>
  );
}
