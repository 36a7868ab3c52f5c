import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { CompiledRequirement, CompiledResume } from '../compiled.types.ts';
import { creditOf, entriesOf, findSlot, hasKey, type KeyTable } from '../key-table.ts';
import { LEADS_PEOPLE } from '../keys.ts';
import type { Pair } from '../pair.ts';
import { entriesAtEmployer } from './named/named-employer.ts';

const LEAST_SHARE = MATCH_NUMBERS.leastShare.value;
const CLAIM_SHARE = MATCH_NUMBERS.claimShare.value;
const TITLE_FOR_WORDS = MATCH_NUMBERS.titleForWords.value;
const TITLE_FOR_TERMS = MATCH_NUMBERS.titleForTerms.value;
const ENOUGH_EXPERIENCE = MATCH_NUMBERS.enoughExperience.value;
const SAME_JOB = MATCH_NUMBERS.sameJob.value;
const WORDS_FOR_TITLE = MATCH_NUMBERS.wordsForTitle.value;

/** How much of the topics of some years each work entry shows, 0…1, and how much the résumé shows anywhere. */
export type TopicShares = { entries: Float64Array; anywhere: number };

export function experienceCredit(
  requirement: CompiledRequirement,
  pair: Pair,
  shares = topicShares(requirement, pair),
): number {
  if (requirement.months === 0) return 1;
  return Math.min(1, relevantMonths(requirement, pair, shares) / requirement.months);
}

/**
 * Months of work in what the requirement names. A work entry counts in full if it shows enough of the topics, in part if
 * it shows at least a third of that, and otherwise not at all. Years that the text only claims count if it claims them of
 * known things that are required, or else by what the whole résumé shows.
 */
export function relevantMonths(
  requirement: CompiledRequirement,
  pair: Pair,
  { entries, anywhere } = topicShares(requirement, pair),
): number {
  const { totalMonths, claimedMonths, table } = pair.resume;
  let months = 0;
  for (let index = 0; index < entries.length; index++) {
    months += monthsCounted(requirement, pair.resume, index) * (entries[index] as number);
  }
  // Years that are only claimed may have been long ago.
  const claimed =
    requirement.recent > 0
      ? 0
      : Math.max(
          requirement.core.length > 0 ? 0 : claimedMonths * anywhere,
          ...monthsClaimed(requirement, table),
        );
  return Math.max(Math.min(months, totalMonths), CLAIM_SHARE * claimed);
}

/** The months that the text claims of each thing that the years must be in. */
const monthsClaimed = ({ claims }: CompiledRequirement, table: KeyTable): number[] =>
  Array.from(claims, (key) => creditOf(table, key));

/** Months of the work entries that count, in full, even if they count in part. */
export function monthsOfCounted(
  requirement: CompiledRequirement,
  pair: Pair,
  { entries }: TopicShares,
): number {
  let bits = 0;
  for (let index = 0; index < entries.length; index++) if ((entries[index] as number) > 0) bits |= 1 << index;
  return monthsOf(bits, requirement, pair.resume);
}

/** The months of a work entry that are recent enough. */
export function monthsCounted(
  { recent }: CompiledRequirement,
  resume: CompiledResume,
  index: number,
): number {
  const { months = 0, to = 0 } = resume.workPeriods[index] ?? {};
  return recent === 0 ? months : Math.min(months, Math.max(0, to - (resume.thisMonth - recent)));
}

/** The share of the required years in jobs whose titles alone say that they were in it, 0…1. */
export function yearsInTrade(requirement: CompiledRequirement, { resume }: Pair): number {
  const bits = entriesInTrade(requirement, resume) & mayCount(requirement, resume);
  return Math.min(1, monthsOf(bits, requirement, resume) / requirement.months);
}

/** The work entries (as bits) whose titles or employers alone say that somebody worked in what is required. */
export const entriesInTrade = (requirement: CompiledRequirement, { table }: CompiledResume): number =>
  entriesWith(requirement.trade, table);

/** How much of it is had where no number of years is asked, 0…1. */
export const experienceInTrade = (requirement: CompiledRequirement, { resume }: Pair): number =>
  Math.min(1, monthsOf(entriesInTrade(requirement, resume), requirement, resume) / ENOUGH_EXPERIENCE);

/**
 * The share of the required years in jobs like the one that is offered that count for them, 0…1. A title says nothing of years in
 * some kind of workplace or of leading people.
 */
export function yearsInSameJob(
  requirement: CompiledRequirement,
  pair: Pair,
  { entries }: TopicShares,
): number {
  if (requirement.inPlace || requirement.leading) return 0;
  let bits = 0;
  for (let index = 0; index < entries.length; index++)
    if (Math.min(entries[index] as number, pair.entryLikeness[index] as number) >= SAME_JOB)
      bits |= 1 << index;
  const months = Math.max(
    monthsOf(bits, requirement, pair.resume),
    ownMonthsClaimed(requirement, pair.resume),
  );
  return Math.min(1, months / requirement.months);
}

/** The share of the required years in jobs like the one that is offered, whether or not they show what the years must be in. */
export const yearsInLikeJob = (requirement: CompiledRequirement, pair: Pair): number =>
  Math.min(1, monthsOf(likeEntries(requirement, pair), requirement, pair.resume) / requirement.months);

/** The work entries (as bits) in jobs like the one that is offered. */
function likeEntries(requirement: CompiledRequirement, { resume, entryLikeness }: Pair): number {
  if (requirement.inPlace || requirement.leading) return 0;
  let bits = 0;
  for (let index = 0; index < resume.workPeriods.length; index++)
    if ((entryLikeness[index] as number) >= SAME_JOB) bits |= 1 << index;
  return bits & mayCount(requirement, resume);
}

