import type { Range } from '../../../shared/range.ts';
import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';
import type { Token } from '../../text/tokens.ts';
import { keyOf } from '../keys.ts';

const SHINGLE_LENGTH = MASK_NUMBERS.shingleLength.value;
const MIN_PASTED_LENGTH = MASK_NUMBERS.minPastedLength.value;
const MIN_TOTAL_PASTED = MASK_NUMBERS.minTotalPasted.value;
const MAX_PASTED_GAP = MASK_NUMBERS.maxPastedGap.value;
const SAMPLE_MASK = MASK_NUMBERS.sampleMask.value;

/** A hash of every sequence of `SHINGLE_LENGTH` words, in order. */
export function shinglesOf(tokens: Token[]): Int32Array {
  const words = tokens.map((token) => keyOf('word', token.norm));
  const shingles = new Int32Array(Math.max(0, words.length - SHINGLE_LENGTH + 1));
  for (let first = 0; first < shingles.length; first++) {
    let hash = 0;
    for (let index = first; index < first + SHINGLE_LENGTH; index++) {
      hash = (Math.imul(hash, 0x01000193) ^ (words[index] as number)) | 0;
    }
    shingles[first] = hash ^ (hash >>> 15);
  }
  return shingles;
}

export function sampleShingles(shingles: Int32Array): Int32Array {
  return shingles.filter((shingle) => (shingle & SAMPLE_MASK) === 0);
}

/** Where a résumé repeats long passages of the posting word for word. If it repeats a lot, short passages count too. */
export function pastedRanges(tokens: Token[], postingShingles: ReadonlySet<number>): Range[] {
  const passages = sharedPassages(shinglesOf(tokens), postingShingles);
  const shared = passages.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const pasted =
    shared >= MIN_TOTAL_PASTED
      ? joinNearby(passages)
      : passages.filter(({ first, last }) => last - first + 1 >= MIN_PASTED_LENGTH);
  return pasted.map(({ first, last }) => ({
    start: (tokens[first] as Token).start,
    end: (tokens[last] as Token).end,
  }));
}

type Passage = { first: number; last: number };

function sharedPassages(shingles: Int32Array, postingShingles: ReadonlySet<number>): Passage[] {
  const passages: Passage[] = [];
  for (let index = 0; index < shingles.length; index++) {
    if (!postingShingles.has(shingles[index] as number)) continue;
    const last = passages.at(-1);
    if (last && index <= last.last) last.last = index + SHINGLE_LENGTH - 1;
    else passages.push({ first: index, last: index + SHINGLE_LENGTH - 1 });
  }
  return passages;
}

/** Text between two pasted passages was most likely pasted along with them and slightly edited. */
function joinNearby(passages: Passage[]): Passage[] {
  const all: Passage[] = [];
  for (const passage of passages) {
    const last = all.at(-1);
    if (last && passage.first - last.last <= MAX_PASTED_GAP) last.last = passage.last;
    else all.push({ ...passage });
  }
  return all;
}
