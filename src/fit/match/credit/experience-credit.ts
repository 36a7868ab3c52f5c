import type { CompiledRequirement } from '../compiled.types.ts';
import { entriesOf, findSlot, type KeyTable } from '../key-table.ts';
import type { Pair } from '../pair.ts';

/** An entry that shows this share of what the years must be spent on counts in full. */
const ENOUGH_OF_TOPIC = 0.6;
/** Years in something named count by no more than this where a job shows neither it nor anything near. */
const UNRELATED_SHARE = 0.15;
/** Years that a résumé claims without dates prove a little less than dated ones. */
const CLAIM_SHARE = 0.9;
/** A job of the same title shows this much of what isn't known by name, and of what is. */
const TITLE_FOR_WORDS = 1;
const TITLE_FOR_TERMS = 0.5;
/** Words of the job's title, said in a job of another title. */
const WORDS_FOR_TITLE = 0.5;

export function experienceCredit(requirement: CompiledRequirement, pair: Pair): number {
  if (requirement.months === 0) return 1;
  return Math.min(1, relevantMonths(requirement, pair) / requirement.months);
}

/**
 * Months of work spent on what was asked for. An entry counts in full when it shows enough of it, less when it shows
 * less; years that the text claims count by what the whole résumé shows.
 */
export function relevantMonths(requirement: CompiledRequirement, pair: Pair): number {
  const { entries, anywhere } = topicShares(requirement, pair);
  const { workPeriods, totalMonths, claimedMonths } = pair.resume;
  let months = 0;
  for (let index = 0; index < entries.length; index++) {
    months += (workPeriods[index]?.months ?? 0) * (entries[index] as number);
  }
  return Math.max(Math.min(months, totalMonths), claimedMonths * CLAIM_SHARE * anywhere);
}

/** How much of what the years must be spent on each work entry shows, 0…1, and the résumé anywhere. */
export function topicShares(
  requirement: CompiledRequirement,
  pair: Pair,
): { entries: Float64Array; anywhere: number } {
  const { topics, topicWeights } = requirement;
  const { workPeriods, table } = pair.resume;
  const entries = new Float64Array(workPeriods.length);
  if (topics.length === 0) return { entries: entries.fill(1), anywhere: 1 };
  let total = 0;
  let anywhere = 0;
  for (let topic = 0; topic < topics.length; topic++) {
    const weight = topicWeights[topic] as number;
    total += weight;
    const slot = findSlot(table, topics[topic] as number);
    if (slot < 0) continue;
    anywhere += weight;
    const bits = table.entries[slot] as number;
    for (let index = 0; index < entries.length; index++) {
      if ((bits >> index) & 1) entries[index] = (entries[index] as number) + weight;
    }
  }
  const enough = total * ENOUGH_OF_TOPIC;
  const shown = coreEntries(requirement, table);
  const byTitle = titleShare(requirement);
  const byWords = requirement.ownWork ? WORDS_FOR_TITLE : 1;
  for (let index = 0; index < entries.length; index++) {
    const most = (shown >> index) & 1 ? byWords : Math.min(byWords, UNRELATED_SHARE);
    const words = Math.min(most, (entries[index] as number) / enough);
    entries[index] = Math.max(words, byTitle * likeWork(pair.entryLikeness[index] as number));
  }
  const words = Math.min(shown === 0 ? UNRELATED_SHARE : byWords, anywhere / enough);
  return { entries, anywhere: Math.max(words, byTitle * likeWork(pair.titleLikeness)) };
}

/** Titles that share little are other work, however long it was done. */
const LIKE_FROM = 0;
const LIKE_TO = 1;

function likeWork(likeness: number): number {
  return Math.min(1, Math.max(0, (likeness - LIKE_FROM) / (LIKE_TO - LIKE_FROM)));
}

function titleShare({ ownWork, core }: CompiledRequirement): number {
  return ownWork || core.length === 0 ? TITLE_FOR_WORDS : TITLE_FOR_TERMS;
}

/** The work entries (bits) that show a known skill or title of the asked ones; all where none is known. */
function coreEntries(requirement: CompiledRequirement, table: KeyTable): number {
  if (requirement.core.length === 0) return -1;
  let bits = 0;
  for (let index = 0; index < requirement.core.length; index++)
    bits |= entriesOf(table, requirement.core[index] as number);
  return bits;
}
