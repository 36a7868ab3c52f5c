import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { counted } from '../../../shared/plural.ts';
import type { RunState } from '../../../shared/results/analysis-run.ts';
import { useRefetchWhenOld } from '../../lib/live/refetch.ts';
import { pollEveryMs, timeLeft } from '../../lib/live/run-times.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PlanDialog, type ShownUsage } from '../billing/plan-dialog.tsx';
import {
  failedRun,
  type RunAnswer,
  runFailures,
  runsAction,
  useRunAnswer,
  useRunEnd,
} from './run-outcome.ts';

type SentFields = [name: string, value: string][];

type RunPanelProps = {
  progress: { total: number; done: number; run: RunState | null };
  /** The form fields that start and stop a run, including `intent`. */
  start: SentFields;
  stop: SentFields;
  /** Says which jobs the run covers. */
  note?: ReactNode;
  /** The reason why the run can't be started. */
  blocked?: string;
  usage: ShownUsage;
  /** A page to pick as many jobs as the limit still allows. */
  picksTo?: string;
  /** When the server read this data. */
  asOf: Date;
};

const numberFormat = new Intl.NumberFormat('en');

/** The progress of an analysis run, with the buttons that start, continue and stop it. */
export function RunPanel(props: RunPanelProps) {
  const { progress, start, stop, note, blocked, usage, picksTo, asOf } = props;
  const { total, done, run } = progress;
  const running = run?.status === 'running' ? run : null;
  const starting = useFetcher<RunAnswer>();
  const stopping = useFetcher<RunAnswer>();
  const [dismissed, setDismissed] = useState<RunAnswer>();
  const inPage = useHydrated();
  useRunAnswer(starting.data, runFailures.start);
  useRunAnswer(stopping.data, runFailures.stop);
  useRunEnd(run);
  useRefetchWhenOld(running ? pollEveryMs(running, asOf) : null, asOf);
  const isOverLimit = starting.data?.error?.code === 'limit_reached' && starting.data !== dismissed;
  return (
    <Card>
      <CardHeader title={titleOf(progress)} description={note} />
      <CardBody className="flex flex-col gap-4 empty:hidden">
        {total > 0 ? (
          <Progress
            label="Jobs analyzed"
            value={done}
            max={total}
            count={`${numberFormat.format(done)} of ${numberFormat.format(total)}`}
            tone={total > 0 && done === total && !running ? 'good' : 'accent'}
            note={running ? (timeLeft(running, asOf) ?? 'Starting') : null}
          />
        ) : null}
        <RunNote run={run} isAllDone={done === total} />
      </CardBody>
      <CardFooter>
        <starting.Form method="post" action={runsAction} className="flex">
          <Hidden fields={start} inPage={inPage} />
          <Button
            type="submit"
            variant="primary"
            // Without JavaScript the button stays enabled, and the server's refusal gives the reason.
            disabled={inPage && (run?.isActive || blocked !== undefined)}
            busy={starting.state === 'submitting'}
            className="num"
          >
            {labelOf(progress)}
          </Button>
        </starting.Form>
        {running ? (
          <stopping.Form method="post" action={runsAction} className="flex">
            <Hidden fields={stop} inPage={inPage} />
            <Button type="submit" busy={stopping.state !== 'idle'}>
              {stopping.state === 'idle' ? 'Stop' : 'Stopping'}
            </Button>
          </stopping.Form>
        ) : null}
        {blocked && !running ? <p className="text-ink-2">{blocked}</p> : null}
      </CardFooter>
      <PlanDialog
        open={isOverLimit}
        onClose={() => setDismissed(starting.data)}
        usage={usage}
        needed={starting.data?.error?.amount ?? total - done}
        picksTo={picksTo}
      />
    </Card>
  );
}

function titleOf({ total, done, run }: RunPanelProps['progress']): string {
  if (run?.status === 'running') return 'Analysis In Progress';
  if (done === 0) return 'Ready to Analyze';
  return done < total ? 'Analysis In Progress' : 'Analysis Complete';
}

function labelOf({ total, done, run }: RunPanelProps['progress']): string {
  if (run?.isActive) return `Analyzing job ${Math.min(done + 1, total)}/${total}`;
  if (done === 0 && run?.status !== 'running') return 'Analyze All Jobs';
  return done < total ? `Continue Analysis (${done}/${total} completed)` : 'Reanalyze All Jobs';
}

function RunNote({ run, isAllDone }: { run: RunState | null; isAllDone: boolean }) {
  if (run?.isStale) {
    return (
      <Alert tone="fair" title="Stale Analysis Detected">
        It hadn’t finished after half an hour, so it was stopped. Finished results are kept; continue whenever
        you like.
      </Alert>
    );
  }
  if (run?.status === 'failed') {
    return (
      <Alert tone="low" title="Analysis Failed">
        {failedRun}
      </Alert>
    );
  }
  if (run?.status === 'cancelled' && !isAllDone)
    return <p className="text-ink-2">Stopped. What is done stays; continuing does only what is left.</p>;
  return run && run.failed > 0 ? (
    <p className="num text-ink-2">{`${counted(run.failed, 'job')} couldn’t be scored.`}</p>
  ) : null;
}

function Hidden({ fields, inPage }: { fields: SentFields; inPage: boolean }) {
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {inPage ? <input type="hidden" name="from" value="page" /> : null}
    </>
  );
}
