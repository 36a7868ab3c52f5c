import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import type { StepsStatus } from '../../../shared/career/progress-steps.ts';
import { counted } from '../../../shared/plural.ts';
import type { AnalysisSummary } from '../../../shared/results/analysis-summary.ts';
import { useRefetchOnFocus } from '../../lib/live/refetch.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { ActionPlanCard } from './action-plan-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { TopMatches } from './top-matches-card.tsx';
import { type DashboardUsage, UsageCard } from './usage-card.tsx';

/** Each part is loaded on its own; null if that failed. */
type Part<Value> = { value: Value } | null;

export type DashboardProps = {
  username: string;
  steps: Part<StepsStatus>;
  newJobs: Part<number>;
  usage: Part<DashboardUsage>;
  /** Shown with zeros if the usage couldn't be loaded. */
  limits: { jobsLimit: number | null; resumesLimit: number | null };
  now: Date;
  plan: Part<{ plan: CareerPlan; isStale: boolean } | null>;
  matches: Part<AnalysisSummary[]>;
  matchCount: Part<{ threshold: number; matches: number; scored: number }>;
};

/** The signed-in home page: progress, best matches, the skill plan and the next step. */
export function Dashboard(props: DashboardProps) {
  const { username, newJobs, usage, limits, now, plan, matchCount } = props;
  useRefetchOnFocus();
  const steps = props.steps?.value ?? null;
  const isNew = steps !== null && steps.resumeCount === 0 && steps.jobsAnalyzedCount === 0;
  const mayAnalyze = steps === null || steps.resumeUploaded;
  const fresh = newJobs?.value ?? 0;
  return (
    <div className="page-width py-8">
      <PageHeader
        title={isNew ? `Welcome, ${username}` : `Welcome back, ${username}`}
        description={fresh > 0 ? newJobsText(fresh) : undefined}
        actions={
          <LinkButton to={mayAnalyze ? '/analyze' : '/upload'} variant="primary">
            {!mayAnalyze ? 'Upload a résumé' : fresh > 0 ? 'Analyze new jobs' : 'Analyze a job'}
          </LinkButton>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1.55fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <ProgressCard status={steps} />
          <TopMatches
            matches={props.matches?.value ?? null}
            matchCount={matchCount?.value ?? null}
            mayAnalyze={mayAnalyze}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <UsageCard usage={usage?.value ?? null} limits={limits} now={now} />
          <ActionPlanCard part={plan} hasResults={(steps?.jobsAnalyzedCount ?? 0) > 0} />
          <QuickActions />
        </div>
      </div>
    </div>
  );
}

function newJobsText(count: number): string {
  return `${counted(count, 'new job')} at the companies you follow since yesterday.`;
}
