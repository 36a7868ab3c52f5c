import type { Range } from '../../../../shared/range.ts';
import type { RequirementLevel } from '../../../../shared/results/fit-result.ts';
import { DEGREE_LEVELS } from '../../../lexicon/degrees/degree-table.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import type { PostingRequirement } from '../../posting.types.ts';

const ORDER: Record<RequirementLevel, number> = { must: 0, preferred: 1, nice: 2 };
const REPEAT_FACTOR = REQUIREMENT_NUMBERS.repeatFactor.value;
const MAX_WEIGHT = REQUIREMENT_NUMBERS.maxRepeatedWeight.value;

/** Keeps each requirement of a text once, at its highest level. */
export function mergeRepeats(text: string, requirements: PostingRequirement[]): PostingRequirement[] {
  const kept = new Map<string, PostingRequirement>();
  for (const [index, requirement] of requirements.entries()) {
    if (repeatsStudy(requirement, index, requirements)) continue;
    const key = requirementKey(requirement);
    const known = kept.get(key);
    if (!known) kept.set(key, requirement);
    else kept.set(key, merged(text, known, requirement));
  }
  return [...kept.values()];
}

/** "Education: Bachelor's (Required)" repeats the bachelor's degree in law that is asked before. */
const repeatsStudy = (
  one: PostingRequirement,
  at: number,
  requirements: readonly PostingRequirement[],
): boolean =>
  isBareDegree(one) &&
  requirements.some(
    (other, index) =>
      other.degree?.level === one.degree?.level &&
      (!isBareDegree(other) || index < at) &&
      !other.options &&
      ORDER[other.level] <= ORDER[one.level],
  );

const isBareDegree = ({ degree, label }: PostingRequirement): boolean =>
  degree !== undefined &&
  degree.fields.disciplines.length === 0 &&
  (degree.level === DEGREE_LEVELS.school || BARE_DEGREE.test(label));
const BARE_DEGREE = /^[\p{L}'’.]+(?: degree)?$/u;

function requirementKey(requirement: PostingRequirement): string {
  if (requirement.duty || requirement.sufficient.length === 0 || requirement.years)
    return `${requirement.kind} ${requirement.label.toLowerCase()}`;
  return requirement.terms.toSorted().join(' ');
}

/** The requirement stands where it weighs most, or where it stands first if a whole part of the posting is repeated. */
function merged(text: string, known: PostingRequirement, again: PostingRequirement): PostingRequirement {
  const later = ORDER[again.level] - ORDER[known.level];
  const isHeavier = later < 0 || (later === 0 && again.weight > known.weight);
  const first = isHeavier ? { ...again, ...(isCopied(text, known, again) ? placeOf(known) : {}) } : known;
  return { ...first, weight: Math.min(Math.max(known.weight, again.weight) * REPEAT_FACTOR, MAX_WEIGHT) };
}

const AROUND = REQUIREMENT_NUMBERS.aroundRepeat.value;

const isCopied = (text: string, one: Range, other: Range): boolean =>
  text.slice(Math.max(0, one.start - AROUND), one.end + AROUND) ===
  text.slice(Math.max(0, other.start - AROUND), other.end + AROUND);

const placeOf = ({ text, start, end, words }: PostingRequirement) => ({ text, start, end, words });
