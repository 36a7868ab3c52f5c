import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import type { PostingRequirement } from '../posting.types.ts';

const ORDER: Record<RequirementLevel, number> = { must: 0, preferred: 1, nice: 2 };
const REPEAT_FACTOR = REQUIREMENT_NUMBERS.repeatFactor.value;
const MAX_WEIGHT = REQUIREMENT_NUMBERS.maxRepeatedWeight.value;

/** Keeps each requirement once, at its highest level. */
export function mergeRepeats(requirements: PostingRequirement[]): PostingRequirement[] {
  const kept = new Map<string, PostingRequirement>();
  for (const requirement of requirements) {
    const key = requirementKey(requirement);
    const known = kept.get(key);
    if (!known) kept.set(key, requirement);
    else kept.set(key, merged(known, requirement));
  }
  return [...kept.values()];
}

function requirementKey(requirement: PostingRequirement): string {
  if (requirement.duty || requirement.sufficient.length === 0 || requirement.years)
    return `${requirement.kind} ${requirement.label.toLowerCase()}`;
  return requirement.terms.toSorted().join(' ');
}

function merged(known: PostingRequirement, again: PostingRequirement): PostingRequirement {
  const later = ORDER[again.level] - ORDER[known.level];
  const first = later < 0 || (later === 0 && again.weight > known.weight) ? again : known;
  return { ...first, weight: Math.min(Math.max(known.weight, again.weight) * REPEAT_FACTOR, MAX_WEIGHT) };
}
