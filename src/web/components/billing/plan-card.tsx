import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { isMostPopular, type Plan } from '../../../shared/billing/plan.ts';
import { intervalText } from '../../../shared/billing/price-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ExactPrice, LocalPrice } from './local-price.tsx';
import { planFacts } from './plan-facts.ts';

type PlanCardProps = { plan: Plan; isCurrent: boolean; children?: ReactNode };

/** A plan with its price, its limits and, as `children`, the button that chooses it. */
export function PlanCard({ plan, isCurrent, children }: PlanCardProps) {
  const isPopular = isMostPopular(plan);
  return (
    <article
      className={classNames(
        'flex h-full flex-col rounded-lg border bg-surface p-5 shadow-card',
        isPopular ? 'border-accent' : null,
      )}
    >
      <div className="flex min-h-[22px] flex-wrap items-center justify-between gap-2">
        <h2>{plan.name}</h2>
        {isCurrent ? (
          <Badge tone="good">Current Plan</Badge>
        ) : isPopular ? (
          <Badge tone="accent">Most Popular</Badge>
        ) : null}
      </div>
      <p className="mt-3 flex min-h-11 flex-wrap items-baseline gap-x-1.5">
        <span className="num text-xl font-[640]">
          <LocalPrice plan={plan} />
        </span>
        {plan.unitAmount > 0 ? <span className="text-ink-2">{intervalText(plan)}</span> : null}
        <ExactPrice plan={plan} />
      </p>
      <ul className="num mt-3 mb-5 flex flex-col gap-2">
        {planFacts(plan).map((fact) => (
          <li key={fact} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
            <span className="min-w-0 wrap-anywhere">{fact}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </article>
  );
}
