/** A plan as shown: on the pricing page, in the plan dialog and to administrators. */
export type Plan = {
  /** The price's id. */
  id: string;
  name: string;
  /** In the currency's smallest unit. */
  unitAmount: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  /** null means unlimited. */
  jobsLimit: number | null;
  resumesLimit: number | null;
  features: string[];
};

export const freePlanName = 'Free';

/** The plan of everyone without a subscription has this id if the provider lists none of that name. */
export const freePlanId = 'price_free';

const order = [freePlanName, 'Gold', 'Platinum', 'Unlimited'];

/** Free, Gold, Platinum, Unlimited, then any other by price. */
export function inPlanOrder<Ranked extends Pick<Plan, 'name' | 'unitAmount'>>(plans: Ranked[]): Ranked[] {
  const rank = ({ name }: Ranked) => (order.includes(name) ? order.indexOf(name) : order.length);
  return plans.toSorted((a, b) => rank(a) - rank(b) || a.unitAmount - b.unitAmount);
}

export const isMostPopular = ({ name }: Pick<Plan, 'name'>): boolean => name === 'Platinum';

/** A person's plan, as shown beside their usage. */
export type PlanSummary = { name: string; isFree: boolean; periodEnd: Date; endsAt: Date | null };
