import type { Plan } from '../../../shared/billing/plan.ts';
import { counted } from '../../../shared/plural.ts';

/** What a plan includes, limits first. */
export function planFacts(plan: Omit<Plan, 'id' | 'name' | 'unitAmount' | 'currency'>): string[] {
  const { jobsLimit, resumesLimit, features } = plan;
  return [`${jobsText(jobsLimit)} ${perInterval(plan)}`, resumesText(resumesLimit), ...features];
}

const jobsText = (limit: number | null) =>
  limit === null ? 'Unlimited job analyses' : counted(limit, 'job analysis', 'job analyses');

const resumesText = (limit: number | null) =>
  limit === null ? 'Unlimited résumés' : counted(limit, 'résumé');

const perInterval = ({ interval, intervalCount }: Pick<Plan, 'interval' | 'intervalCount'>) =>
  intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`;
