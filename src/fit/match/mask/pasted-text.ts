import type { Range } from '../../../shared/range.ts';
import type { Token } from '../../text/tokens.ts';
import { keyOf } from '../keys.ts';

/** Words in a row that make a run; shorter ones stand in any two texts of a trade. */
const RUN_LENGTH = 8;
/** A résumé that shares this many words in a row with the posting has them from the posting. */
const PASTED_LENGTH = 14;
/** With this many shared words in all a posting was pasted, and gaps of a few words belong to it. */
const MUCH_PASTED = 40;
const PASTED_GAP = 16;
/** One run in four is kept for the quick look; a pasted paragraph holds several of those. */
const SAMPLE = 3;

/** A hash for every run of words, in order. */
export function shinglesOf(tokens: Token[]): Int32Array {
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

export function sampleShingles(runs: Int32Array): Int32Array {
  return runs.filter((run) => (run & SAMPLE) === 0);
}

/** Where a résumé repeats the posting word for word, at length; of much pasting the short pieces are found too. */
export function pastedRanges(tokens: Token[], posting: ReadonlySet<number>): Range[] {
  const stretches = sharedStretches(shinglesOf(tokens), posting);
  const shared = stretches.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const pasted =
    shared >= MUCH_PASTED
      ? joined(stretches)
      : stretches.filter(({ first, last }) => last - first + 1 >= PASTED_LENGTH);
  return pasted.map(({ first, last }) => ({
    start: (tokens[first] as Token).start,
    end: (tokens[last] as Token).end,
  }));
}

type Stretch = { first: number; last: number };

function sharedStretches(runs: Int32Array, posting: ReadonlySet<number>): Stretch[] {
  const stretches: Stretch[] = [];
  for (let index = 0; index < runs.length; index++) {
    if (!posting.has(runs[index] as number)) continue;
    const last = stretches.at(-1);
    if (last && index <= last.last) last.last = index + RUN_LENGTH - 1;
    else stretches.push({ first: index, last: index + RUN_LENGTH - 1 });
  }
  return stretches;
}

/** What stands between two pasted pieces was most likely pasted with them and changed by a word. */
function joined(stretches: Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches) {
    const last = all.at(-1);
    if (last && stretch.first - last.last <= PASTED_GAP) last.last = stretch.last;
    else all.push({ ...stretch });
  }
  return all;
}
