import type { CompiledPosting } from '../match/compiled.types.ts';
import { COMPONENT_KEYS, COMPONENTS } from './components.ts';

/** Points by component, in the order of `COMPONENT_KEYS`; `outOf` is 0 where the posting gives nothing to judge. */
export type Assembled = { raw: number; points: number[]; outOf: number[] };

/** A component needs this much weight of questions to count in full; a single trait doesn't make a third of a score. */
const FULL_WEIGHT = 1.2;

/**
 * The score from the credits of all questions, 0…100, unrounded. What the posting doesn't ask leaves the
 * denominator. Rises, or stays, when any credit rises.
 */
export function assemble(posting: CompiledPosting, credits: Float64Array): Assembled {
  const sums = [0, 0, 0, 0, 0];
  const totals = [0, 0, 0, 0, 0];
  for (let index = 0; index < posting.asks.length; index++) {
    const { slot, weight } = posting.asks[index]!;
    sums[slot] = (sums[slot] as number) + weight * (credits[index] as number);
    totals[slot] = (totals[slot] as number) + weight;
  }
  const outOf = totals.map((total, slot) => shareOf(slot) * Math.min(1, total / FULL_WEIGHT));
  const whole = outOf.reduce((sum, share) => sum + share, 0) || 1;
  const shares = sums.map((sum, slot) => (totals[slot] ? sum / (totals[slot] as number) : 0));
  let raw = 0;
  for (let slot = 0; slot < 5; slot++) raw += ((outOf[slot] as number) / whole) * (shares[slot] as number);
  return {
    raw: 100 * raw,
    points: shares.map((share, slot) => (100 * share * (outOf[slot] as number)) / whole),
    outOf: outOf.map((share) => (100 * share) / whole),
  };
}

function shareOf(slot: number): number {
  const key = COMPONENT_KEYS[slot];
  return key ? COMPONENTS[key].share : 0;
}
