import type { Range } from '../../../shared/range.ts';
import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';
import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokens.ts';
import { keyOf } from '../keys.ts';
import { isStopWord } from '../word-weights.ts';

const MIN_BARE_LENGTH = MASK_NUMBERS.minBareLength.value;
const MIN_REPEATS_PER_WORD = MASK_NUMBERS.minRepeatsPerWord.value;
const WINDOW = MASK_NUMBERS.bareWindow.value;
const MAX_STOP_WORDS = MASK_NUMBERS.maxStopWords.value;

const SEQUENCE_LENGTH = MASK_NUMBERS.sequenceLength.value;
const MIN_SEQUENCE_COUNT = MASK_NUMBERS.minSequenceCount.value;
const MIN_REPEATED_LENGTH = MASK_NUMBERS.minRepeatedLength.value;

/** Finds keyword stuffing: bare words repeated over and over, or the same list many times. */
export function stuffedRanges(tokens: Token[]): Range[] {
  return [...bareRanges(tokens), ...repeatedRanges(tokens)];
}

function repeatedRanges(tokens: Token[]): Range[] {
  if (tokens.length < MIN_REPEATED_LENGTH) return [];
  const words = tokens.map(({ norm }) => keyOf('word', norm));
  const sequences = new Int32Array(Math.max(0, words.length - SEQUENCE_LENGTH + 1));
  const counts = new Map<number, number>();
  for (let index = 0; index < sequences.length; index++) {
    let hash = 0;
    for (let step = 0; step < SEQUENCE_LENGTH; step++)
      hash = (Math.imul(hash, 0x01000193) ^ (words[index + step] as number)) | 0;
    sequences[index] = hash;
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const repeated = markRepeats(sequences, counts);
  const ranges: Range[] = [];
  let first = -1;
  for (let index = 0; index <= sequences.length; index++) {
    if (repeated[index] === 1) {
      if (first < 0) first = index;
      continue;
    }
    const last = index + SEQUENCE_LENGTH - 2;
    if (first >= 0 && last - first + 1 >= MIN_REPEATED_LENGTH) {
      ranges.push({ start: (tokens[first] as Token).start, end: (tokens[last] as Token).end });
    }
    first = -1;
  }
  return ranges;
}

/**
 * Marks frequent sequences. The first occurrence stays unmarked if the repetitions are far apart: a text pasted several
 * times counts once.
 */
function markRepeats(sequences: Int32Array, counts: Map<number, number>): Uint8Array {
  const repeated = new Uint8Array(sequences.length);
  const lastSeen = new Map<number, number>();
  const close = new Set<number>();
  for (let index = 0; index < sequences.length; index++) {
    const sequence = sequences[index] as number;
    if ((counts.get(sequence) ?? 0) < MIN_SEQUENCE_COUNT) continue;
    const last = lastSeen.get(sequence);
    if (last !== undefined) repeated[index] = 1;
    if (last !== undefined && index - last < MIN_REPEATED_LENGTH) close.add(sequence);
    lastSeen.set(sequence, index);
  }
  for (let index = 0; index < sequences.length; index++)
    if (close.has(sequences[index] as number)) repeated[index] = 1;
  return repeated;
}

/** Runs of words without sentences that repeat the same words over and over. */
function bareRanges(tokens: Token[]): Range[] {
  const ranges: Range[] = [];
  let first = 0;
  let stops = 0;
  const isStop: boolean[] = tokens.map(({ norm }) => isStopWord(norm));
  for (let index = 0; index <= tokens.length; index++) {
    if (index < tokens.length && isStop[index]) stops++;
    if (index - WINDOW >= first && isStop[index - WINDOW]) stops--;
    if (index < tokens.length && stops <= MAX_STOP_WORDS) continue;
    addIfStuffed(tokens, first, index, ranges);
    first = index + 1;
    stops = 0;
  }
  return ranges;
}

function addIfStuffed(tokens: Token[], first: number, end: number, into: Range[]): void {
  if (end - first < MIN_BARE_LENGTH) return;
  const distinct = new Set<string>();
  for (let index = first; index < end; index++) distinct.add(stem((tokens[index] as Token).norm));
  if ((end - first) / distinct.size < MIN_REPEATS_PER_WORD) return;
  into.push({ start: (tokens[first] as Token).start, end: (tokens[end - 1] as Token).end });
}
