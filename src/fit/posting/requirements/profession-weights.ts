import { termById } from '../../lexicon/lexicon.ts';
import type { JobTitle } from '../../lexicon/lexicon.types.ts';
import type { PostingRequirement } from '../posting.types.ts';

/** What belongs to another trade than the job's, or to every office, was asked for in passing. */
const STRANGE = 0.6;
/** Word processors and mail are asked of everybody and told by few. */
const OFFICE = 0.3;
/** This share of the weight of all terms makes a trade the posting's own. */
const OWN_SHARE = 0.2;

/** Lets the terms of the job's own trades weigh more than what is asked of everybody. */
export function weightByProfession(asks: PostingRequirement[], titles: JobTitle[]): PostingRequirement[] {
  const own = ownTrades(asks, titles);
  if (own.size === 0) return asks;
  return asks.map((ask) => ({ ...ask, weight: ask.weight * (isStrange(ask, own) ? shareOf(ask) : 1) }));
}

function shareOf(ask: PostingRequirement): number {
  return tellingTerms(ask).every((id) => termById(id)?.professions[0] === 'office') ? OFFICE : STRANGE;
}

function isStrange(ask: PostingRequirement, own: Set<string>): boolean {
  if (ask.duty || ask.terms.length === 0 || ask.years || ask.degree) return false;
  return !tellingTerms(ask).some((id) => termById(id)?.professions.some((profession) => own.has(profession)));
}

/** Of a wide term with examples the wide one tells the trade. */
function tellingTerms({ terms, examples }: PostingRequirement): string[] {
  return examples ? terms.slice(0, 1) : terms;
}

function ownTrades(asks: PostingRequirement[], titles: JobTitle[]): Set<string> {
  const weights = new Map<string, number>();
  let whole = 0;
  for (const ask of asks) {
    const professions = new Set(ask.terms.flatMap((id) => termById(id)?.professions ?? []));
    for (const profession of professions) {
      const share = ask.weight / professions.size;
      weights.set(profession, (weights.get(profession) ?? 0) + share);
      whole += share;
    }
  }
  const own = new Set(titles.map(({ profession }) => profession));
  for (const [profession, weight] of weights)
    if (weight >= whole * OWN_SHARE && profession !== 'office') own.add(profession);
  return own;
}
