import { careerThreshold } from '../../../shared/career/career-plan.ts';
import { effortsTogether, effortText } from '../../../shared/career/effort.ts';
import type { Step } from './best-path.ts';

type Before = { jobs: number; over: number };

/** How long the path takes, one step after the other. */
export function readinessText(steps: Step[], { jobs, over }: Before): string {
  if ((steps.at(-1)?.over ?? over) > over)
    return `About ${effortText(effortsTogether(steps.map(({ need }) => need.learning.effort)))}`;
  return over === jobs ? 'You are there' : 'Longer than a course';
}

/** The path as one would tell it, every number of it computed. */
export function pathText(steps: Step[], { jobs, over }: Before): string {
  if (steps.length === 0)
    return over === jobs
      ? `Every job scored here is at ${careerThreshold} or above. Apply.`
      : `No few skills take a job to ${careerThreshold}: what is missing most takes time, or is work that your résumé doesn’t tell of yet.`;
  const told = steps.map(({ need, opens }, index) => {
    const lead = index === 0 ? 'Start with' : index === steps.length - 1 ? 'Last,' : 'Then';
    return `${lead} ${need.name} (${effortText(need.learning.effort)})${opening(opens, index)}.`;
  });
  const last = steps.at(-1) as Step;
  if (last.over === over) return told.join(' ');
  return `${told.join(' ')} In all, ${last.over} of ${jobs} jobs are then at ${careerThreshold} or above, up from ${over}.`;
}

function opening(opens: number, index: number): string {
  if (opens === 0) return `, which brings jobs nearer to ${careerThreshold}`;
  return `: it takes ${opens}${index === 0 ? '' : ' more'} ${opens === 1 ? 'job' : 'jobs'} to ${careerThreshold}`;
}