/** The months that a text claims of the job itself: "Lift truck tech, 14 yrs." */
const ownMonthsClaimed = ({ ownClaims, recent }: CompiledRequirement, { table }: CompiledResume): number =>
  recent > 0 ? 0 : CLAIM_SHARE * Math.max(0, ...Array.from(ownClaims, (key) => creditOf(table, key)));

/** The work entries (as bits) at the employer asked for, of leading people where that is asked, not of learners, another branch or too little. */
function mayCount(requirement: CompiledRequirement, resume: CompiledResume): number {
  const { leading, learners, otherBranches, moreThan, topics } = requirement;
  const led = leading ? entriesOf(resume.table, LEADS_PEOPLE) : ~0;
  return (
    led &
    entriesAtEmployer(requirement, resume) &
    ~entriesWith(otherBranches, resume.table) &
    ~(entriesWith(moreThan.less, resume.table) & ~entriesWith(moreThan.enough, resume.table)) &
    (topics.length === 0 ? ~0 : ~entriesWith(learners, resume.table))
  );
}

/** The work entries (as bits) that don't count but whose titles are near to what is required, or to the job that is offered. */
export function relatedEntries(requirement: CompiledRequirement, pair: Pair): number {
  const { trade, otherBranches, widerTrades, professions } = requirement;
  const { table } = pair.resume;
  return (
    (entriesWith(trade, table) & entriesWith(otherBranches, table)) |
    entriesWith(widerTrades, table) |
    entriesWith(professions, table) |
    likeEntries(requirement, pair)
  );
}

/** The months of such entries. */
export const relatedMonths = (requirement: CompiledRequirement, pair: Pair): number =>
  monthsOf(relatedEntries(requirement, pair), requirement, pair.resume);

/** The months in a wider trade than the one required, which earn a part. */
export const monthsInWiderTrade = (requirement: CompiledRequirement, { resume }: Pair): number =>
  monthsOf(
    entriesWith(requirement.widerTrades, resume.table) & ~entriesWith(requirement.learners, resume.table),
    requirement,
    resume,
  );

/** The months of some work entries (as bits), as far as they are recent enough. */
function monthsOf(bits: number, requirement: CompiledRequirement, resume: CompiledResume): number {
  if (bits === 0) return 0;
  let months = 0;
  for (let index = 0; index < resume.workPeriods.length; index++)
    if ((bits >> index) & 1) months += monthsCounted(requirement, resume, index);
  return Math.min(months, resume.totalMonths);
}

export function topicShares(requirement: CompiledRequirement, pair: Pair): TopicShares {
  const { topics, topicWeights, enoughTopics } = requirement;
  const { workPeriods, table } = pair.resume;
  const entries = new Float64Array(workPeriods.length);
  const counted = mayCount(requirement, pair.resume);
  if (topics.length === 0) {
    for (let index = 0; index < entries.length; index++) entries[index] = (counted >> index) & 1;
    return { entries, anywhere: counted === 0 ? 0 : 1 };
  }
  let anywhere = 0;
  for (let topic = 0; topic < topics.length; topic++) {
    const weight = topicWeights[topic] as number;
    const slot = findSlot(table, topics[topic] as number);
    if (slot < 0) continue;
    anywhere += weight;
    const bits = table.entries[slot] as number;
    for (let index = 0; index < entries.length; index++) {
      if ((bits >> index) & 1) entries[index] = (entries[index] as number) + weight;
    }
  }
  const shown = coreEntries(requirement, table);
  const byTitle =
    isNowhere(requirement, table) || isSomewhere(requirement, table) ? 0 : titleShare(requirement);
  const byWords = requirement.ownWork ? WORDS_FOR_TITLE : 1;
  for (let index = 0; index < entries.length; index++) {
    const words = (shown >> index) & 1 ? Math.min(byWords, (entries[index] as number) / enoughTopics) : 0;
    const share = Math.max(words, byTitle * Math.min(1, pair.entryLikeness[index] as number));
    entries[index] = (counted >> index) & 1 && share >= LEAST_SHARE ? share : 0;
  }
  if (counted === 0) return { entries, anywhere: 0 };
  const words = shown === 0 ? 0 : Math.min(byWords, anywhere / enoughTopics);
  return { entries, anywhere: Math.max(words, byTitle * Math.min(1, pair.titleLikeness)) };
}

/** True for years in known things of which the résumé names none, and of which no title speaks. */
function isNowhere({ core, trade }: CompiledRequirement, table: KeyTable): boolean {
  return core.length > 0 && entriesWith(trade, table) === 0 && !core.some((key) => hasKey(table, key));
}

/** True for years in a kind of workplace where the résumé tells of one: jobs with the same title elsewhere are no years in it. */
const isSomewhere = ({ inPlace, trade }: CompiledRequirement, table: KeyTable): boolean =>
  inPlace && entriesWith(trade, table) !== 0;

function titleShare({ ownWork, core }: CompiledRequirement): number {
  return ownWork || core.length === 0 ? TITLE_FOR_WORDS : TITLE_FOR_TERMS;
}

/** The work entries (as bits) that show one of the required known skills or titles; all of them if none is known. */
function coreEntries(requirement: CompiledRequirement, table: KeyTable): number {
  return requirement.core.length === 0 ? -1 : entriesWith(requirement.core, table);
}

function entriesWith(keys: Int32Array, table: KeyTable): number {
  let bits = 0;
  for (let index = 0; index < keys.length; index++) bits |= entriesOf(table, keys[index] as number);
  return bits;
}
