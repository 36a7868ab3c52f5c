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
