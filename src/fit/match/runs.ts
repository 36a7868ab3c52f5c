import type { Token } from '../text/tokens.ts';
import type { Range } from './blank.ts';
import { keyOf } from './keys.ts';

/** Words in a row that make a run; shorter ones stand in any two texts of a trade. */
const RUN_LENGTH = 8;
/** A résumé that shares this many words in a row with the posting has them from the posting. */
const PASTED_LENGTH = 14;
/** One run in four is kept for the quick look; a pasted paragraph holds several of those. */
const SAMPLE = 3;

/** A hash for every run of words, in order. */
export function runsOf(tokens: Token[]): Int32Array {
  const words = tokens.map((token) => keyOf('word', token.norm));
  const runs = new Int32Array(Math.max(0, words.length - RUN_LENGTH + 1));
  for (let first = 0; first < runs.length; first++) {
    let hash = 0;
    for (let index = first; index < first + RUN_LENGTH; index++) {
      hash = (Math.imul(hash, 0x01000193) ^ (words[index] as number)) | 0;
    }
    runs[first] = hash ^ (hash >>> 15);
  }
  return runs;
}

export function sampleOf(runs: Int32Array): Int32Array {
  return runs.filter((run) => (run & SAMPLE) === 0);
}

/** Where a résumé repeats the posting word for word, at length. */
export function pastedRanges(tokens: Token[], posting: ReadonlySet<number>): Range[] {
  const runs = runsOf(tokens);
  const ranges: Range[] = [];
  let first = -1;
  for (let index = 0; index <= runs.length; index++) {
    if (index < runs.length && posting.has(runs[index] as number)) {
      if (first < 0) first = index;
      continue;
    }
    if (first >= 0 && index - first + RUN_LENGTH - 1 >= PASTED_LENGTH) {
      ranges.push({
        start: (tokens[first] as Token).start,
        end: (tokens[index + RUN_LENGTH - 2] as Token).end,
      });
    }
    first = -1;
  }
  return ranges;
}
