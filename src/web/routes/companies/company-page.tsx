import { data, isRouteErrorResponse } from 'react-router';
import { bestScores } from '../../../server/features/analyses/results/job-scores.ts';
import { analysisUsage } from '../../../server/features/billing/usage.ts';
import { followCompany } from '../../../server/features/companies/follow-company.ts';
import { unfollowCompany } from '../../../server/features/companies/unfollow-company.ts';
import { getCompany } from '../../../server/features/company-directory/get-company.ts';
import { listJobFilters, listJobs } from '../../../server/features/jobs/list-jobs.ts';
import { UsageMeter } from '../../components/billing/usage-meter.tsx';
import { CompanyHeader } from '../../components/companies/company-header.tsx';
import { FilterDialog } from '../../components/companies/filter-dialog.tsx';
import { Positions } from '../../components/companies/positions.tsx';
import { type FollowAnswer, followFailures, followToasts } from '../../components/companies/use-follow.ts';
import { NotFoundHere } from '../../components/errors/not-found-here.tsx';
import { TryAgain } from '../../components/errors/try-again.tsx';
import { BackLink } from '../../components/frame/back-link.tsx';
import { MessagePage } from '../../components/frame/message-page.tsx';
import { companyModeAddress } from '../../lib/addresses/analyze-address.ts';
import { choicesOf } from '../../lib/addresses/job-filter-address.ts';
import { pageMeta, productNameIn } from '../../lib/addresses/page-meta.ts';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { safeHref } from '../../lib/addresses/safe-href.ts';
import { safePath } from '../../lib/addresses/safe-path.ts';
import { connectionIssueOf } from '../../lib/live/connection-issue.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  actionErrorOrFault,
  formOf,
  isNotFound,
  orNotFound,
  redirectWithToast,
  searchOf,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { Route } from './+types/company-page';

type SignedIn = ReturnType<typeof signedInContextOf>;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const { searchParams } = new URL(request.url);
  const filter = { search: searchOf(request), ...choicesOf(searchParams) };
  const [{ companyId, ...company }, { jobsUsed, jobsLimit }] = await Promise.all([
    getCompany(ctx, params.companyId),
    analysisUsage(ctx),
  ]).catch((error) => {
    if (isNotFound(error)) return orNotFound(error);
    ctx.logger.error({ err: error }, 'a company could not be read');
    throw data(null, { status: 500 });
  });
  const query = { ...filter, page: pageNumber(searchParams) };
  const list = await orNull(ctx, async () =>
    companyId ? withScores(ctx, await listJobs(ctx, companyId, query)) : noJobs,
  );
  const options =
    list && searchParams.get('filter') === 'open'
      ? await orNull(ctx, async () => (companyId ? listJobFilters(ctx, companyId, filter.search) : noOptions))
      : null;
  return {
    company: { ...company, website: safeHref(company.website) },
    filter,
    list,
    options,
    usage: { jobsUsed, jobsLimit },
  };
}

/** Adds the person's best score to each job, if there is one. */
async function withScores<List extends { jobs: { id: string }[] }>(ctx: SignedIn, list: List) {
  const scores = await bestScores(
    ctx,
    list.jobs.map(({ id }) => id),
  );
  return { ...list, jobs: list.jobs.map((job) => ({ ...job, score: scores.get(job.id)?.fitScore })) };
}

const noJobs = { jobs: [], found: 0, open: 0, page: 1, pageCount: 1 };
const noOptions = { locations: [], departments: [] };

/** Logs a failure and returns null: the page still shows, with an alert in place of the list. */
async function orNull<Value>({ logger }: SignedIn, load: () => Promise<Value>): Promise<Value | null> {
  try {
    return await load();
  } catch (error) {
    logger.error({ err: error }, 'the jobs of a company could not be read');
    return null;
  }
}

/** With a `from` field the calling page shows the outcome itself; without it the browser is redirected to `back`. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/companies/company-page');
  try {
    const change = intent === 'follow' ? followCompany : unfollowCompany;
    const { name } = await change(ctx, params.companyId);
    const done = followToasts[intent](name);
    if (form.has('from')) return { done } satisfies FollowAnswer;
    const back = safePath(String(form.get('back') ?? '')) ?? `/companies/${params.companyId}`;
    return await redirectWithToast(back, { kind: 'success', ...done });
  } catch (error) {
    return actionErrorOrFault<{ intent: typeof intent }>(ctx, error, { intent });
  }
}

/** Shows the outcome as a toast on whatever page the person has moved on to. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent') === 'unfollow' ? 'unfollow' : 'follow';
  const fail = (description: string) => toast.error({ title: followFailures[intent], description });
  try {
    const answer: FollowAnswer = await serverAction();
    if (answer.done) toast.success(answer.done);
    if (answer.error) fail(answer.error.message);
    return answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    const issue = connectionIssueOf(error);
    fail(issue.message);
    // With a success status the router would revalidate, which would fail as well.
    return data<FollowAnswer>({ error: issue }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(
    location.pathname,
    loaderData ? { title: `${loaderData.company.name} | ${productNameIn(matches)}` } : {},
    productNameIn(matches),
  );

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { company, filter, list, options, usage } = loaderData;
  const problem = actionData && 'intent' in actionData ? actionData : null;
  return (
    <div className="page-width py-8">
      <BackLink to="/jobs">Back to all companies</BackLink>
      <CompanyHeader company={company} open={list?.open ?? null} />
      {problem?.error ? (
        <Alert tone="low" title={followFailures[problem.intent]} className="mb-5">
          {problem.error.message}
        </Alert>
      ) : null}
      {company.isDemo ? (
        <Alert tone="accent" title="A made-up company" className="mb-5">
          {company.about}
        </Alert>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_280px]">
        <div className="min-w-0 max-lg:order-2">
          <FilterDialog filter={filter} options={options} />
          <Positions company={company} list={list} filter={filter} />
        </div>
        <Card className="flex flex-col gap-4 p-5">
          <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
          {company.isFollowed && list && list.open > 0 ? (
            <LinkButton to={companyModeAddress({ company: company.id })}>Analyze all jobs</LinkButton>
          ) : null}
        </Card>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status >= 500) {
    return (
      <MessagePage
        title="Something went wrong"
        action={
          <>
            <TryAgain />
            <LinkButton to="/companies">All Companies</LinkButton>
          </>
        }
      >
        Could not load company details. Please try again later.
      </MessagePage>
    );
  }
  return (
    <NotFoundHere error={error} title="Company Not Found">
      It may be gone, or the link may have a typo.
    </NotFoundHere>
  );
}
