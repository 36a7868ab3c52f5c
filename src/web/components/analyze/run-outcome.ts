import { useEffect, useRef } from 'react';
import { counted } from '../../../shared/plural.ts';
import type { RunState } from '../../../shared/results/analysis-run.ts';
import { connectionIssue } from '../../lib/live/connection-issue.ts';
import { toast } from '../../ui/toasts/toast.ts';

export const runsAction = '/analyze/runs';

/** The action data of starting or stopping a run. */
export type RunAnswer = {
  done?: { title: string; description: string };
  error?: { code: string; title?: string; message: string; amount?: number };
};

const numberFormat = new Intl.NumberFormat('en');

export const startedToast = (jobs: number) => ({
  title: 'Analysis Started',
  description: `Started analyzing ${numberFormat.format(jobs)} jobs. This process will run in the background.`,
});

export const stoppedToast = (runs: number) => ({
  title: 'Analysis Stopped',
  description: `Successfully stopped ${numberFormat.format(runs)} running analyses.`,
});

export const runFailures = { start: 'Analysis Failed', stop: 'Failed to Stop Analysis' };

/** Shows the outcome of a start or stop as a toast. A reached limit opens a dialog instead. */
export function useRunAnswer(answer: RunAnswer | undefined, failed: string): void {
  useEffect(() => {
    if (answer?.done) toast.success(answer.done);
    const { code, title, message: description } = answer?.error ?? {};
    if (!code || code === 'limit_reached') return;
    toast.error({ title: (code !== connectionIssue.code && title) || failed, description });
  }, [answer, failed]);
}

/** Shows a toast when a run ends while the page is open, unless the person stopped it. */
export function useRunEnd(run: RunState | null): void {
  const previous = useRef(run);
  useEffect(() => {
    const hasEnded = previous.current?.status === 'running' && previous.current.id === run?.id;
    previous.current = run;
    if (!hasEnded || !run) return;
    const id = `run-${run.id}`;
    if (run.status === 'completed')
      toast.success({ id, title: 'Analysis Complete', description: runEndText(run) });
    if (run.status === 'failed') toast.error({ id, title: 'Analysis Failed', description: failedRun });
  }, [run]);
}

export const failedRun = 'It couldn’t be finished. Finished results are kept; continue whenever you like.';

function runEndText({ jobs, failed }: RunState): string {
  const analyzed = `${counted(jobs - failed, 'job')} analyzed.`;
  return failed > 0 ? `${analyzed} ${counted(failed, 'job')} couldn’t be scored.` : analyzed;
}
