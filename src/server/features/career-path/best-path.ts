import { effectOf, type Projection } from './score-projection.ts';
import type { Need } from './skill-needs.ts';

/** `opens` jobs reach the threshold with this step; `over` jobs have reached it after this step. */
export type Step = { need: Need; opens: number; over: number };

const maxSteps = 5;
/** A step that opens no job is only worth it on the way to one that does. The maximum in a row. */
const maxStepsWithoutOpening = 2;
/** Every candidate is evaluated at every step. In practice, candidates beyond these are never chosen. */
const maxCandidates = 60;

/**
 * Finds what to learn in which order (greedy): each step is the best one given the steps before it. Skills being learned
 * come first. `needs` must be sorted by their individual effect. Updates `projection` to the end of the path.
 */
export function findBestPath(
  projection: Projection,
  needs: Need[],
  isLearning: (need: Need) => boolean,
): Step[] {
  const remaining = new Set(needs.slice(0, maxCandidates));
  const steps: Step[] = [];
  while (steps.length < maxSteps && remaining.size > 0) {
    const learning = [...remaining].filter(isLearning);
    const best = bestOf(projection, learning.length > 0 ? learning : [...remaining]);
    if (!best) break;
    remaining.delete(best.need);
    projection.meet(best.need);
    steps.push({ ...best, over: projection.over() });
    if (
      steps.slice(-maxStepsWithoutOpening - 1).every(({ opens }) => opens === 0) &&
      steps.length > maxStepsWithoutOpening
    )
      break;
  }
  return steps.slice(0, steps.findLastIndex(({ need, opens }) => opens > 0 || isLearning(need)) + 1);
}

/** The need that opens most jobs, or on a tie gains most points towards the threshold. Null if none gains any. */
function bestOf(projection: Projection, needs: Need[]): Omit<Step, 'over'> | null {
  let best: { need: Need; opens: number; towards: number } | null = null;
  for (const need of needs) {
    const { opens, towards } = effectOf(projection.gainsOf(need));
    if (best && (opens < best.opens || (opens === best.opens && towards <= best.towards))) continue;
    if (towards > 0) best = { need, opens, towards };
  }
  return best && { need: best.need, opens: best.opens };
}
