import type { Condition } from '../../../shared/results/fit-result.ts';
import { MAX_TEXT_LENGTH } from '../../match/mask/max-text-length.ts';
import { statementsOf } from '../lines/statements.ts';
import { postingView } from '../view/posting-view.ts';
import { findConditions } from './conditions.ts';

/**
 * Finds only the conditions of a posting, the same as `readPosting(text).conditions`. Stored results don't contain
 * them, because they follow from the posting's text.
 */
export function postingConditions(posting: string): Condition[] {
  const text = posting.slice(0, MAX_TEXT_LENGTH);
  const view = postingView(text);
  return findConditions(text, view, statementsOf(view));
}
