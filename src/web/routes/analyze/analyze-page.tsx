import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { jobUrlRequired } from '../../../server/features/analyses/analyses.errors.ts';
import { analyzePosting } from '../../../server/features/analyses/analyses.ts';
import {
  chosenResume,
  preselectedResume,
  resumeChoices,
} from '../../../server/features/analyses/chosen-resume.ts';
import { requirePosting } from '../../../server/features/analyses/require-posting.ts';
import { analyzedPosting } from '../../../server/features/analyses/results/analyzed-posting.ts';
import { companyResults } from '../../../server/features/analyses/results/company-results.ts';
import { latestResults } from '../../../server/features/analyses/results/short-lists.ts';
import { companyProgress } from '../../../server/features/analysis-runs/progress/company-progress.ts';
import { analysisUsage } from '../../../server/features/billing/usage.ts';
import { followedCompanies } from '../../../server/features/companies/followed-companies.ts';
import { getCompany } from '../../../server/features/company-directory/get-company.ts';
import { fetchPosting } from '../../../server/features/jobs/submitted-job.ts';
import { settingsOf } from '../../../server/features/settings/change-settings.ts';
import { masterResumeChoice, type ResumeChoice } from '../../../shared/resume-choice.ts';
import { CompanyMode } from '../../components/analyze/company-mode.tsx';
import { NoResume } from '../../components/analyze/no-resume.tsx';
import {
  type GivenPosting,
  SingleJobForm,
  type SingleJobValues,
} from '../../components/analyze/single-job-form.tsx';
import { PlanDialog } from '../../components/billing/plan-dialog.tsx';
import { UsageMeter } from '../../components/billing/usage-meter.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { ResultList } from '../../components/results/result-list.tsx';
import { companyModeAddress } from '../../lib/addresses/analyze-address.ts';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import {
  type ActionError,
  actionError,
  formOf,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Route } from './+types/analyze-page';

type Answer = { values?: SingleJobValues; error?: ActionError };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  ctx.scorers.getReady();
  const { searchParams } = new URL(request.url);
  const [{ choices, reading }, { jobsUsed, jobsLimit, periodEnd, plan }] = await Promise.all([
    resumeChoices(ctx),
    analysisUsage(ctx),
  ]);
  const wanted = searchParams.get('resume') ?? '';
  const base = { resumes: choices, reading, usage: { jobsUsed, jobsLimit, periodEnd, plan } };
  if (searchParams.get('mode') !== 'company') {
    const [posting, latest, { jobMatchThreshold: threshold }] = await Promise.all([
      analyzedPosting(ctx, searchParams.get('posting') ?? ''),
      latestResults(ctx),
      settingsOf(ctx),
    ]);
    const other = choices.find(({ value }) => posting && value !== posting.resumeChoice)?.value;
    const isThere = choices.some(({ value }) => value === wanted);
    const selected = isThere ? wanted : (other ?? (await preselectedResume(ctx, choices)));
    return { mode: 'single' as const, ...base, selected, posting, latest, threshold };
  }
  const resumeId = wanted ? selectedResume(choices, wanted) : await preselectedResume(ctx, choices);
  return { mode: 'company' as const, ...base, resumeId, ...(await companyModeData()) };

  async function companyModeData() {
    const [companies, { jobMatchThreshold: threshold }] = await Promise.all([
      followedCompanies(ctx),
      settingsOf(ctx),
    ]);
    const company = companies.find(({ id }) => id === searchParams.get('company')) ?? null;
    const page = pageNumber(searchParams);
    const shared = { companies, company, page, threshold, asOf: ctx.clock() };
    if (!company || !choices.some(({ value }) => value === resumeId))
      return { ...shared, progress: null, hasFailed: false, list: { results: [], hasMore: false } };
    const pair = { resumeId, companyId: company.id };
    const [progress, list] = await Promise.all([
      companyProgress(ctx, pair),
      companyResults(ctx, { ...pair, page }),
    ]);
    const hasFailed = progress.total === 0 && (await getCompany(ctx, company.id)).hasFailed;
    return { ...shared, progress, hasFailed, list };
  }
}

