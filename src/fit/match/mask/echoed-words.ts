import type { Range } from '../../../shared/range.ts';
import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokens.ts';
import { buildKeyTable, findSlot, type KeyTable, recordFact } from '../key-table.ts';
import { keyOf } from '../keys.ts';
import { wordWeight } from '../word-weights.ts';

/** Words that count in a row, of which nearly all stand in the posting too: no résumé speaks so of itself. */
const STRETCH = 32;
const ECHOED = 29;
/** Where one was found it goes on as long as this many do. */
const STILL_ECHOED = 23;
/** Such a stretch begins and ends with this many of the posting's words side by side. */
const EDGE = 6;

/** The words of a text that count, as written and in order, as keys. */
export function contentWordKeys(tokens: Token[]): Int32Array {
  return Int32Array.from(spoken(tokens), ({ norm }) => keyOf('word', norm));
}

/** The same words as a set. */
export function buildVocabulary(tokens: Token[]): KeyTable {
  const facts = new Map();
  for (const key of contentWordKeys(tokens)) recordFact(facts, key, 1);
  return buildKeyTable(facts);
}

/** Whether some stretch of a résumé says little but the posting's words. */
export function hasEchoes(words: Int32Array, vocabulary: KeyTable): boolean {
  let shared = 0;
  for (let index = 0; index < words.length; index++) {
    if (findSlot(vocabulary, words[index] as number) >= 0) shared++;
    if (index >= STRETCH && findSlot(vocabulary, words[index - STRETCH] as number) >= 0) shared--;
    if (shared >= ECHOED) return true;
  }
  return false;
}

/** Those stretches, as ranges of the text that the tokens are of. */
export function echoedRanges(tokens: Token[], vocabulary: KeyTable): Range[] {
  const said = spoken(tokens);
  const known = said.map(({ norm }) => findSlot(vocabulary, keyOf('word', norm)) >= 0);
  const ranges: Range[] = [];
  let shared = 0;
  let inside = false;
  for (let index = 0; index < said.length; index++) {
    if (known[index]) shared++;
    if (index >= STRETCH && known[index - STRETCH]) shared--;
    inside = shared >= (inside ? STILL_ECHOED : ECHOED);
    if (!inside) continue;
    let first = Math.max(0, index - STRETCH + 1);
    let last = index;
    while (first < last && !known.slice(first, first + EDGE).every(Boolean)) first++;
    while (last > first && !known.slice(Math.max(0, last - EDGE + 1), last + 1).every(Boolean)) last--;
    ranges.push({ start: (said[first] as Token).start, end: (said[last] as Token).end });
  }
  return ranges;
}

function spoken(tokens: Token[]): Token[] {
  return tokens.filter(({ norm }) => wordWeight(norm, stem(norm)) > 0);
}
