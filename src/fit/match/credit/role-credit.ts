import type { CompiledPosting } from '../compiled.types.ts';
import { creditOf, type KeyTable } from '../key-table.ts';
import type { Pair } from '../pair.ts';

/** What makes two jobs alike: the title held, the trades of the skills shown, the words used. They sum to 1. */
const LIKENESS = { title: 0.15, trade: 0.25, topic: 0.6 };
/** Nobody says all that a posting says: this share of its words' weight is worth more than half. */
const TOPIC_HALF_POINT = 0.18;
/** The same of the terms of its trades. */
const PROFESSION_HALF_POINT = 0.5;

/** Likeness of the job to the jobs held: by title, by trade and by the words used, 0…1. */
export function roleCredit(pair: Pair): number {
  const { title, trade, topic } = roleParts(pair);
  const byTrade = trade === undefined ? 0 : LIKENESS.trade;
  const byTitle = title === undefined ? 0 : LIKENESS.title;
  const sum = byTitle * (title ?? 0) + byTrade * (trade ?? 0) + LIKENESS.topic * topic;
  return sum / (byTitle + byTrade + LIKENESS.topic);
}

/** The three likenesses, 0…1; undefined where the posting gives nothing to compare. */
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

/** Rises from 0 to 1 and passes the middle before `half`. */
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

/** How much of what the posting is about the résumé speaks of, 0…1; a word said more often counts more. */
function sharedTopic({ topic }: CompiledPosting, table: KeyTable): number {
  let share = 0;
  for (let index = 0; index < topic.keys.length; index++) {
    share += creditOf(table, topic.keys[index] as number) * (topic.shares[index] as number);
  }
  return share;
}
