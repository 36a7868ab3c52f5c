import type { Range } from '../../../shared/range.ts';
import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';
import type { Token } from '../../text/tokens.ts';
import { buildKeyTable, hasKey, type KeyTable, recordFact } from '../key-table.ts';
import { keyOf } from '../keys.ts';
import { weightedStem } from '../word-weights.ts';

const WINDOW = MASK_NUMBERS.echoWindow.value;
const MIN_SHARED = MASK_NUMBERS.minEchoed.value;
const MIN_SHARED_TO_CONTINUE = MASK_NUMBERS.minEchoedToContinue.value;
const EDGE_WORDS = MASK_NUMBERS.echoEdge.value;

/** Keys of the words that carry weight, in order. */
export function contentWordKeys(tokens: Token[]): Int32Array {
  return Int32Array.from(contentTokens(tokens), ({ norm }) => keyOf('word', norm));
}

/** The set of the words that carry weight. */
export function buildVocabulary(tokens: Token[]): KeyTable {
  const facts = new Map();
  for (const key of contentWordKeys(tokens)) recordFact(facts, key, 1);
  return buildKeyTable(facts);
}

/**
 * Returns true if some passage of the résumé consists mostly of the posting's words; see `echoedRanges`. Quick, as it reads
 * a window from its end: the next one begins after the first word that made too many others.
 */
export function hasEchoes(words: Int32Array, vocabulary: KeyTable): boolean {
  const size = Math.min(WINDOW, words.length);
  const maxOthers = size - MIN_SHARED;
  let end = size;
  while (end <= words.length) {
    let others = 0;
    let index = end;
    while (others <= maxOthers && index > end - size) {
      index--;
      if (!hasKey(vocabulary, words[index] as number)) others++;
    }
    if (others <= maxOthers) return true;
    end = index + 1 + size;
  }
  return false;
}

/** The passages that consist mostly of the posting's words, as ranges of the tokenized text. */
export function echoedRanges(tokens: Token[], vocabulary: KeyTable): Range[] {
  const content = contentTokens(tokens);
  const known = content.map(({ norm }) => hasKey(vocabulary, keyOf('word', norm)));
  const ranges: Range[] = [];
  let shared = 0;
  let inside = false;
  for (let index = 0; index < content.length; index++) {
    if (known[index]) shared++;
    if (index >= WINDOW && known[index - WINDOW]) shared--;
    inside = shared >= (inside ? MIN_SHARED_TO_CONTINUE : MIN_SHARED);
    if (!inside) continue;
    let first = Math.max(0, index - WINDOW + 1);
    let last = index;
    while (first < last && !known.slice(first, first + EDGE_WORDS).every(Boolean)) first++;
    while (last > first && !known.slice(Math.max(0, last - EDGE_WORDS + 1), last + 1).every(Boolean)) last--;
    ranges.push({ start: (content[first] as Token).start, end: (content[last] as Token).end });
  }
  return ranges;
}

function contentTokens(tokens: Token[]): Token[] {
  return tokens.filter(({ norm }) => weightedStem(norm).weight > 0);
}
