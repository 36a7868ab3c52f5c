import type { Token } from '../../text/tokens.ts';
import { heads, modifiers } from './span-words.ts';

/** A stretch of tokens, both ends counted. */
export type TokenRange = { from: number; to: number };

const mostAdded = 2;

/**
 * Widens a known name to the thing it is part of: what stands before it and narrows it ("distributed version control")
 * and the head word behind it ("JavaScript frameworks"). Never over punctuation.
 */
export function widened(
  tokens: Token[],
  { from, to }: TokenRange,
  isFree: (index: number) => boolean,
): TokenRange {
  let first = from;
  while (from - first < mostAdded && isModifier(tokens, first - 1) && isFree(first - 1)) first--;
  let last = to;
  while (last - to < mostAdded && isHead(tokens, last + 1) && isFree(last + 1)) last++;
  return { from: first, to: last };
}

function isModifier(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && modifiers.has(token.norm) && isClose(tokens[index + 1]);
}

function isHead(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && heads.has(token.norm) && isClose(token);
}

function isClose(token: Token | undefined): boolean {
  return token?.before === 'space' || token?.before === 'hyphen';
}
