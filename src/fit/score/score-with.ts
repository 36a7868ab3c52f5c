import type { BasisRequirement, ScoreBasis } from '../../shared/results/score-basis.ts';
import { assemble } from './score-formula.ts';

/**
 * The score, 0…100 and rounded, if the requirements with these ids were fully met and everything else stayed the same.
 * Exact for a basis from the same engine version. Unknown ids are ignored.
 */
export function scoreWith(basis: ScoreBasis, ids: Iterable<string>): number {
  const met = new Set(ids);
  const credits = new Float64Array(basis.length);
  for (let index = 0; index < basis.length; index++) {
    const { id, credit } = basis[index] as BasisRequirement;
    credits[index] = met.has(id) ? 1 : credit;
  }
  return Math.round(assemble(basis, credits).raw);
}
