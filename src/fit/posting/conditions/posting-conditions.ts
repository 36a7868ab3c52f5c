import type { Condition } from '../../../shared/results/fit-result.ts';
import { MAX_TEXT_LENGTH } from '../../match/mask/max-text-length.ts';
import { plainBlanks } from '../../text/plain-blanks.ts';
import { maskHtml } from '../lines/mask-html.ts';
import { maskMarkdown } from '../lines/mask-markdown.ts';
import { statementsOf } from '../lines/statements.ts';
import { findConditions } from './conditions.ts';

/** The same length as `text`, without HTML or Markdown and with one kind of blank and line end. */
export function postingView(text: string): string {
  return plainBlanks(maskMarkdown(maskHtml(text)));
}

/**
 * Only the conditions of a posting, for a result that was kept: they follow from its text, so nobody stores them.
 * The same as `readPosting(text).conditions`.
 */
export function postingConditions(posting: string): Condition[] {
  const text = posting.slice(0, MAX_TEXT_LENGTH);
  const view = postingView(text);
  return findConditions(text, view, statementsOf(view));
}
