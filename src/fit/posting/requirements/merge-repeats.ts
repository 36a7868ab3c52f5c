import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import type { PostingRequirement } from '../posting.types.ts';

const ORDER: Record<RequirementLevel, number> = { must: 0, preferred: 1, nice: 2 };
/** What a posting says twice it means. */
const REPEAT_GAIN = 1.25;

/** Keeps each question once, at the highest level it is asked at. */
export function mergeRepeats(asks: PostingRequirement[]): PostingRequirement[] {
  const kept = new Map<string, PostingRequirement>();
  for (const ask of asks) {
    const key = keyOf(ask);
    const known = kept.get(key);
    if (!known) kept.set(key, ask);
    else kept.set(key, merged(known, ask));
  }
  return [...kept.values()];
}

function keyOf(ask: PostingRequirement): string {
  if (ask.duty || ask.terms.length === 0 || ask.years) return `${ask.kind} ${ask.label.toLowerCase()}`;
  return ask.terms.toSorted().join(' ');
}

function merged(known: PostingRequirement, again: PostingRequirement): PostingRequirement {
  const first = ORDER[again.level] < ORDER[known.level] ? again : known;
  return { ...first, weight: Math.min(Math.max(known.weight, again.weight) * REPEAT_GAIN, 1.5) };
}
