import type { Range } from '../../../../../shared/range.ts';
import { REQUIREMENT_NUMBERS } from '../../../../numbers/requirement-numbers.ts';
import type { PostingRequirement } from '../../../posting.types.ts';
import { labelOfRequirement, type PostingText } from '../../make-requirement.ts';

const SHORT_PART = REQUIREMENT_NUMBERS.shortPart.value;

/** "PLC troubleshooting" asks for more than its known term, PLC programming, so all its words count. */
export function inOwnWords(
  posting: PostingText,
  part: Range,
  named: PostingRequirement[],
  otherWords: number,
): PostingRequirement[] {
  const [only] = named;
  if (!only || named.length > 1 || part.end - part.start >= SHORT_PART) return named;
  if (otherWords < 1) return [asPosted(posting, part, only)];
  const words = [{ start: part.start, end: part.end }];
  if (only.terms.length > 1) return [{ ...only, words }];
  const { name: _, ...requirement } = only;
  const label = labelOfRequirement(posting.view.slice(part.start, part.end));
  return [{ ...requirement, label, sufficient: [], words }];
}

/** "Leading and developing direct reports", of which the lexicon knows "direct reports": a name that is cut says too little. */
function asPosted({ text, view }: PostingText, part: Range, only: PostingRequirement): PostingRequirement {
  const words = view.slice(part.start, part.end);
  const opening = OPENING.exec(words)?.[0] ?? '';
  const start = part.start + opening.length;
  const core = words.slice(opening.length).replace(CLOSING, '');
  const before = view.slice(start, only.start);
  const after = core.slice(Math.max(0, only.end - start));
  const isMore = saysMore(before) || (/^ (?:or|and) /.test(after) && saysMore(after));
  if (only.kind !== 'skill' || only.examples || core.length > MAX_OWN_LABEL || !isMore) return only;
  const { name: _, ...requirement } = only;
  const end = start + core.length;
  return { ...requirement, text: text.slice(start, end), start, end, label: labelOfRequirement(core) };
}

const MAX_OWN_LABEL = REQUIREMENT_NUMBERS.maxOwnLabel.value;
/** "Strong experience in", "Ability to": what asks, and how much. */
const OPENING =
  /^(?:(?:this|that|which) includes?\s+)?(?:(?:the|an?|strong|excellent|good|solid|proven|demonstrated|demonstrable|working|basic|advanced|prior|previous|general|deep|extensive|hands-on|in-depth|thorough|sound|relevant|professional|practical|significant|some|must have|have|has|possess)\s+)*(?:(?:experienced?|knowledge|understanding|familiarity|familiar|proficiency|proficient|expertise|background|skilled|skills?|training|ability|able|comfortable|competence)(?:\s(?:and|or)\s\w+)?\s+(?:(?:of|in|with|using|on|to|for)\s+(?!or\b)|(?=[a-zà-ÿ]+ing\b)))?(?:(?:the|an?|your|our)\s+)?/i;
const CLOSING =
  /[,;]?\s+(?:(?:is|are)\s+)?(?:(?:strongly|highly)\s+)?(?:required|preferred|desired|desirable|helpful|an? (?:plus|must))\W*$/i;
/** Whether words beside a name say what it is about, and not only how much of it, how long or with which certificate. */
const saysMore = (words: string): boolean =>
  !OF_ITS_OWN.test(words) && /\p{L}{5,}/u.test(words.replace(SAYS_HOW_MUCH, ''));
const OF_ITS_OWN = /\b(?:years?|months?|certificates?|certifications?|degrees?|diploma)\b/i;
const SAYS_HOW_MUCH =
  /\b(?:experienced?|knowledge\w*|understanding|familiar\w*|proficien\w*|expertise|background|skill\w*|ability|strong\w*|excellent|working|basic|advanced|solid|proven|demonstrated|including|related|relevant|equivalent|required|preferred|general|other|prior|previous|minimum|should|would|looking|using|great|highly|ideally|preferably)\b/gi;
