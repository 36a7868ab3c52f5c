import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import type { CompiledPosting, CompiledRequirement } from './compiled.types.ts';
import data from './data/usual-words.json' with { type: 'json' };
import { keyOf } from './keys.ts';

const credits = Uint8Array.from(atob(data.credits), (byte) => byte.charCodeAt(0));
const words = data.words.split(' ');
const columns = new Map(words.map((word, column) => [keyOf('word', word), column]));

/**
 * How much of some words résumés of one kind of work usually show, 0…1, for the kind that shows most. `shares` belong to
 * `keys` and sum to 1; a word counts as in a résumé's key table. Learned from public résumés (lab/usual-words).
 */
export function usuallyShown(keys: Int32Array, shares: Float32Array): number {
  const sums = new Float64Array(data.groups);
  for (let index = 0; index < keys.length; index++) {
    const column = columns.get(keys[index] as number);
    if (column === undefined) continue;
    const share = shares[index] as number;
    for (let group = 0; group < sums.length; group++)
      sums[group] = (sums[group] as number) + share * (credits[group * words.length + column] as number);
  }
  return Math.max(...sums) / 255;
}

const COMMON_TOPIC = MATCH_NUMBERS.commonTopic.value;
const COMMON_WORDS = MATCH_NUMBERS.commonWords.value;
const ENOUGH_WORDS = MATCH_NUMBERS.enoughWords.value;

/** What résumés of similar work usually show. A posting of few words says less about it than postings in general. */
export function usualOf(
  { keys, shares }: CompiledPosting['topic'],
  requirements: readonly CompiledRequirement[],
): CompiledPosting['usual'] {
  const trust = Math.min(1, keys.length / ENOUGH_WORDS);
  return {
    topic: trust * usuallyShown(keys, shares) + (1 - trust) * COMMON_TOPIC,
    words: trust * usualWords(requirements) + (1 - trust) * COMMON_WORDS,
  };
}

/** The same of the words of all requirements together, each requirement by its weight. */
function usualWords(requirements: readonly CompiledRequirement[]): number {
  const asked = requirements.filter(({ source, wordTotal }) => source.kind !== 'title' && wordTotal > 0);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return usuallyShown(
    Int32Array.from(asked.flatMap(({ words }) => [...words])),
    Float32Array.from(
      asked.flatMap(({ weight, weights, wordTotal }) =>
        Array.from(weights, (own) => (weight * own) / (total * wordTotal)),
      ),
    ),
  );
}
