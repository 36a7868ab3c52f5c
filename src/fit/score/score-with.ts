import type { ScoreBasis } from '../../shared/score-basis.ts';
import { assemble } from './assemble.ts';

/**
 * The score, 0…100 and rounded, if the questions of these ids were fully met and all else stayed as it is. Exact for a
 * basis that an engine of this version made; ids that the basis doesn't hold change nothing.
 */
export function scoreWith(basis: ScoreBasis, ids: Iterable<string>): number {
  const met = new Set(ids);
  const credits = Float64Array.from(basis, ({ id, credit }) => (met.has(id) ? 1 : credit));
  return Math.round(assemble(basis, credits).raw);
}
