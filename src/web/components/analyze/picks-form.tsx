import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { maxPicks } from '../../../shared/results/analysis-run.ts';
import type { ResumeChoice } from '../../../shared/resume-choice.ts';
import { useHydrated } from '../../lib/forms/hydrated.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PlanDialog, type ShownUsage } from '../billing/plan-dialog.tsx';
import { type PickableRow, PickList } from './pick-list.tsx';
import { type RunAnswer, runFailures, runsAction, useRunAnswer } from './run-answers.ts';
import { usePicks } from './use-picks.ts';

type PicksFormProps = {
  jobs: PickableRow[];
  resumes: ResumeChoice[];
  resumeId: string;
  onResume: (resumeId: string) => void;
  /** Where to come back to without JavaScript. */
  back: string;
  isRunning: boolean;
  usage: ShownUsage;
  /** Stands between the list and the buttons. */
  children: ReactNode;
};

const shown = new Intl.NumberFormat('en');

/** Ticks jobs and sends them all, those of other pages too. */
export function PicksForm(props: PicksFormProps) {
  const { jobs, resumes, resumeId, onResume, back, isRunning, usage, children } = props;
  const fetcher = useFetcher<RunAnswer>();
  const [seen, setSeen] = useState<RunAnswer>();
  const { picks, isFull, pick, clear } = usePicks();
  const inPage = useHydrated();
  const answer = fetcher.data;
  useRunAnswer(answer, runFailures.start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (answer?.done) clear();
  }, [answer]);
  const elsewhere = [...picks].filter((id) => !jobs.some((job) => job.id === id));
  const isOver = answer?.error?.code === 'limit_reached' && answer !== seen;
  const count = picks.size;
  return (
    <fetcher.Form method="post" action={runsAction} data-keeps-drafts>
      <input type="hidden" name="intent" value="start-picks" />
      <input type="hidden" name="back" value={back} />
      {inPage ? <input type="hidden" name="from" value="page" /> : null}
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="jobId" value={id} />
      ))}
      <PickList jobs={jobs} picks={inPage ? picks : null} isFull={isFull} onPick={pick} />
      {children}
      <div className="sticky bottom-0 z-10 flex flex-wrap items-end gap-x-4 gap-y-3 rounded-b-lg border-t border-line-strong bg-surface px-5 py-3.5">
        <SelectField
          key={resumeId}
          label="Resume"
          name="resumeId"
          options={resumes}
          placeholder={resumes.length === 0 ? 'There is no résumé yet' : undefined}
          defaultValue={resumeId}
          onChange={({ currentTarget }) => onResume(currentTarget.value)}
          className="max-w-[320px] min-w-0 flex-1 basis-48"
        />
        <p role="status" className="num flex min-h-9 items-center gap-2 text-ink-2 noscript:hidden">
          {`${shown.format(count)} picked`}
          {isFull ? ` of at most ${shown.format(maxPicks)}` : null}
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          {count > 0 ? (
            <Button variant="ghost" onClick={clear}>
              Clear
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            disabled={inPage && (count === 0 || resumes.length === 0 || isRunning)}
            busy={fetcher.state === 'submitting'}
            className="num"
          >
            {count === 0 ? 'Analyze' : `Analyze ${shown.format(count)} ${count === 1 ? 'Job' : 'Jobs'}`}
          </Button>
        </div>
      </div>
      <PlanDialog
        open={isOver}
        onClose={() => setSeen(answer)}
        usage={usage}
        needed={answer?.error?.amount ?? count}
      />
    </fetcher.Form>
  );
}
