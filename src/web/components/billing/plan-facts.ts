import type { Plan } from '../../../shared/billing/plan.ts';
import { counted } from '../../../shared/plural.ts';

/** What a plan includes, limits first. */
export function planFacts(plan: Omit<Plan, 'id' | 'name' | 'unitAmount' | 'currency'>): string[] {
  const { jobsLimit, resumesLimit, features } = plan;
  const analyses =
    jobsLimit === null
      ? 'Unlimited job analyses'
      : `${counted(jobsLimit, 'job analysis', 'job analyses')} ${perInterval(plan)}`;
  return [analyses, resumesText(resumesLimit), ...features];
}

const resumesText = (limit: number | null) =>
  limit === null ? 'Unlimited résumés' : counted(limit, 'résumé');

const perInterval = ({ interval, intervalCount }: Pick<Plan, 'interval' | 'intervalCount'>) =>
  intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`;
