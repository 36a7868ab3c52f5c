import { Link } from 'react-router';
import type { PickedJob, PicksProgress } from '../../../shared/results/analysis-run.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import type { ShownUsage } from '../billing/plan-dialog.tsx';
import { ScoreBadge, ScoreRing } from '../result/score-ring.tsx';
import { RunPanel } from './run-panel.tsx';

type PicksRunProps = {
  picked: PicksProgress;
  resumeName: string | null;
  usage: ShownUsage;
  asOf: Date;
  back: string;
};

/** Progress and scores of the jobs picked last, best first. */
export function PicksRun({ picked: { run, resumeId, jobs }, resumeName, usage, asOf, back }: PicksRunProps) {
  const waiting = jobs.filter(({ state }) => state === 'waiting');
  const jobsToStart = waiting.length > 0 ? waiting : jobs.filter(({ state }) => state !== 'gone');
  return (
    <div className="mb-5 grid items-start gap-5 lg:grid-cols-2">
      <RunPanel
        key={run.id}
        progress={{ total: run.jobs, done: run.jobs - run.left, run }}
        start={[
          ['intent', 'start-picks'],
          ['resumeId', resumeId],
          ...jobsToStart.map(({ id }): [string, string] => ['jobId', id]),
          ['back', back],
        ]}
        stop={[
          ['intent', 'stop'],
          ['runId', run.id],
          ['back', back],
        ]}
        blocked={resumeName === null ? 'Its résumé has been deleted.' : undefined}
        usage={usage}
        asOf={asOf}
      />
      <section aria-label="Results">
        <Card>
          <CardHeader
            title="Results"
            description={resumeName ? `Your last picks with ${resumeName}.` : undefined}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard. */}
          <ul tabIndex={0} aria-label="Results of your last picks" className="max-h-[420px] overflow-y-auto">
            {jobs.map((job) => (
              <PickedRow key={job.id} job={job} isRunning={run.status === 'running'} />
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}

const stateLabels = {
  waiting: 'Waiting',
  scored: 'No score',
  failed: 'Couldn’t be scored',
  gone: 'No longer available',
};

function PickedRow({ job, isRunning }: { job: PickedJob; isRunning: boolean }) {
  const { id, title, company, state, result } = job;
  const isDone = result !== null && (state === 'scored' || !isRunning);
  const none = state === 'waiting' && !isRunning ? 'Not analyzed' : stateLabels[state];
  return (
    <li className="relative grid grid-cols-[44px_1fr_auto] items-center gap-3.5 border-t px-5 py-3 hover:bg-hover">
      <ScoreRing score={isDone ? result.fitScore : null} size="sm" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {title === null ? (
          <span className="text-ink-2">A job that’s no longer available</span>
        ) : (
          <Link
            to={isDone ? `/results/${result.id}` : `/jobs/${id}`}
            className="font-[570] after:absolute after:inset-0"
          >
            {title}
          </Link>
        )}
        <span className="block text-xs text-ink-3">{company}</span>
      </span>
      <ScoreBadge score={isDone ? result.fitScore : null} none={none} />
    </li>
  );
}
