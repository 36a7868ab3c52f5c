import type { Range } from '../../../../shared/range.ts';
import { POSTING_NUMBERS } from '../../../numbers/posting-numbers.ts';

/**
 * The commas around what is no name in a long list of names behind a label, as job networks write it: "Skills: Baking, Retail,
 * Bachelor's Degree, Paid Holidays, …". A degree, years or a benefit stands for itself there.
 */
export function commasOfLabelledList(text: string): Range[] {
  const label = text.length > MAX_LENGTH ? undefined : LABEL.exec(text)?.[0];
  if (label === undefined) return [];
  const list = text.slice(label.length);
  const items = list.split(COMMA).map((item) => ({ item, words: item.trim().split(/\s+/).length }));
  const names = items.filter(({ words }) => words <= WORDS_OF_NAME);
  const isList = items.length >= MIN_ITEMS && names.length >= MOSTLY * items.length;
  if (!isList || SENTENCE_END.test(list)) return [];
  const isName = items.map(({ item, words }) => words < WORDS_OF_NAME && !SAYS_MORE.test(item));
  return [...list.matchAll(COMMA)].flatMap(({ 0: comma, index }, at) => {
    const next = at + 1;
    if (isName[next] && (isName[at] || goesOn(items.slice(at), isName.slice(at)))) return [];
    const start = label.length + index;
    return [{ start, end: start + comma.length }];
  });
}

/** "Bachelor's degree in accounting, finance, or business": the names behind it are of the same list. */
function goesOn(
  [first, ...others]: readonly { item: string }[],
  [, ...areNames]: readonly boolean[],
): boolean {
  const end = areNames.indexOf(false);
  const names = others.slice(0, end < 0 ? undefined : end);
  return /\s(?:in|of|with|using)\s/i.test(first?.item ?? '') && names.some(({ item }) => JOINED.test(item));
}
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
