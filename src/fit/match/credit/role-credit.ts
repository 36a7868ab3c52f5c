import type { CompiledPosting } from '../compiled.types.ts';
import { creditOf, type KeyTable } from '../key-table.ts';
import type { Pair } from '../pair.ts';

/** What makes two jobs alike: the titles held, the professions of the skills shown, the words used. They sum to 1. */
const LIKENESS = { title: 0.15, trade: 0.25, topic: 0.6 };
/** No résumé uses all words of a posting: this share of their weight already earns more than half. */
const TOPIC_HALF_POINT = 0.18;
/** The same for the posting's professions. */
const PROFESSION_HALF_POINT = 0.5;

/** How similar the job is to the candidate's past work, 0…1: by title, by profession and by the words used. */
export function roleCredit(pair: Pair): number {
  const { title, trade, topic } = roleParts(pair);
  const byTrade = trade === undefined ? 0 : LIKENESS.trade;
  const byTitle = title === undefined ? 0 : LIKENESS.title;
  const sum = byTitle * (title ?? 0) + byTrade * (trade ?? 0) + LIKENESS.topic * topic;
  return sum / (byTitle + byTrade + LIKENESS.topic);
}

/** The three likenesses, 0…1 each; undefined if the posting has nothing to compare. */
export function roleParts({ posting, resume, titleLikeness }: Pair): {
  title?: number;
  trade?: number;
  topic: number;
} {
  const trade = sharedProfessions(posting.professionShares, resume.professionShares);
  return {
    ...(posting.role.total > 0 ? { title: titleLikeness } : {}),
    ...(trade === undefined ? {} : { trade: saturated(trade, PROFESSION_HALF_POINT) }),
    topic: saturated(sharedTopic(posting, resume.table), TOPIC_HALF_POINT),
  };
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

/** How much of the posting's topic the résumé covers, 0…1; words it uses more often count more. */
function sharedTopic({ topic }: CompiledPosting, table: KeyTable): number {
  let share = 0;
  for (let index = 0; index < topic.keys.length; index++) {
    share += creditOf(table, topic.keys[index] as number) * (topic.shares[index] as number);
  }
  return share;
}
