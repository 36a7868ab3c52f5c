import { stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Range } from './blank.ts';
import { isStopWord } from './word-weights.ts';

/** A stretch of bare words at least this long whose words come back this often on average is stuffing, not a list. */
const SHORTEST = 48;
const REPEATS = 2.4;
const WINDOW = 12;
const MOST_STOPS = 2;

/** Stretches without sentences in which the same words are said again and again: keyword stuffing. */
export function stuffedRanges(tokens: Token[]): Range[] {
  const ranges: Range[] = [];
  let first = 0;
  let stops = 0;
  const stopAt: boolean[] = tokens.map(({ norm }) => isStopWord(norm));
  for (let index = 0; index <= tokens.length; index++) {
    if (index < tokens.length && stopAt[index]) stops++;
    if (index - WINDOW >= first && stopAt[index - WINDOW]) stops--;
    if (index < tokens.length && stops <= MOST_STOPS) continue;
    addIfStuffed(tokens, first, index, ranges);
    first = index + 1;
    stops = 0;
  }
  return ranges;
}

function addIfStuffed(tokens: Token[], first: number, end: number, into: Range[]): void {
  if (end - first < SHORTEST) return;
  const distinct = new Set<string>();
  for (let index = first; index < end; index++) distinct.add(stem((tokens[index] as Token).norm));
  if ((end - first) / distinct.size < REPEATS) return;
  into.push({ start: (tokens[first] as Token).start, end: (tokens[end - 1] as Token).end });
}
