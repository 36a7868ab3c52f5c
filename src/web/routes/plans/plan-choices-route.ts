import { listPlans, subscriptionOverview } from '../../../server/features/billing/plans.ts';
import { signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/plan-choices-route';

/** What the plan dialog shows. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const [{ plans, mode }, { plan, currentPlanId }] = await Promise.all([
    listPlans(ctx),
    subscriptionOverview(ctx),
  ]);
  return { plans, mode, plan, currentPlanId };
}
