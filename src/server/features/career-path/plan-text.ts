import { careerThreshold } from '../../../shared/career/career-plan.ts';
import { effortText, sumEfforts } from '../../../shared/career/effort.ts';
import { plural } from '../../../shared/plural.ts';
import type { Step } from './best-path.ts';

/** All jobs of the plan, and those at the threshold before the first step. */
type StartingPoint = { jobs: number; over: number };

/** How long the path takes, doing one step after another. */
export function readinessText(steps: Step[], { jobs, over }: StartingPoint): string {
  if ((steps.at(-1)?.over ?? over) > over)
    return `About ${effortText(sumEfforts(steps.map(({ need }) => need.learning.effort)))}`;
  return over === jobs ? 'You’re there' : 'More than a course';
}

/** Describes the path in a few sentences. */
export function pathText(steps: Step[], { jobs, over }: StartingPoint): string {
  if (steps.length === 0)
    return over === jobs
      ? `Every job scored here is already at ${careerThreshold} or above. Go ahead and apply.`
      : `No small set of skills gets a job to ${careerThreshold}: what’s missing takes time, or is work your résumé doesn’t mention yet.`;
  const sentences = steps.map(({ need, opens }, index) => {
    const lead = index === 0 ? 'Start with' : index === steps.length - 1 ? 'Last,' : 'Then';
    return `${lead} ${need.name} (${effortText(need.learning.effort)})${effect(opens, index)}.`;
  });
  const last = steps.at(-1) as Step;
  if (last.over === over) return sentences.join(' ');
  return `${sentences.join(' ')} That puts ${last.over} of ${jobs} jobs at ${careerThreshold} or above, up from ${over}.`;
}

function effect(opens: number, index: number): string {
  if (opens === 0) return `, which brings jobs closer to ${careerThreshold}`;
  return `: it brings ${opens}${index === 0 ? '' : ' more'} ${plural(opens, 'job')} to ${careerThreshold}`;
}
