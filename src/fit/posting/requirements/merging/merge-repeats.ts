import type { Range } from '../../../../shared/range.ts';
import type { RequirementKind, RequirementLevel } from '../../../../shared/results/fit-result.ts';
import { DEGREE_LEVELS } from '../../../lexicon/degrees/degree-table.ts';
import { isStopWord } from '../../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { stem } from '../../../text/stem.ts';
import { tokenize } from '../../../text/tokens.ts';
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
  return mergeReworded(text, [...kept.values()]);
}

/**
 * Keeps what is said again with hardly another word once, as notices do of each part of an exam. What may be the same shares
 * its rarest words, so that each requirement is compared with few others.
 */
function mergeReworded(text: string, requirements: PostingRequirement[]): PostingRequirement[] {
  const stems = requirements.map(contentStems);
  const often = new Map<string, number>();
  for (const one of stems.flat()) often.set(one, (often.get(one) ?? 0) + 1);
  const kept: (PostingRequirement | undefined)[] = [];
  const byRareStem = new Map<string, number[]>();
  for (const [index, requirement] of requirements.entries()) {
    const own = stems[index] as string[];
    const rare = own
      .toSorted((a, b) => (often.get(a) as number) - (often.get(b) as number) || (a < b ? -1 : 1))
      .slice(0, RARE_STEMS);
    const known = rare
      .flatMap((one) => byRareStem.get(one) ?? [])
      .find(
        (other) => saySame(stems[other] as string[], own) && haveSameTerms(requirements[other], requirement),
      );
    if (known === undefined) {
      kept[index] = requirement;
      for (const one of rare) byRareStem.set(one, [...(byRareStem.get(one) ?? []), index]);
    } else kept[known] = merged(text, kept[known] as PostingRequirement, requirement);
  }
  return kept.filter((requirement) => requirement !== undefined);
}

/** The different stems of what is asked in words; none of facts, each of which is compared in a way of its own. */
function contentStems({ kind, text, years, degree, options }: PostingRequirement): string[] {
  if (years || degree || options || BY_NAME.has(kind)) return [];
  const stems = tokenize(text).flatMap(({ norm }) => {
    if (isDecisive(norm)) return [norm];
    return isStopWord(norm) ? [] : [stem(norm)];
  });
  return stems.length < LEAST_STEMS ? [] : [...new Set(stems)];
}
const BY_NAME: ReadonlySet<RequirementKind> = new Set(['tool', 'certification', 'language', 'title']);

const haveSameTerms = (one: PostingRequirement | undefined, other: PostingRequirement): boolean =>
  one?.terms.toSorted().join() === other.terms.toSorted().join();

/**
 * True if each begins with a word of the other, hardly a word of the shorter one is missing from the longer one, and numbers
 * and words such as "not" and "after" are the same.
 */
function saySame(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (!longer.includes(shorter[0] as string) || !shorter.includes(longer[0] as string)) return false;
  const differ = (word: string) => isDecisive(word) && shorter.includes(word) !== longer.includes(word);
  if ([...shorter, ...longer].some(differ)) return false;
  const shared = shorter.filter((stem) => longer.includes(stem)).length;
  return shared >= SHARED_OF_SHORTER * shorter.length && shared >= SHARED_OF_LONGER * longer.length;
}
const isDecisive = (word: string): boolean => /\d/.test(word) || DECISIVE.has(word);
const DECISIVE: ReadonlySet<string> = new Set(
  'not no never without before after below above under over until'.split(' '),
);
const RARE_STEMS = REQUIREMENT_NUMBERS.rareStems.value;
const LEAST_STEMS = REQUIREMENT_NUMBERS.leastStems.value;
const SHARED_OF_SHORTER = REQUIREMENT_NUMBERS.sharedOfShorter.value;
const SHARED_OF_LONGER = REQUIREMENT_NUMBERS.sharedOfLonger.value;

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
    return `${requirement.kind} ${requirement.label.toLowerCase().replaceAll('’', "'")}`;
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
