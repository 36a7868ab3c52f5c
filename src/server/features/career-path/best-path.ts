import { effectOf, type Projection } from './score-projection.ts';
import type { Need } from './skill-needs.ts';

export type Step = { need: Need; opens: number; over: number };

const mostSteps = 5;
/** A step that opens nothing is taken only towards one that does: so many in a row at most. */
const mostWithoutOpening = 2;
/** Every candidate is summed again at every step; behind these none has come first. */
const mostCandidates = 60;

/**
 * What to learn in which order: each step is the best one after those before it. What is being learned comes first.
 * `needs` are in the order of their effect alone; the projection ends where the path does.
 */
export function findBestPath(
  projection: Projection,
  needs: Need[],
  isLearning: (need: Need) => boolean,
): Step[] {
  const left = new Set(needs.slice(0, mostCandidates));
  const steps: Step[] = [];
  while (steps.length < mostSteps && left.size > 0) {
    const learning = [...left].filter(isLearning);
    const best = bestOf(projection, learning.length > 0 ? learning : [...left]);
    if (!best) break;
    left.delete(best.need);
    projection.meet(best.need);
    steps.push({ ...best, over: projection.over() });
    if (
      steps.slice(-mostWithoutOpening - 1).every(({ opens }) => opens === 0) &&
      steps.length > mostWithoutOpening
    )
      break;
  }
  return steps.slice(0, steps.findLastIndex(({ need, opens }) => opens > 0 || isLearning(need)) + 1);
}

/** What opens most, then what brings most points nearer to the threshold; null where nothing brings any. */
function bestOf(projection: Projection, needs: Need[]): Omit<Step, 'over'> | null {
  let best: { need: Need; opens: number; towards: number } | null = null;
  for (const need of needs) {
    const { opens, towards } = effectOf(projection.gainsOf(need));
    if (best && (opens < best.opens || (opens === best.opens && towards <= best.towards))) continue;
    if (towards > 0) best = { need, opens, towards };
  }
  return best && { need: best.need, opens: best.opens };
}
