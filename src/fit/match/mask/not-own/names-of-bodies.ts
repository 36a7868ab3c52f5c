import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';

const REACH = MATCH_NUMBERS.bodyReach.value;

/** "Bureau of Labor Statistics", "Member, Society for Human Resource Management": a name says nothing of what somebody has done. */
export function isNameOfBody(text: string, { term, start, end }: Mention): boolean {
  if (term.kind !== 'skill' && term.kind !== 'field') return false;
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return false;
  return BODY.test(text.slice(Math.max(0, start - REACH), start));
}
const BODY =
  /\b(?:National (?:Center|Institute)|Bureau|Society|Association|Commission|Council|Federation|Ministry) (?:of|for|on) (?:the )?(?:\p{Lu}[\p{L}-]* |and |of |& ){0,5}$/u;
