import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Plan, PlanSummary } from '../../../shared/billing/plan.ts';
import { isMostPopular } from '../../../shared/billing/plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LocalDate } from '../dates/local-date.tsx';
import { PriceAndInterval } from './local-price.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { planFacts } from './plan-facts.ts';
import { UsageMeter } from './usage-meter.tsx';

export type ShownUsage = {
  jobsUsed: number;
  jobsLimit: number | null;
  periodEnd: Date | string;
  plan: Pick<PlanSummary, 'name' | 'isFree'>;
};

type PlanDialogProps = {
  open: boolean;
  onClose: () => void;
  usage: ShownUsage;
  /** The number of analyses requested; jobs that already have a result need none. */
  needed: number;
  /** A page where the person can pick as many jobs as the limit still allows. */
  picksTo?: string;
};

type Choices = { plans: Plan[]; mode: string | null; currentPlanId: string | null };

const numberFormat = new Intl.NumberFormat('en');

/** Shown instead of starting an analysis that would exceed the limit. */
export function PlanDialog({ open, onClose, usage, needed, picksTo }: PlanDialogProps) {
  const remaining = Math.max(0, (usage.jobsLimit ?? 0) - usage.jobsUsed);
  const choices = usePlanChoices(open);
  const sellsPlans = choices !== undefined && choices.mode !== null && choices.plans.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose your plan"
      description={`Current plan: ${usage.plan.name}`}
      footer={
        remaining > 0 && picksTo ? (
          <LinkButton to={picksTo} variant={sellsPlans ? 'secondary' : 'primary'}>
            {`Pick up to ${numberFormat.format(remaining)} by hand`}
          </LinkButton>
        ) : null
      }
    >
      <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
      <dl className="num mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&>dd]:text-right">
        <dt>This needs</dt>
        <dd>{numberFormat.format(needed)}</dd>
        <dt>Left in this billing period</dt>
        <dd>{numberFormat.format(remaining)}</dd>
        <dt>Next one starts</dt>
        <dd>
          <LocalDate at={usage.periodEnd} />
        </dd>
      </dl>
      <p className="mt-4 text-ink-2">
        {remaining === 0 ? "You've reached your job analysis limit for this billing period. " : null}
        {choices && !sellsPlans ? 'There’s no larger plan here. ' : null}
        Your results stay, and analyzing them again doesn’t count toward your limit.
      </p>
      {sellsPlans ? <PlanRows choices={choices} isFree={usage.plan.isFree} /> : null}
    </Dialog>
  );
}

function PlanRows({ choices, isFree }: { choices: Choices; isFree: boolean }) {
  const { plans, currentPlanId } = choices;
  return (
    <ul aria-label="Plans" className="mt-5 flex flex-col gap-3">
      {plans.map((plan) => {
        const isCurrent = plan.id === currentPlanId;
        return (
          <li
            key={plan.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border p-4"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="flex flex-wrap items-center gap-2">
                <b className="font-[600]">{plan.name}</b>
                {plan.unitAmount > 0 ? <PriceAndInterval plan={plan} /> : null}
                {isCurrent ? (
                  <Badge tone="good">Current Plan</Badge>
                ) : isMostPopular(plan) ? (
                  <Badge tone="accent">Most Popular</Badge>
                ) : null}
              </p>
              <p className="num mt-1 text-ink-2">{planFacts({ ...plan, features: [] }).join(' · ')}</p>
            </div>
            {isCurrent || plan.unitAmount === 0 ? null : (
              <PlanChoice
                plan={plan}
                viewer={isFree ? 'free' : 'subscriber'}
                isCurrent={false}
                isPrimary={isMostPopular(plan)}
                size="sm"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Loaded when the dialog opens: hardly anyone ever sees it. */
function usePlanChoices(open: boolean): Choices | undefined {
  const { data, load } = useFetcher<Choices>();
  useEffect(() => {
    if (open) load('/plans');
  }, [open, load]);
  return data;
}
