import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { CompiledRequirement } from '../compiled.types.ts';
import { hasKey, type KeyTable } from '../key-table.ts';
import type { Pair } from '../pair.ts';
import { studyShares } from './education-credit.ts';
import { experienceCredit, topicShares, yearsInTrade } from './experience-credit.ts';
import { shareOfNames } from './named/named-words.ts';
import {
  bestTermCredit,
  isKnownTool,
  meanTermCredit,
  meanUsual,
  namedTermCredit,
  pairShare,
  passageShare,
  wordShare,
} from './term-credit.ts';

const NAMED_WORDS = MATCH_NUMBERS.namedWords.value;
const SOME_WORDS_FACTOR = MATCH_NUMBERS.someWordsFactor.value;

/**
 * What speaks for a requirement being met, each 0…1. More evidence never lowers one of them, and no learned weight of
 * them is below 0, so more evidence never lowers a credit.
 */
export const CREDIT_FEATURES = [
  /** The best of the terms it names, all of them on average, and the same with what is usual in the jobs held. */
  'named term',
  'term',
  'terms',
  'usual',
  /** The share of its words that the résumé uses, that one passage uses, and that stand side by side. */
  'words',
  'words in one passage',
  'word pairs',
  'some words',
  /** The share of its words that are written as names, all of them if it has none. */
  'names',
  /** The share of the required years, how much of what they must be in is shown anywhere, and the share that titles show. */
  'years',
  'topic of the years',
  'years in the trade',
  /** How near the studies come to the required level and field, each alone, both in one, and the field of a full degree. */
  'degree',
  'field of study',
  'degree in the field',
  'full degree in the field',
  /**
   * The same for all requirements of a pair: likeness of titles, words of the job's title, likeness of professions and
   * topics, and words of all requirements; the last two beside what résumés of similar work usually show.
   */
  'title',
  'words of the title',
  'profession',
  'topic',
  'words of all',
] as const;

export type CreditFeature = (typeof CREDIT_FEATURES)[number];

/** The index of the first feature that is the same for all requirements of a pair. */
export const FIRST_SHARED = CREDIT_FEATURES.indexOf('title');

/** Writes the features of one requirement into `into`; the shared ones come from the pair. */
export function creditFeatures(requirement: CompiledRequirement, pair: Pair, into: Float64Array): void {
  const { table } = pair.resume;
  const byName = isKnownTool(requirement);
  const isCalledSo = hasAcronym(requirement, table);
  const named = isCalledSo ? 1 : namedTermCredit(requirement, table);
  // Another name says nearly the same as the posting's own words.
  const isNamed = named > 0 && (isCalledSo || requirement.source.sufficient.length > 0);
  const least = isNamed && !byName ? NAMED_WORDS : 0;
  const words = byName ? 0 : Math.max(least, wordShare(requirement, table));
  const shares = requirement.months > 0 ? topicShares(requirement, pair) : undefined;
  let at = 0;
  into[at++] = named;
  into[at++] = isCalledSo ? 1 : bestTermCredit(requirement, table);
  into[at++] = isCalledSo ? 1 : meanTermCredit(requirement, table);
  into[at++] = isCalledSo ? 1 : meanUsual(requirement, table);
  into[at++] = words;
  into[at++] = byName
    ? 0
    : Math.max(least, passageShare(requirement, requirement.wordTotal, pair.resume.passages));
  into[at++] = byName ? 0 : Math.max(least, pairShare(requirement, table));
  into[at++] = Math.min(1, SOME_WORDS_FACTOR * words);
  into[at++] = Math.max(named, shareOfNames(requirement, table));
  into[at++] = shares ? experienceCredit(requirement, pair, shares) : 0;
  into[at++] = shares ? shares.anywhere : 0;
  into[at++] = shares ? yearsInTrade(requirement, pair) : 0;
  at = writeStudyShares(requirement, pair, into, at);
  into.set(pair.shared, at);
}

/** "CNO", where the posting asks for registration with the "College of Nurses of Ontario (CNO)". */
export const hasAcronym = ({ acronym, explained, meaning }: CompiledRequirement, table: KeyTable): boolean =>
  acronym !== 0 && hasKey(table, acronym) && (!hasKey(table, explained) || hasKey(table, meaning));

function writeStudyShares(
  { source }: CompiledRequirement,
  { resume }: Pair,
  into: Float64Array,
  from: number,
): number {
  let at = from;
  const shares = source.degree && studyShares(source.degree, resume.studies);
  into[at++] = shares?.degree ?? 0;
  into[at++] = shares?.field ?? 0;
  into[at++] = shares?.both ?? 0;
  into[at++] = shares?.fullDegree ?? 0;
  return at;
}
