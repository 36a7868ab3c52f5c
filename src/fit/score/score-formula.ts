import type { CompiledRequirement } from '../match/compiled.types.ts';
import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import { SCORE_NUMBERS } from '../numbers/score-numbers.ts';
import { COMPONENT_KEYS } from './component-labels.ts';

/** The parts of a requirement that the sum needs. */
type WeightedRequirement = Pick<CompiledRequirement, 'slot' | 'weight' | 'licence'>;

/** Points by component, in the order of `COMPONENT_KEYS`. `outOf` is 0 if the posting has no requirement for it. */
export type Assembled = { raw: number; points: number[]; outOf: number[] };

const LICENCE_SHOWN = SCORE_NUMBERS.licenceShown.value;
const LICENCE_COST = SCORE_NUMBERS.licenceCost.value;
const FULL_LICENCE = SCORE_NUMBERS.fullLicence.value;
const REQUIRED_LICENCE = MATCH_NUMBERS.requiredLicence.value;

/**
 * Computes the score, 0…100 and unrounded: the mean of all credits (0…1, in the order of the requirements) by weight,
 * less if a required licence is missing. Components are parts of the same sum. Monotonic: a higher credit never lowers
 * the score.
 */
export function assemble(requirements: readonly WeightedRequirement[], credits: Float64Array): Assembled {
  const points = COMPONENT_KEYS.map(() => 0);
  const outOf = COMPONENT_KEYS.map(() => 0);
  let total = 0;
  let cost = 0;
  for (let index = 0; index < requirements.length; index++) {
    const { slot, weight, licence } = requirements[index]!;
    const credit = credits[index] as number;
    points[slot] = (points[slot] as number) + weight * credit;
    outOf[slot] = (outOf[slot] as number) + weight;
    total += weight;
    if (licence) cost = Math.max(cost, licenceCost(weight) * (1 - credit / LICENCE_SHOWN));
  }
  const full = total === 0 ? 0 : 100 / total;
  const earned = full * (1 - cost);
  let raw = 0;
  for (let slot = 0; slot < points.length; slot++) {
    points[slot] = (points[slot] as number) * earned;
    outOf[slot] = (outOf[slot] as number) * full;
    raw += points[slot] as number;
  }
  return { raw, points, outOf };
}

/** The share of the score that lacking a required licence of this weight costs. */
function licenceCost(weight: number): number {
  const importance = (weight - REQUIRED_LICENCE) / (FULL_LICENCE - REQUIRED_LICENCE);
  return LICENCE_COST * Math.min(1, Math.max(0, importance));
}
