import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { counted } from '../../../shared/plural.ts';
import type { ResumeChoice } from '../../../shared/resume-choice.ts';
import { maxPicks } from '../../../shared/rules/analysis-run-rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PlanDialog, type ShownUsage } from '../billing/plan-dialog.tsx';
import { type PickableRow, PickList } from './pick-list.tsx';
import { type RunAnswer, runFailures, runsAction, useRunAnswer } from './run-outcome.ts';
import { usePicks } from './use-picks.ts';

type PicksFormProps = {
  jobs: PickableRow[];
  /** The whole list holds jobs of followed companies and of others. */
  isGrouped: boolean;
  resumes: ResumeChoice[];
  resumeId: string;
  onResume: (resumeId: string) => void;
  /** The page to return to without JavaScript. */
  back: string;
  isRunning: boolean;
  usage: ShownUsage;
  /** Shown between the list and the buttons. */
  children: ReactNode;
};

const numberFormat = new Intl.NumberFormat('en');

/** Picks jobs and submits all of them, including those picked on other pages. */
export function PicksForm(props: PicksFormProps) {
  const { jobs, isGrouped, resumes, resumeId, onResume, back, isRunning, usage, children } = props;
  const fetcher = useFetcher<RunAnswer>();
  const [dismissed, setDismissed] = useState<RunAnswer>();
  const { picks, isFull, pick, clear } = usePicks();
  const inPage = useHydrated();
  const answer = fetcher.data;
  useRunAnswer(answer, runFailures.start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per response.
  useEffect(() => {
    if (answer?.done) clear();
  }, [answer]);
  const picksOnOtherPages = [...picks].filter((id) => !jobs.some((job) => job.id === id));
  const isOverLimit = answer?.error?.code === 'limit_reached' && answer !== dismissed;
  const count = picks.size;
  return (
    <fetcher.Form method="post" action={runsAction} data-keeps-drafts>
      <input type="hidden" name="intent" value="start-picks" />
      <input type="hidden" name="back" value={back} />
      {inPage ? <input type="hidden" name="from" value="page" /> : null}
      {picksOnOtherPages.map((id) => (
        <input key={id} type="hidden" name="jobId" value={id} />
      ))}
      <PickList
        jobs={jobs}
        isGrouped={isGrouped}
        picks={inPage ? picks : null}
        isFull={isFull}
        onPick={pick}
      />
      {children}
      <div className="sticky bottom-0 z-10 flex flex-wrap items-end gap-x-4 gap-y-3 rounded-b-lg border-t border-line-strong bg-surface px-5 py-3.5">
        <SelectField
          key={resumeId}
          label="Resume"
          name="resumeId"
          options={resumes}
          placeholder={resumes.length === 0 ? 'No résumé yet' : undefined}
          defaultValue={resumeId}
          onChange={({ currentTarget }) => onResume(currentTarget.value)}
          className="max-w-[320px] min-w-0 flex-1 basis-48"
        />
        <p role="status" className="num flex min-h-9 items-center gap-2 text-ink-2 noscript:hidden">
          {`${numberFormat.format(count)} picked`}
          {isFull ? ` of up to ${numberFormat.format(maxPicks)}` : null}
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
            {count === 0 ? 'Analyze' : `Analyze ${counted(count, 'Job')}`}
          </Button>
        </div>
      </div>
      <PlanDialog
        open={isOverLimit}
        onClose={() => setDismissed(answer)}
        usage={usage}
        needed={answer?.error?.amount ?? count}
      />
    </fetcher.Form>
  );
}
