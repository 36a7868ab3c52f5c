import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import type { Token } from '../../text/tokens.ts';
import { headNouns, modifiers } from './span-words.ts';

/** A range of tokens, inclusive. */
export type TokenRange = { from: number; to: number };

const maxAddedWords = LEXICON_NUMBERS.maxAddedWords.value;

/**
 * Widens a known name by modifiers before it ("distributed version control") and head nouns after it ("JavaScript
 * frameworks"), never across punctuation.
 */
export function widened(
  tokens: Token[],
  { from, to }: TokenRange,
  isFree: (index: number) => boolean,
): TokenRange {
  let first = from;
  while (from - first < maxAddedWords && isModifier(tokens, first - 1) && isFree(first - 1)) first--;
  let last = to;
  while (last - to < maxAddedWords && isHead(tokens, last + 1) && isFree(last + 1)) last++;
  return { from: first, to: last };
}

function isModifier(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && modifiers.has(token.norm) && isClose(tokens[index + 1]);
}

function isHead(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && headNouns.has(token.norm) && isClose(token);
}

function isClose(token: Token | undefined): boolean {
  return token?.before === 'space' || token?.before === 'hyphen';
}
