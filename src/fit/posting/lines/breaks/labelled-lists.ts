import type { Range } from '../../../../shared/range.ts';
import { POSTING_NUMBERS } from '../../../numbers/posting-numbers.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';

/**
 * The commas around what is no name in a long list of names behind a label, as job networks write it: "Skills: Baking, Retail,
 * Bachelor's Degree, Paid Holidays, …". A degree, years or a benefit stands for itself there.
 */
export function commasOfLabelledList(text: string): Range[] {
  const label = text.length > MAX_LENGTH ? undefined : LABEL.exec(text)?.[0];
  if (label === undefined) return [];
  const list = text.slice(label.length);
  const items = list.split(COMMA).map(readItem);
  const short = items.filter(({ words }) => words <= WORDS_OF_NAME);
  const isList = items.length >= MIN_ITEMS && short.length >= MOSTLY * items.length;
  if (!isList || SENTENCE_END.test(list)) return [];
  return matchesOf(list, COMMA).flatMap(({ 0: comma, index }, at) => {
    if (belongTogether(items.slice(at))) return [];
    const start = label.length + index;
    return [{ start, end: start + comma.length }];
  });
}

type Item = { text: string; words: number; isName: boolean };

function readItem(text: string): Item {
  const words = text.trim().split(/\s+/).length;
  return { text, words, isName: words < WORDS_OF_NAME && !SAYS_MORE.test(text) };
}

/** True for two names, and for "Bachelor's degree in accounting, finance, or business", which has a list of its own. */
function belongTogether([item, ...others]: readonly Item[]): boolean {
  const end = others.findIndex(({ isName }) => !isName);
  const names = end < 0 ? others : others.slice(0, end);
  if (!item || names.length === 0) return false;
  return item.isName || (OPENS_LIST.test(item.text) && names.some(({ text }) => JOINED.test(text)));
}
const OPENS_LIST = /\s(?:in|of|with|using)\s/i;
const JOINED = /,\s+(?:and|or|&)\s/i;

const LABEL = /^\W*(?:(?:key|required|core|main|top) )?(?:skills?|qualifications|requirements):\s+/i;
/** Not in brackets, and not before the last of several that are joined by a word. */
const COMMA = /,\s+(?![^()]*\))(?!(?:and|or|&)\s)/gi;
const SENTENCE_END = /[\p{Ll}\d)][.!?;]\s+\p{Lu}/u;
/** A degree, years, what somebody can or wants to do, and what the employer offers. */
const SAYS_MORE =
  /\b(?:degrees?|diploma|ged|[bm]\.?sc|education|bachelor\w*|master['’]?s|\d+|years?|experience|ability|able|willing\w*|must|authori[sz]\w*|insurance|leaves?|paid|pay|bonus\w*|pto|hsa|fsa|401k?|discounts?|reimburs\w*|vacations?|holidays?|benefits?|plan|savings|stock)\b/i;
const MIN_ITEMS = POSTING_NUMBERS.itemsOfLabelledList.value;
const WORDS_OF_NAME = POSTING_NUMBERS.wordsOfListedName.value;
const MOSTLY = POSTING_NUMBERS.shareOfListedNames.value;
const MAX_LENGTH = POSTING_NUMBERS.maxLabelledList.value;
