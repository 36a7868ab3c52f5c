import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import type { Token } from '../text/tokens.ts';
import { buildKeyTable, findSlot, type KeyFacts, type KeyTable } from './key-table.ts';
import { keyOf } from './keys.ts';
import { weightedStem } from './word-weights.ts';

const MAX_PASSAGES = MATCH_NUMBERS.maxPassages.value;

/**
 * For each word the passages that have it: `lists` holds their numbers from `entries` of its slot on, up to `END`. A
 * passage is a sentence, or an item of a list.
 */
export type PassageIndex = { table: KeyTable; lists: Uint8Array };

const END = 255;

/**
 * Finds the passages of a résumé. Single line breaks don't end one, as they may be wrapping. `view` is `text` with some
 * parts blanked, and `tokens` are its words: a blanked line is no empty line.
 */
export function indexPassages(text: string, view: string, tokens: readonly Token[]): PassageIndex {
  const byWord = new Map<number, number[]>();
  let passage = 0;
  let last = 0;
  for (const token of tokens) {
    const { stemmed, weight } = weightedStem(token.norm);
    if (weight === 0) continue;
    if (endsPassage(text, view, last, token.start)) passage++;
    last = token.end;
    if (passage >= MAX_PASSAGES) break;
    const key = keyOf('word', stemmed);
    const known = byWord.get(key);
    if (!known) byWord.set(key, [passage]);
    else if (known.at(-1) !== passage) known.push(passage);
  }
  const lists: number[] = [];
  const facts: KeyFacts = new Map();
  for (const [key, numbers] of byWord) {
    facts.set(key, { credit: 1, entries: lists.length });
    lists.push(...numbers, END);
  }
  return { table: buildKeyTable(facts), lists: Uint8Array.from(lists) };
}

const SENTENCE_ENDS = '.!?;:';
const BULLETS = '-–—*+>•◦●○■□▪▫▸►➢➤✓✔·∙‣⁃o';

/** True if a sentence ends between two words, or a list's item or a paragraph begins. */
function endsPassage(text: string, view: string, from: number, to: number): boolean {
  let atLineStart = false;
  let isLineEmpty = false;
  for (let index = from; index < to; index++) {
    const isBreak = view[index] === '\n' || view[index] === '\r';
    const next = view[index + 1] ?? ' ';
    if (isBreak) {
      if (isLineEmpty) return true;
      atLineStart = true;
      isLineEmpty = true;
      if (view[index] === '\r' && next === '\n') index++;
      continue;
    }
    if (!isBlank(text[index] as string)) isLineEmpty = false;
    if (isBlank(view[index] as string)) continue;
    const endsWord = isBlank(next) || next === '\n' || next === '\r';
    if (endsWord && SENTENCE_ENDS.includes(view[index] as string)) return true;
    if (endsWord && atLineStart && BULLETS.includes(view[index] as string)) return true;
    atLineStart = false;
  }
  return false;
}

const isBlank = (sign: string): boolean =>
  sign === ' ' || sign === '\t' || sign === '\f' || sign === '\u00a0';

const sums = new Float64Array(MAX_PASSAGES);

/** The highest weight of these words that stands in one passage; `weights` belong to `words`. */
export function bestPassageWeight(
  { table, lists }: PassageIndex,
  words: Int32Array,
  weights: Float32Array,
): number {
  sums.fill(0);
  let best = 0;
  for (let index = 0; index < words.length; index++) {
    const slot = findSlot(table, words[index] as number);
    if (slot < 0) continue;
    const weight = weights[index] as number;
    for (let at = table.entries[slot] as number; lists[at] !== END; at++) {
      const passage = lists[at] as number;
      const sum = (sums[passage] as number) + weight;
      sums[passage] = sum;
      if (sum > best) best = sum;
    }
  }
  return best;
}
