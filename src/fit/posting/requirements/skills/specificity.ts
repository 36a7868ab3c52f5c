import type { Term } from '../../../lexicon/lexicon.types.ts';

/** How specific a term is, 0.35…1. Terms that many professions require say less about who fits this job. */
export function specificityOf(term: Term): number {
  const trades = term.professions.length;
  if (trades <= 2) return 1;
  if (trades <= 4) return 0.85;
  if (trades <= 8) return 0.65;
  return trades <= 15 ? 0.5 : 0.35;
}
