import type { Plan } from '../../../shared/billing/plan.ts';
import { isMostPopular } from '../../../shared/billing/plan.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanChoice, type PlanViewer } from './plan-choice.tsx';

type PlanGridProps = {
  plans: Plan[];
  currentPlanId: string | null;
  viewer: PlanViewer;
  /** False if nobody takes payments: then there is nothing to choose for those who have an account. */
  canChoose: boolean;
};

/** All plans: four in a row, or side by side to scroll through on a phone. */
export function PlanGrid({ plans, currentPlanId, viewer, canChoose }: PlanGridProps) {
  return (
    <ul
      aria-label="Plans"
      className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-3 md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:px-0 lg:grid-cols-4"
    >
      {plans.map((plan) => (
        <li key={plan.id} className="w-[78vw] max-w-[300px] shrink-0 snap-center md:w-auto md:max-w-none">
          <PlanCard plan={plan} isCurrent={plan.id === currentPlanId}>
            {canChoose || viewer === 'visitor' ? (
              <PlanChoice
                plan={plan}
                viewer={viewer}
                isCurrent={plan.id === currentPlanId}
                isPrimary={isMostPopular(plan)}
              />
            ) : null}
          </PlanCard>
        </li>
      ))}
    </ul>
  );
}
