import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { usageOf } from '../../server/features/billing/usage.ts';
import { uploadResume } from '../../server/features/resumes/resumes.ts';
import { addSampleResume } from '../../server/features/resumes/sample-resumes.ts';
import { refuseFile, resumeAccept } from '../../shared/upload-rules.ts';
import { PageHeader } from '../components/page-header.tsx';
import { SampleResumeButton } from '../components/sample-resume-button.tsx';
import { useErrorToast } from '../lib/error-toast.ts';
import { givenFile } from '../lib/given-file.server.ts';
import { actionError, formOf, redirectWithToast, signedInContextOf } from '../lib/request.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/upload';

export async function loader({ context }: Route.LoaderArgs) {
  const { resumesUsed, resumesLimit, canUploadMoreResumes } = await usageOf(signedInContextOf(context));
  return { resumesUsed, resumesLimit, canUploadMoreResumes };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  try {
    if (form.get('sample')) {
      await addSampleResume(ctx, String(form.get('sample')));
      return await redirectWithToast('/resumes', { kind: 'success', title: 'Sample resume added' });
    }
    const file = await givenFile(form, 'file');
    if (!file)
      return {
        error: {
          code: 'no_file',
          title: 'Upload failed',
          message: 'Choose a PDF or DOCX file first.',
          field: 'file',
        },
      };
    await uploadResume(ctx, file);
    return await redirectWithToast('/resumes', {
      kind: 'success',
      title: 'Resume uploaded successfully',
      description: 'Reading it may take a moment.',
    });
  } catch (error) {
    return actionError(error);
  }
}

export default function Upload({ loaderData, actionData }: Route.ComponentProps) {
  const { resumesUsed, resumesLimit, canUploadMoreResumes } = loaderData;
  const navigation = useNavigation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const error = actionData?.error;
  useErrorToast(error);
  const busy = navigation.formAction === '/upload' && !navigation.formData?.has('sample');
  return (
    <div className="page-width max-w-[720px] py-8">
      <PageHeader
        title="Upload Resume"
        description="PDF or DOCX, at most 5 MB. You see what a parser sees, before an employer’s system does."
      />
      {error && !error.field && canUploadMoreResumes ? (
        <Alert tone="low" title={error.title ?? 'Upload failed'} className="mb-5">
          {error.message}
        </Alert>
      ) : null}
      {canUploadMoreResumes ? null : (
        <Alert
          tone="fair"
          title="Upload limit reached"
          className="mb-5"
          action={<LinkButton to="/resumes">Delete one in My Resumes</LinkButton>}
        >
          You've used {resumesUsed} out of {resumesLimit} resume uploads. Please upgrade your plan to upload
          more resumes.
        </Alert>
      )}
      <Card>
        <CardBody>
          <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-4">
            <FileDrop
              label="Your résumé"
              name="file"
              accept={resumeAccept}
              prompt="Drop a PDF or DOCX here, or choose one"
              required
              disabled={!canUploadMoreResumes}
              check={(file) => {
                const problem = refuseFile(file);
                setRefusal(problem);
                return problem;
              }}
              errors={refusal || !error?.field ? undefined : error.message}
            />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Link to="/resumes" className="text-ink-2 hover:text-ink hover:underline">
                Back to my resumes
              </Link>
              <Button type="submit" variant="primary" busy={busy} disabled={!canUploadMoreResumes}>
                {busy ? 'Uploading' : 'Upload'}
              </Button>
            </div>
          </Form>
        </CardBody>
      </Card>
      <div className="mt-6 flex flex-wrap items-center gap-3 text-ink-2">
        <span>No résumé at hand?</span>
        <SampleResumeButton />
        <span className="text-xs text-ink-3">A made-up person. It doesn't count against your limit.</span>
      </div>
    </div>
  );
}
