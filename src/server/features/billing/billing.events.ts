import { domainEvent } from '../../platform/domain-events.ts';
import type { PlanState } from './plan-state.ts';

/** A person's subscriptions differ from what was stored. The plan may still be the same, for instance after a renewal. */
export const subscriptionsChanged = domainEvent<{
  userId: string;
  email: string;
  before: PlanState;
  after: PlanState;
}>('subscriptions-changed');
