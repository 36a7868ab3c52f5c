import { Form, useNavigation } from 'react-router';
import { analyzeJob } from '../../server/features/analyses/analyses.ts';
import { resumeChoices } from '../../server/features/analyses/chosen-resume.ts';
import { getJob } from '../../server/features/jobs/jobs.ts';
import { NotFoundHere } from '../components/not-found-here.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { SampleResumeButton } from '../components/sample-resume-button.tsx';
import { useErrorToast } from '../lib/error-toast.ts';
import { pageMeta } from '../lib/page-meta.ts';
import {
  actionError,
  formOf,
  orNotFound,
  redirectWithToast,
  signedInContextOf,
} from '../lib/request.server.ts';
import { safePostingHtml } from '../lib/safe-html.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { Route } from './+types/job';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const { text: _, html, ...job } = await getJob(ctx, params.jobId).catch(orNotFound);
  const { choices } = await resumeChoices(ctx);
  return { job, html: safePostingHtml(html), resumes: choices };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const resumeId = String((await formOf(request)).get('resumeId') ?? '');
  try {
    const analysisId = await analyzeJob(ctx, { resumeId, jobId: params.jobId });
    return await redirectWithToast(`/results/${analysisId}`, { kind: 'success', title: 'Analysis Complete' });
  } catch (error) {
    return actionError(error, { resumeId });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta(location.pathname, loaderData ? { title: `${loaderData.job.title} | Rolefit` } : {});

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { job, html, resumes } = loaderData;
  const busy = useNavigation().state === 'submitting';
  useErrorToast(actionData?.error);
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Companies', to: '/companies' },
          { label: job.companyName, to: `/companies/${job.companyId}` },
          { label: job.title },
        ]}
        title={job.title}
        description={[job.companyName, job.location, job.department, job.type].filter(Boolean).join(' · ')}
      />
      {actionData?.error && (resumes.length === 0 || !actionData.error.field) ? (
        <Alert tone="low" title={actionData.error.title ?? 'Analysis Failed'} className="mb-5">
          {actionData.error.message}
        </Alert>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_320px]">
        <Card className="max-lg:order-2">
          <PostingText html={html} />
        </Card>
        <Card>
          <CardBody>
            {resumes.length > 0 ? (
              <Form method="post" className="flex flex-col gap-4">
                <SelectField
                  label="Resume"
                  name="resumeId"
                  options={resumes}
                  defaultValue={actionData?.resumeId}
                  errors={actionData?.error.field ? actionData.error.message : undefined}
                />
                <Button type="submit" variant="primary" busy={busy}>
                  Generate Fit Score
                </Button>
              </Form>
            ) : (
              <div className="flex flex-col gap-4">
                <p className="text-ink-2">
                  With a résumé you see here how well you fit this job, line by line.
                </p>
                <LinkButton to="/upload" variant="primary">
                  Upload Resume
                </LinkButton>
                <SampleResumeButton />
              </div>
            )}
          </CardBody>
        </Card>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <NotFoundHere error={error} title="Job Not Found">
      It may have been closed, or the link has a typing error.
    </NotFoundHere>
  );
}

function PostingText({ html }: { html: string }) {
  if (!html) return <CardBody>No job description available.</CardBody>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the loader has made it safe, with one allow-list.
  return <CardBody className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
