import { subscriptionOverview } from '../../../server/features/billing/plans.ts';
import { signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/plan-choices-route';

/** What the plan dialog shows. */
export async function loader({ context }: Route.LoaderArgs) {
  const { plans, mode, currentPlanId } = await subscriptionOverview(signedInContextOf(context));
  return { plans, mode, currentPlanId };
}
