import { Form, useNavigate, useNavigation } from 'react-router';
import { counted } from '../../../shared/plural.ts';
import type { CompanyProgress } from '../../../shared/results/analysis-run.ts';
import type { AnalysisSummary } from '../../../shared/results/analysis-summary.ts';
import { masterResumeChoice, type ResumeChoice } from '../../../shared/resume-choice.ts';
import { companyModeAddress } from '../../lib/addresses/analyze-address.ts';
import { useRefetchWhenOld } from '../../lib/live/refetch.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ShownUsage } from '../billing/plan-dialog.tsx';
import { UsageMeter } from '../billing/usage-meter.tsx';
import { ResultList } from '../results/result-list.tsx';
import { CompanyPicker } from './company-picker.tsx';
import { ResumePicker } from './resume-picker.tsx';
import { RunPanel } from './run-panel.tsx';

export type CompanyModeProps = {
  resumes: ResumeChoice[];
  reading: boolean;
  /** The requested résumé; empty or unknown if there is none to choose. */
  resumeId: string;
  companies: { id: string; name: string }[];
  /** Null until a company is chosen. */
  company: { id: string; name: string } | null;
  /** Null until a résumé and a company are chosen. */
  progress: CompanyProgress | null;
  /** The company's board couldn't be read, and no job of it is known. */
  hasFailed: boolean;
  list: { results: AnalysisSummary[]; hasMore: boolean };
  page: number;
  threshold: number;
  usage: ShownUsage;
  asOf: Date;
};

/** Polls this often while a run has no results yet. */
const emptyListPollMs = 5_000;

/** Scores one résumé against every open job of a followed company. */
export function CompanyMode(props: CompanyModeProps) {
  const { resumes, reading, resumeId, companies, company, progress, list, usage, asOf } = props;
  const navigate = useNavigate();
  const isChoosing = useNavigation().location?.search.includes('mode=company') ?? false;
  const chosen = { resume: resumeId, company: company?.id };
  const pair: [string, string][] = [
    ['companyId', company?.id ?? ''],
    ['back', companyModeAddress(chosen)],
  ];
  const go = (to: Parameters<typeof companyModeAddress>[0]) =>
    navigate(companyModeAddress(to), { replace: true, preventScrollReset: true });
  const isRunning = progress?.run?.status === 'running';
  useRefetchWhenOld(isRunning && list.results.length === 0 ? emptyListPollMs : null, asOf);
  const resumePicker = (
    <ResumePicker
      {...{ resumes, reading, chosen: resumeId }}
      hrefFor={(resume) => companyModeAddress({ ...chosen, resume })}
      onChoose={(resume) => go({ ...chosen, resume })}
    />
  );
  // Then the picker is a form, which HTML doesn't allow inside another.
  const offersSamples =
    resumeId !== masterResumeChoice && resumes.every(({ value }) => value === masterResumeChoice);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[340px_minmax(0,1fr)]">
      <Card>
        <CardBody className="flex flex-col gap-6">
          {offersSamples ? resumePicker : null}
          <Form method="get" action="/analyze" className="flex flex-col gap-6">
            <input type="hidden" name="mode" value="company" />
            {offersSamples ? null : resumePicker}
            <CompanyPicker
              companies={companies}
              chosen={company?.id ?? ''}
              onChoose={(id) => go({ ...chosen, company: id })}
            />
            <noscript>
              <Button type="submit">Show</Button>
            </noscript>
          </Form>
          <div className="border-t pt-4">
            <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
          </div>
        </CardBody>
      </Card>
      <div aria-busy={isChoosing} className="flex min-w-0 flex-col gap-5">
        <Notices {...props} />
        <RunPanel
          key={`${resumeId} ${company?.id}`}
          progress={progress ?? { total: 0, done: 0, run: null }}
          start={[
            ['intent', 'start-company'],
            ['resumeId', resumeId],
            ...pair,
            ...(progress?.isAnalyzed ? [['again', 'yes'] as [string, string]] : []),
          ]}
          stop={[['intent', 'stop'], ...pair]}
          note={progress && company ? countNote(progress.total, company.name) : null}
          blocked={blockedBy(props)}
          usage={usage}
          picksTo={`/analyze/picks?${new URLSearchParams({ resume: resumeId, company: company?.id ?? '' })}`}
          asOf={asOf}
        />
        {progress ? <Results {...props} isRunning={isRunning} /> : null}
      </div>
    </div>
  );
}

const hasResume = ({ resumes, resumeId }: CompanyModeProps) =>
  resumes.some(({ value }) => value === resumeId);

function blockedBy(props: CompanyModeProps): string | undefined {
  if (!hasResume(props)) return 'Choose a résumé first.';
  if (!props.company) return 'Choose a company first.';
  return props.progress?.total === 0 ? 'There are no jobs to analyze.' : undefined;
}

const countNote = (jobs: number, company: string) => `${counted(jobs, 'job')} at ${company} can be analyzed.`;

function Notices({ company, progress, hasFailed, usage }: CompanyModeProps) {
  const isUsedUp = usage.jobsLimit !== null && usage.jobsUsed >= usage.jobsLimit;
  return (
    <>
      {isUsedUp ? (
        <Alert tone="fair" title="Usage limit reached">
          You've reached your job analysis limit for this billing period.
        </Alert>
      ) : null}
      {company && progress?.total === 0 ? (
        <Alert
          tone={hasFailed ? 'fair' : 'accent'}
          title="No jobs available"
          action={
            <LinkButton to={`/companies/${company.id}`} size="sm">
              View Company
            </LinkButton>
          }
        >
          {hasFailed
            ? `We couldn’t read the job board of ${company.name}. We’ll try again automatically.`
            : `${company.name} has no open jobs to analyze right now. New ones are added automatically.`}
        </Alert>
      ) : null}
    </>
  );
}

const emptyTitle = (page: number) => (page > 1 ? 'No more results' : 'No results yet');

type ResultsProps = CompanyModeProps & { isRunning: boolean };

function Results({ company, resumeId, list, page, threshold, isRunning }: ResultsProps) {
  const hrefFor = (next: number) =>
    companyModeAddress({ resume: resumeId, company: company?.id, page: next });
  return (
    <section aria-label="Results">
      <Card>
        <CardHeader title="Results" description={`This résumé at ${company?.name}, best first.`} />
        {list.results.length > 0 ? (
          <ResultList items={list.results} threshold={threshold} />
        ) : (
          <EmptyState title={isRunning ? 'The first results are on their way' : emptyTitle(page)} />
        )}
      </Card>
      <div className="mt-5">
        <Pagination page={page} pageCount={null} hasNext={list.hasMore} hrefFor={hrefFor} />
      </div>
    </section>
  );
}
