import { type Range, within } from '../../../../shared/range.ts';
import { weightedStem } from '../../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import type { PostingText } from '../make-requirement.ts';

const SPECIFIC_WORD = REQUIREMENT_NUMBERS.specificWord.value;

/** How many specific words a range has outside the `taken` ones, each counted once, and what all its words weigh. */
export function contentWeight(
  posting: PostingText,
  range: Range,
  taken: Range[],
): { specific: number; all: number } {
  const seen = new Set<string>();
  let specific = 0;
  let all = 0;
  for (const token of within(posting.tokens, range)) {
    if (taken.some((other) => token.start >= other.start && token.end <= other.end)) continue;
    const { stemmed, weight } = weightedStem(token.norm);
    if (weight === 0 || seen.has(stemmed)) continue;
    seen.add(stemmed);
    all += weight;
    if (weight >= SPECIFIC_WORD) specific += 1;
  }
  return { specific, all };
}
