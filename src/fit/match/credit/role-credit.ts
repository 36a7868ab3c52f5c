import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { CompiledPosting, CompiledResume, CompiledTitle } from '../compiled.types.ts';
import { creditOf, type KeyTable } from '../key-table.ts';

const TOPIC_HALF_POINT = MATCH_NUMBERS.topicHalfPoint.value;
const PROFESSION_HALF_POINT = MATCH_NUMBERS.professionHalfPoint.value;

const TOPIC_REACH = MATCH_NUMBERS.topicReach.value;
const LEAST_REACH = MATCH_NUMBERS.leastReach.value;

/** What makes two jobs alike, 0…1 each; undefined if the posting has nothing to compare. */
export type RoleParts = { title?: number; titleWords?: number; trade?: number; topic: number };

/**
 * How alike a job and a candidate's past work are, 0…1: the mean of the titles, the use of the title's words, the
 * professions and the words used.
 */
export function roleCredit({ title, titleWords, trade, topic }: RoleParts): number {
  const parts = [title, titleWords, trade, topic].filter((part) => part !== undefined);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

export function roleParts(
  posting: CompiledPosting,
  resume: CompiledResume,
  titleLikeness: number,
): RoleParts {
  const trade = sharedProfessions(posting.professionShares, resume.professionShares);
  return {
    ...(posting.role.total > 0
      ? { title: titleLikeness, titleWords: titleShare(posting.role, resume.table) }
      : {}),
    ...(trade === undefined ? {} : { trade: saturated(trade, PROFESSION_HALF_POINT) }),
    topic: besideUsual(
      saturated(sharedTopic(posting, resume.table), TOPIC_HALF_POINT),
      TOPIC_REACH * saturated(posting.usual.topic, TOPIC_HALF_POINT),
    ),
  };
}

/**
 * What a résumé shows, 0…1, beside what résumés of similar work reach: postings use words of their own to different
 * degrees, so the same share means more for one than for another.
 */
export function besideUsual(shown: number, reach: number): number {
  return Math.min(1, shown / Math.max(LEAST_REACH, reach));
}

/** A concave curve from 0 to 1 that is slightly above one half at `half`. */
function saturated(share: number, half: number): number {
  return ((1 + half) * share) / (share + half);
}

function sharedProfessions(required: Float32Array, shown: Float32Array): number | undefined {
  let share = 0;
  let total = 0;
  for (let index = 0; index < required.length; index++) {
    total += required[index] as number;
    share += (required[index] as number) * (shown[index] as number);
  }
  return total === 0 ? undefined : share;
}

/** How much of the words of the job's title the résumé uses anywhere, 0…1; words it uses more often count more. */
function titleShare({ words, weights, total }: CompiledTitle, table: KeyTable): number {
  let share = 0;
  for (let index = 0; index < words.length; index++)
    share += creditOf(table, words[index] as number) * (weights[index] as number);
  return share / total;
}

/** How much of the posting's topic the résumé covers, 0…1; words it uses more often count more. */
function sharedTopic({ topic }: CompiledPosting, table: KeyTable): number {
  let share = 0;
  for (let index = 0; index < topic.keys.length; index++) {
    share += creditOf(table, topic.keys[index] as number) * (topic.shares[index] as number);
  }
  return share;
}
