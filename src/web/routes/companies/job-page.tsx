import { data, useLocation } from 'react-router';
import { analyzeJob } from '../../../server/features/analyses/analyses.ts';
import { resumeChoices } from '../../../server/features/analyses/chosen-resume.ts';
import { scoresOfJob } from '../../../server/features/analyses/results/job-scores.ts';
import { analysisUsage } from '../../../server/features/billing/usage.ts';
import { getJob } from '../../../server/features/jobs/jobs.ts';
import { saveJob, unsaveJob } from '../../../server/features/jobs/save-job.ts';
import { LocalDate } from '../../components/dates/local-date.tsx';
import { NotFoundHere } from '../../components/errors/not-found-here.tsx';
import { BackLink } from '../../components/frame/back-link.tsx';
import { scoringFailed } from '../../components/jobs/fit-dialog.tsx';
import { JobHeader } from '../../components/jobs/job-header.tsx';
import { ScoreCard } from '../../components/jobs/score-card.tsx';
import { jobPostingData } from '../../lib/addresses/job-posting-data.ts';
import { pageMeta, productNameIn } from '../../lib/addresses/page-meta.ts';
import { safeHref } from '../../lib/addresses/safe-href.ts';
import { connectionIssueOf } from '../../lib/live/connection-issue.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  actionErrorOrFault,
  formOf,
  isNotFound,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { safePostingHtml } from '../../lib/request/sanitize-html.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { Route } from './+types/job-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  ctx.scorers.getReady();
  const [jobRow, { choices }, { jobsUsed, jobsLimit, periodEnd, plan }, scores] = await Promise.all([
    getJob(ctx, params.jobId),
    resumeChoices(ctx),
    analysisUsage(ctx),
    scoresOfJob(ctx, params.jobId),
  ]).catch((error) => {
    if (!isNotFound(error)) ctx.logger.error({ err: error }, 'a job could not be read');
    throw data(null, { status: isNotFound(error) ? 404 : 500 });
  });
  const { id, title, location, department, type, salary, postedAt, closedAt, isSaved, company } = jobRow;
  const html = [jobRow.description, jobRow.requirements].map((part) => safePostingHtml(part ?? '').trim());
  return {
    job: {
      ...{ id, title, location, department, type, salary, postedAt, closedAt, isSaved },
      applyHref: closedAt ? null : (safeHref(jobRow.applyUrl) ?? safeHref(jobRow.url)),
    },
    company,
    description: html[0] ?? '',
    requirements: html[1] ?? '',
    structured: jobPostingData(
      { ...jobRow, url: safeHref(jobRow.url) },
      { ...company, website: safeHref(company.website) },
      html.join(''),
    ),
    resumes: choices,
    scores,
    usage: { jobsUsed, jobsLimit, periodEnd, plan },
  };
}

/** With a `from` field the calling page shows the outcome itself; without it the browser is redirected. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/companies/job-page');
  const resumeId = String(form.get('resumeId') ?? '');
  try {
    if (intent === 'score') {
      const analysisId = await analyzeJob(ctx, { resumeId, jobId: params.jobId });
      if (form.has('from')) return { resumeId, intent, analysisId, error: undefined };
      return await redirectWithToast(`/results/${analysisId}`, {
        kind: 'success',
        title: 'Analysis Complete',
      });
    }
    await (intent === 'save' ? saveJob : unsaveJob)(ctx, params.jobId);
    if (form.has('from')) return { resumeId, intent, error: undefined };
    return await redirectWithToast(`/jobs/${params.jobId}`, { kind: 'success', title: savedTitles[intent] });
  } catch (error) {
    return actionErrorOrFault(ctx, error, { resumeId, intent });
  }
}

const savedTitles = { save: 'Job saved', unsave: 'Job no longer saved' };
const failures = {
  score: scoringFailed,
  save: 'Failed to save job',
  unsave: 'Failed to unsave job',
};

/** A failed save is reported by a toast on whatever page the person has moved on to; a failed score in the page itself. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const intent = String(form.get('intent')) as keyof typeof failures;
  const fail = (description: string) => {
    if (intent !== 'score') toast.error({ title: failures[intent], description });
  };
  try {
    const answer = await serverAction();
    if (answer.error) fail(answer.error.message);
    return answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    const issue = connectionIssueOf(error);
    fail(issue.message);
    const resumeId = String(form.get('resumeId') ?? '');
    // With a success status the router would revalidate, which would fail as well.
    return data({ resumeId, intent, error: issue }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => [
  ...pageMeta(
    location.pathname,
    loaderData
      ? { title: `${loaderData.job.title} at ${loaderData.company.name} | ${productNameIn(matches)}` }
      : {},
    productNameIn(matches),
  ),
  ...(loaderData ? [{ 'script:ld+json': loaderData.structured }] : []),
];

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { job, company, description, requirements, resumes, scores, usage } = loaderData;
  const { error, intent = 'score', resumeId } = actionData ?? {};
  const inField = intent === 'score' && error?.field !== undefined && resumes.length > 0;
  const list: unknown = useLocation().state?.list;
  useErrorToast(error && { ...error, title: error.title ?? failures[intent] });
  return (
    <div className="page-width py-8">
      <BackLink
        to={{ pathname: `/companies/${company.id}`, search: typeof list === 'string' ? list : undefined }}
      >
        {`Back to ${company.name}`}
      </BackLink>
      <JobHeader job={job} company={company} />
      {job.closedAt ? (
        <Alert tone="fair" title="This job is closed" className="mb-5">
          The company took it off its board on <LocalDate at={job.closedAt} />. What it said stays here to
          read.
        </Alert>
      ) : null}
      {error && !inField ? (
        <Alert
          tone="low"
          title={error.title ?? failures[intent]}
          className="mb-5"
          action={
            error.code === 'limit_reached' ? <LinkButton to="/pricing">See the plans</LinkButton> : null
          }
        >
          {error.message}
        </Alert>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_320px]">
        <Card className="max-lg:order-2">
          {description || requirements ? (
            <>
              <PostingText title="Description" html={description} />
              <PostingText title="Requirements" html={requirements} />
            </>
          ) : (
            <CardBody>No job description available.</CardBody>
          )}
        </Card>
        <ScoreCard
          job={job}
          resumes={resumes}
          scores={scores}
          chosen={resumeId}
          problem={inField ? error.message : undefined}
          usage={usage}
        />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <NotFoundHere
      error={error}
      title="Job Not Found"
      unread="We couldn’t load it just now. Please try again later."
    >
      It may have been closed, or the link may have a typo.
    </NotFoundHere>
  );
}

function PostingText({ title, html }: { title: string; html: string }) {
  if (!html) return null;
  return (
    <CardBody>
      <h2 className="mb-2">{title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the loader. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </CardBody>
  );
}
