import type { CompiledRequirement } from '../match/compiled.types.ts';
import { COMPONENT_KEYS, COMPONENTS, type ComponentRule, LIKENESS_FOR_ALL } from './components.ts';

/** The parts of a requirement that the sum needs. */
type WeightedRequirement = Pick<CompiledRequirement, 'slot' | 'weight' | 'expected' | 'licence'>;

/** Points by component, in the order of `COMPONENT_KEYS`. `outOf` is 0 if the posting has no requirement for it. */
export type Assembled = { raw: number; points: number[]; outOf: number[] };

const RULES: readonly ComponentRule[] = COMPONENT_KEYS.map((key) => COMPONENTS[key]);
const ROLE = COMPONENT_KEYS.indexOf('role');
const MUST_HAVES = COMPONENT_KEYS.indexOf('mustHaves');

/** Must-haves met below this coverage lower the whole score, down to this factor if none is met. */
const FULL_MUST_COVERAGE = 0.2;
const MIN_MUST_FACTOR = 0.8;

/** A licence counts as shown from this credit on; lacking it costs this share of the score. */
const LICENCE_SHOWN = 0.5;
const LICENCE_COST = 0.25;

/** What a strong candidate's coverage earns. The rest is for more than that, so that the best résumés still differ. */
const EXPECTED_SHARE = 0.95;

/**
 * Computes the score, 0…100 and unrounded, from the credits of all requirements (0…1, in the same order). Components
 * that the posting has no requirements for are left out of the total. Monotonic: a higher credit never lowers the
 * score.
 */
export function assemble(requirements: readonly WeightedRequirement[], credits: Float64Array): Assembled {
  const sums = [0, 0, 0, 0, 0];
  const totals = [0, 0, 0, 0, 0];
  const expected = [0, 0, 0, 0, 0];
  for (let index = 0; index < requirements.length; index++) {
    const { slot, weight, expected: usual } = requirements[index]!;
    sums[slot] = (sums[slot] as number) + weight * (credits[index] as number);
    totals[slot] = (totals[slot] as number) + weight;
    expected[slot] = (expected[slot] as number) + weight * usual;
  }
  const likeness = Math.min(1, earnedShare(ROLE, sums, totals, expected) / LIKENESS_FOR_ALL);
  const points = [0, 0, 0, 0, 0];
  const outOf = [0, 0, 0, 0, 0];
  let totalShare = 0;
  for (let slot = 0; slot < RULES.length; slot++) {
    const rule = RULES[slot] as ComponentRule;
    const share = rule.share * Math.min(1, (totals[slot] as number) / rule.amount);
    const counts = slot === ROLE || slot === MUST_HAVES ? 1 : likeness;
    outOf[slot] = share;
    points[slot] = share * counts * earnedShare(slot, sums, totals, expected);
    totalShare += share;
  }
  const scale =
    totalShare === 0
      ? 0
      : (100 / totalShare) * mustHaveFactor(sums, totals, expected) * licenceFactor(requirements, credits);
  const full = totalShare === 0 ? 0 : 100 / totalShare;
  let raw = 0;
  for (let slot = 0; slot < RULES.length; slot++) {
    points[slot] = (points[slot] as number) * scale;
    outOf[slot] = (outOf[slot] as number) * full;
    raw += points[slot] as number;
  }
  return { raw, points, outOf };
}

/** Missing must-haves lower the whole score, less so if the posting states few. */
function mustHaveFactor(sums: number[], totals: number[], expected: number[]): number {
  const rule = RULES[MUST_HAVES] as ComponentRule;
  const sure = Math.min(1, (totals[MUST_HAVES] as number) / rule.amount);
  const met = Math.min(1, earnedShare(MUST_HAVES, sums, totals, expected) / FULL_MUST_COVERAGE);
  return 1 - sure * (1 - met) * (1 - MIN_MUST_FACTOR);
}

/** Lacking a licence that is required by name costs part of the whole score: the law forbids the work without it. */
function licenceFactor(requirements: readonly WeightedRequirement[], credits: Float64Array): number {
  let least = 1;
  for (let index = 0; index < requirements.length; index++) {
    if (requirements[index]!.licence) least = Math.min(least, (credits[index] as number) / LICENCE_SHOWN);
  }
  return 1 - (1 - least) * LICENCE_COST;
}

/**
 * The share of a component's points that is earned, 0…1. What strong candidates typically show earns nearly all of it,
 * and showing everything the rest.
 */
function earnedShare(slot: number, sums: number[], totals: number[], expected: number[]): number {
  const usual = expected[slot] as number;
  if (usual === 0) return 0;
  const rule = RULES[slot] as ComponentRule;
  const coverage = (sums[slot] as number) / usual;
  const most = (totals[slot] as number) / usual;
  const full = Math.min(rule.full, most);
  if (most === full && coverage >= most) return 1;
  if (coverage >= full) return EXPECTED_SHARE + ((1 - EXPECTED_SHARE) * (coverage - full)) / (most - full);
  const nearly = most === full ? 1 : EXPECTED_SHARE;
  return (nearly * Math.max(0, coverage - rule.none)) / (full - rule.none);
}
