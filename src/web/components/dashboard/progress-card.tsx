import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { type ProgressStep, progressSteps, type StepsStatus } from '../../../shared/career/progress-steps.ts';
import { counted } from '../../../shared/plural.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

const pathOf: Record<ProgressStep['id'], string> = {
  upload: '/upload',
  companies: '/companies',
  analyze: '/analyze',
  upskill: '/skill-gap',
};

const stateLabels: Record<ProgressStep['state'], string> = {
  done: 'done',
  current: 'current step',
  next: 'next',
};

/** The steps from a résumé to a plan. If the status is null, because loading it failed, the card shows the first step. */
export function ProgressCard({ status }: { status: StepsStatus | null }) {
  return (
    <Card>
      <CardHeader
        title="Your Progress"
        description={status ? undefined : 'Your progress couldn’t be loaded. Try again in a moment.'}
      />
      <CardBody>
        <ol className="grid gap-y-4 sm:grid-cols-4">
          {progressSteps(status).map((step, index, all) => (
            <li
              key={step.id}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 sm:block sm:pr-3.5"
            >
              {index < all.length - 1 ? <Line done={step.state === 'done'} /> : null}
              <Mark step={step} number={index + 1} />
              <div className="min-w-0 sm:mt-2.5">
                <Link
                  to={pathOf[step.id]}
                  prefetch="intent"
                  className="font-[570] underline-offset-2 hover:underline"
                >
                  {step.label}
                  <span className="sr-only">, {stateLabels[step.state]}</span>
                </Link>
                <p className="text-xs text-ink-3">{noteOf(step, status)}</p>
              </div>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}

function Mark({ step: { state }, number }: { step: ProgressStep; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'num grid size-6 place-items-center rounded-full border-[1.5px] text-xs font-[600]',
        state === 'done' && 'border-good bg-good text-paper',
        state === 'current' && 'border-accent text-accent shadow-[0_0_0_4px_var(--accent-soft)]',
        state === 'next' && 'border-line-strong text-ink-3',
      )}
    >
      {state === 'done' ? <Check className="size-3.5" strokeWidth={3} /> : number}
    </span>
  );
}

/** Horizontal beside the mark; vertical below it on a phone. */
function Line({ done }: { done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute max-sm:top-7 max-sm:-bottom-3 max-sm:left-[11px] max-sm:w-[1.5px] sm:top-[11px] sm:right-2 sm:left-8 sm:h-[1.5px]',
        done ? 'bg-good' : 'bg-line-strong',
      )}
    />
  );
}

function noteOf({ id, state, help }: ProgressStep, status: StepsStatus | null): string {
  if (state === 'current') return help;
  if (state === 'next' || !status) return '';
  const { resumeCount, favoriteCompanyCount, jobsAnalyzedCount } = status;
  const notes = {
    upload: counted(resumeCount, 'résumé'),
    companies: `${favoriteCompanyCount} followed`,
    analyze: counted(jobsAnalyzedCount, 'job'),
    upskill: 'Plan started',
  };
  return notes[id];
}
