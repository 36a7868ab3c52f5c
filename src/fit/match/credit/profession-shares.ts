import type { Mention, Term } from '../../lexicon/lexicon.types.ts';
import { PROFESSIONS, professionIndex } from '../../lexicon/titles/professions.ts';
import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { HeldTitle } from '../compiled.types.ts';
import { keyOf } from '../keys.ts';

const TERMS_PER_TITLE = MATCH_NUMBERS.termsPerTitle.value;
const HALF_POINT = MATCH_NUMBERS.termsOfHalf.value;

/**
 * How much of each profession a résumé shows, 0…1, in the order of `PROFESSIONS`. A term counts by the logarithm of its
 * repetitions, divided among its professions.
 */
export function professionShares(mentions: Mention[], held: HeldTitle[]): Float32Array {
  const counts = new Map<Term, number>();
  for (const { term } of mentions) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weights = new Float64Array(PROFESSIONS.length);
  for (const [{ professions }, count] of counts) {
    for (const profession of professions) {
      const index = professionIndex(profession);
      weights[index] = (weights[index] as number) + (1 + Math.log(count)) / professions.length;
    }
  }
  PROFESSIONS.forEach((profession, index) => {
    const key = keyOf('profession', profession);
    if (held.some(({ title }) => title.professions.includes(key)))
      weights[index] = (weights[index] as number) + TERMS_PER_TITLE;
  });
  return Float32Array.from(weights, (amount) => amount / (amount + HALF_POINT));
}
