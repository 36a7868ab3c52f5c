import type { Term } from '../../../../lexicon/lexicon.types.ts';
import { REQUIREMENT_NUMBERS } from '../../../../numbers/requirement-numbers.ts';

const [FEW, SOME, SEVERAL, MANY] = REQUIREMENT_NUMBERS.professionsOfTerm.value;
const [OF_SOME, OF_SEVERAL, OF_MANY, OF_MORE] = REQUIREMENT_NUMBERS.specificity.value;

/** How specific a term is, 0…1. Terms that many professions require say less about who fits this job. */
export function specificityOf(term: Term): number {
  const trades = term.professions.length;
  if (trades <= FEW) return 1;
  if (trades <= SOME) return OF_SOME;
  if (trades <= SEVERAL) return OF_SEVERAL;
  return trades <= MANY ? OF_MANY : OF_MORE;
}
