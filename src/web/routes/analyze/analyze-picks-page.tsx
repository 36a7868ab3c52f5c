import { ListChecks, Search } from 'lucide-react';
import { Form, useNavigate } from 'react-router';
import { preselectedResume, resumeChoices } from '../../../server/features/analyses/chosen-resume.ts';
import { bestScores } from '../../../server/features/analyses/results/job-scores.ts';
import {
  followedOnly,
  type PickFilter,
  pickableJobs,
} from '../../../server/features/analysis-runs/progress/pickable-jobs.ts';
import { picksProgress } from '../../../server/features/analysis-runs/progress/picks-progress.ts';
import { analysisUsage } from '../../../server/features/billing/usage.ts';
import { followedCompanies } from '../../../server/features/companies/followed-companies.ts';
import { getCompany } from '../../../server/features/company-directory/get-company.ts';
import { counted } from '../../../shared/plural.ts';
import { NoResume } from '../../components/analyze/no-resume.tsx';
import { PicksForm } from '../../components/analyze/picks-form.tsx';
import { PicksRun } from '../../components/analyze/picks-run.tsx';
import { UsageMeter } from '../../components/billing/usage-meter.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { companyModeAddress } from '../../lib/addresses/analyze-address.ts';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { isNotFound, searchOf, signedInContextOf } from '../../lib/request/request.server.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/analyze-picks-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const { searchParams } = new URL(request.url);
  const filter = {
    search: searchOf(request),
    companyId: searchParams.get('company') ?? '',
    saved: searchParams.get('saved') === 'yes',
  };
  const [{ choices, reading }, { jobsUsed, jobsLimit, periodEnd, plan }, companies, picked, list] =
    await Promise.all([
      resumeChoices(ctx),
      analysisUsage(ctx),
      companyOptions(ctx, filter.companyId),
      picksProgress(ctx),
      pickableJobs(ctx, { ...filter, page: pageNumber(searchParams) }),
    ]);
  const scores = await bestScores(
    ctx,
    list.jobs.map(({ id }) => id),
  );
  const wanted = searchParams.get('resume') ?? '';
  const isThere = choices.some(({ value }) => value === wanted);
  return {
    resumes: choices,
    reading,
    resumeId: isThere ? wanted : await preselectedResume(ctx, choices),
    usage: { jobsUsed, jobsLimit, periodEnd, plan },
    companies,
    picked,
    filter,
    list: { ...list, jobs: list.jobs.map((job) => ({ ...job, score: scores.get(job.id)?.fitScore })) },
    asOf: ctx.clock(),
  };
}

/** The choices of the company filter. A company that isn't followed is one of them only while it is chosen. */
async function companyOptions(
  ctx: ReturnType<typeof signedInContextOf>,
  chosen: string,
): Promise<SelectOption[]> {
  const followed = await followedCompanies(ctx);
  const isKnown = chosen === '' || chosen === followedOnly || followed.some(({ id }) => id === chosen);
  const other = isKnown ? null : await getCompany(ctx, chosen).catch(nullIfNotFound);
  return [
    ...(followed.length > 0 ? [{ value: followedOnly, label: 'Companies you follow' }] : []),
    ...[...(other ? [{ id: chosen, name: other.name }] : []), ...followed].map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  ];
}

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

export default function AnalyzePicks({ loaderData }: Route.ComponentProps) {
  const { resumes, reading, resumeId, usage, companies, picked, filter, list, asOf } = loaderData;
  const back = picksAddress(filter, resumeId, list.page);
  const run = picked?.run;
  const navigate = useNavigate();
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Analyzer', to: '/analyze' }, { label: 'Pick jobs' }]}
        title="Analyze Picked Jobs"
        description="One of your résumés against the jobs you pick, from any company."
        actions={<LinkButton to={companyModeAddress({})}>Analyze Company</LinkButton>}
      />
      {resumes.length === 0 ? (
        <div className="mb-5">
          <NoResume reading={reading} />
        </div>
      ) : null}
      {picked ? (
        <PicksRun
          picked={picked}
          resumeName={resumes.find(({ value }) => value === picked.resumeId)?.label ?? null}
          {...{ usage, asOf, back }}
        />
      ) : null}
      <Card>
        <CardHeader
          title="Jobs to pick from"
          description={
            <span role="status" className="num">
              {counted(list.found, 'job')}
            </span>
          }
          action={
            <div className="w-full sm:max-w-[280px]">
              <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
            </div>
          }
        />
        <Filter {...{ filter, companies, resumeId }} />
        {list.jobs.length === 0 ? (
          <NoJobs filter={filter} />
        ) : (
          <PicksForm
            jobs={list.jobs}
            isGrouped={list.followed > 0 && list.followed < list.found}
            {...{ resumes, resumeId, usage, back }}
            onResume={(resume) =>
              navigate(picksAddress(filter, resume, list.page), { replace: true, preventScrollReset: true })
            }
            isRunning={run?.status === 'running' && picked?.resumeId === resumeId}
          >
            <div className="border-t px-5 py-3 empty:hidden">
              <Pagination
                page={list.page}
                pageCount={list.pageCount}
                hrefFor={(page) => picksAddress(filter, resumeId, page)}
              />
            </div>
          </PicksForm>
        )}
      </Card>
    </div>
  );
}

function picksAddress({ search, companyId, saved }: PickFilter, resume: string, page = 1): string {
  const params = new URLSearchParams();
  if (resume) params.set('resume', resume);
  if (search) params.set('search', search);
  if (companyId) params.set('company', companyId);
  if (saved) params.set('saved', 'yes');
  if (page > 1) params.set('page', String(page));
  return `/analyze/picks?${params}`;
}

type FilterProps = { filter: PickFilter; companies: SelectOption[]; resumeId: string };

function Filter({ filter, companies, resumeId }: FilterProps) {
  return (
    <Form
      method="get"
      role="search"
      preventScrollReset
      key={`${filter.search} ${filter.companyId} ${filter.saved}`}
      className="flex flex-wrap items-end gap-x-3 gap-y-3 px-5 pb-4"
    >
      {resumeId ? <input type="hidden" name="resume" value={resumeId} /> : null}
      <TextField
        label="Search jobs by title, company, department or location"
        hideLabel
        name="search"
        type="search"
        placeholder="Title, company or location"
        defaultValue={filter.search}
        icon={<Search aria-hidden="true" />}
        className="flex-1 basis-60"
      />
      <SelectField
        label="Company"
        hideLabel
        name="company"
        placeholder="All companies"
        options={companies}
        defaultValue={filter.companyId}
        className="flex-1 basis-48"
      />
      <Checkbox
        name="saved"
        value="yes"
        label="Saved jobs only"
        defaultChecked={filter.saved}
        className="self-center"
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}

function NoJobs({ filter }: { filter: PickFilter }) {
  const isNarrowed = filter.search !== '' || filter.companyId !== '' || filter.saved;
  if (!isNarrowed) {
    return (
      <EmptyState
        icon={ListChecks}
        title="No jobs available"
        action={<LinkButton to="/companies">All Companies</LinkButton>}
      >
        Follow a company to pick from its open jobs here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ListChecks}
      title="No jobs match"
      action={<LinkButton to="/analyze/picks">Show All Jobs</LinkButton>}
    />
  );
}
