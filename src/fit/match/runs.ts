import type { Token } from '../text/tokens.ts';
import { keyOf } from './keys.ts';

/** Words in a row that make a run; shorter ones stand in any two texts of a trade. */
export const RUN_LENGTH = 8;

/** A hash for every run of words, in order. */
export function runsOf(tokens: Token[]): Int32Array {
  const words = tokens.map((token) => keyOf('word', token.norm));
  const runs = new Int32Array(Math.max(0, words.length - RUN_LENGTH + 1));
  for (let first = 0; first < runs.length; first++) {
    let hash = 0;
    for (let index = first; index < first + RUN_LENGTH; index++) {
      hash = (Math.imul(hash, 31) + (words[index] as number)) | 0;
    }
    runs[first] = hash;
  }
  return runs;
}