/** The master tab stays selected even without a master résumé; the other tab falls back to an existing résumé. */
function selectedResume(choices: ResumeChoice[], wanted: string): string {
  if (wanted === masterResumeChoice || choices.some(({ value }) => value === wanted)) return wanted;
  return choices.find(({ value }) => value !== masterResumeChoice)?.value ?? '';
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const values: SingleJobValues = {
    resumeId: text('resumeId'),
    source: text('source') === 'text' ? 'text' : 'url',
    jobUrl: text('jobUrl'),
    postingText: text('postingText'),
  };
  try {
    await chosenResume(ctx, values.resumeId);
    const analysisId = await analyzePosting(ctx, {
      resumeId: values.resumeId,
      posting: await postingOf(values),
    });
    return await redirectWithToast(`/results/${analysisId}`, { kind: 'success', title: 'Analysis Complete' });
  } catch (error) {
    return actionError<Answer>(error, { values });
  }

  function postingOf({ source, jobUrl, postingText }: SingleJobValues) {
    if (source === 'url') {
      if (!jobUrl) throw jobUrlRequired();
      return fetchPosting(ctx, jobUrl);
    }
    return requirePosting(ctx, postingText);
  }
}

export default function Analyze({ loaderData, actionData }: Route.ComponentProps) {
  const isCompany = loaderData.mode === 'company';
  const resume = isCompany ? loaderData.resumeId : loaderData.selected;
  return (
    <div className="page-width py-8">
      <PageHeader
        title={isCompany ? 'Analyze Company' : 'Analyze Single Job'}
        description={
          isCompany
            ? 'See how one of your résumés fits every open job at a company you follow.'
            : 'See how one of your résumés fits a posting, with the line behind every claim.'
        }
        actions={<LinkButton to="/analyze/picks">Pick Jobs by Hand</LinkButton>}
      />
      <div className="mb-5">
        <LinkTabs
          label="What to analyze"
          items={[
            {
              to: { search: resume ? `?${new URLSearchParams({ resume })}` : '' },
              label: 'Analyze Single Job',
              current: !isCompany,
            },
            { to: companyModeAddress({ resume }), label: 'Analyze Company', current: isCompany },
          ]}
        />
      </div>
      {loaderData.mode === 'company' ? (
        <CompanyMode {...loaderData} />
      ) : (
        <SingleJob {...loaderData} answer={actionData} />
      )}
    </div>
  );
}

/** The posting of a result (`?posting=`), or one that a link brought along, which the server doesn't know. */
function useGivenPosting(ofResult: GivenPosting | null): GivenPosting | null {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const postingText: unknown = isHydrated ? state?.postingText : undefined;
  return ofResult ?? (typeof postingText === 'string' ? { postingText } : null);
}

type SingleJobProps = Extract<Route.ComponentProps['loaderData'], { mode: 'single' }> & {
  answer: Answer | undefined;
};

function SingleJob(props: SingleJobProps) {
  const { resumes, reading, selected, posting, usage, latest, threshold, answer } = props;
  const [dismissed, setDismissed] = useState<Answer>();
  const isOverLimit = answer?.error?.code === 'limit_reached';
  // At the limit, the dialog says it.
  useErrorToast(isOverLimit ? undefined : answer?.error);
  const given = useGivenPosting(posting);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        {answer?.error && !answer.error.field ? (
          <Alert
            tone="low"
            title={answer.error.title ?? 'Analysis Failed'}
            className="mb-5"
            action={isOverLimit ? <LinkButton to="/pricing">See the plans</LinkButton> : null}
          >
            {answer.error.message}
          </Alert>
        ) : null}
        <Card>
          <CardBody className="flex flex-col gap-5">
            {resumes.length > 0 ? (
              <SingleJobForm
                key={given ? (posting?.analysisId ?? 'given') : undefined}
                resumes={resumes}
                selected={selected}
                posting={given}
                answer={answer}
              />
            ) : (
              <NoResume reading={reading} />
            )}
            <div className="border-t pt-4">
              <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
            </div>
          </CardBody>
        </Card>
      </div>
      <Card>
        <CardHeader
          title="Latest Results"
          action={latest.length > 0 ? <TextLink to="/results">All results</TextLink> : null}
        />
        {latest.length > 0 ? (
          <ResultList items={latest} threshold={threshold} />
        ) : (
          <EmptyState icon={FileSearch} title="No results yet">
            Your score appears here, with the lines behind it.
          </EmptyState>
        )}
      </Card>
      <PlanDialog
        open={isOverLimit && answer !== dismissed}
        onClose={() => setDismissed(answer)}
        usage={usage}
        needed={1}
      />
    </div>
  );
}
