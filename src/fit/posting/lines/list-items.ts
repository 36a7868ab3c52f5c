import type { Range } from '../../../shared/range.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { hasOpenBracket } from '../../text/open-bracket.ts';
import { trimRange } from './posting-lines.ts';

const MIN_ITEMS = POSTING_NUMBERS.minListItems.value;
const SHORT_ITEM = POSTING_NUMBERS.shortItem.value;
const MIN_SHORT_ITEMS = POSTING_NUMBERS.minShortItems.value;
const MAX_FIRST_ITEM = POSTING_NUMBERS.maxFirstItem.value;

/** But not the comma of "1,500 hours". */
const SEPARATOR = /,(?!\d{3}(?!\d))|[;|•·]|\s\/\s/g;

/**
 * The items of a plain list ("Scheduling, Budgeting, Quality control"), or undefined if the text is a sentence. Commas
 * inside parentheses don't separate items.
 */
export function listItems(view: string, start: number, end: number): Range[] | undefined {
  const items: Range[] = [];
  let from = start;
  for (const separator of view.slice(start, end).matchAll(SEPARATOR)) {
    const at = start + separator.index;
    if (insideParentheses(view, start, at) || BEFORE_ADJECTIVE.test(view.slice(from, at))) continue;
    items.push(withoutLead(view, trimRange(view, from, at)));
    from = at + separator[0].length;
  }
  items.push(withoutLead(view, trimRange(view, from, end)));
  const kept = items.filter((item) => item.end > item.start);
  if (kept.length < MIN_ITEMS) return undefined;
  const short = kept.filter((item) => wordCount(view, item) <= SHORT_ITEM).length;
  if (short < kept.length * MIN_SHORT_ITEMS || wordCount(view, kept[0] as Range) > MAX_FIRST_ITEM)
    return undefined;
  if (/^(?:you|we|i)\b/i.test(view.slice(start, start + 6))) return undefined;
  if (IS_CHOICE.test(view.slice(start, end))) return undefined;
  const [first, ...others] = kept as [Range, ...Range[]];
  if (OPENS_SENTENCE.test(view.slice(first.start, first.end))) return undefined;
  return others.some((item) => isPartOfSentence(view, item)) ? undefined : kept;
}

/** "Been doing SRE / platform / release engineering for 5+ years", "CAD / BIM coursework, or site inspection": any of these will do. */
const IS_CHOICE = /^[^,;|•·]*\s\/\s[^,;|•·]*(?:\b\d{1,2}\+? (?:years?|yrs)\b|, or\s)[^,;|•·]*$/i;

/**
 * "The ability to read, analyze and interpret contracts", "Experience tracking plans, issues and costs", "The ability to
 * work with parents, students and colleagues", "Collaborates with peers, engineers and editors", "Cases involving fraud, theft
 * and hacks", "Clustering techniques, e.g., k-means", "Purchase of new, existing and proposed equipment".
 */
const OPENS_SENTENCE =
  /\b(?:ability|able|capable|capacity) (?:to|of) [a-zà-ÿ]+$|\b(?:ability|able) to\b.+\b(?:and [a-zà-ÿ]+|with(?: [a-zà-ÿ-]+){1,3})$|\bexperience [a-zà-ÿ]+ing(?: and [a-zà-ÿ]+ing)? [a-zà-ÿ]+|\be\.g\.?$|\b(?:involving|regarding|concerning) [\w-]+(?: [\w-]+)?$|^(?:collaborat|work|partner|communicat|interact|coordinat|liais|consult|meet)\w*(?: \w+ly)? with(?: [\w-]+){1,3}$|\b(?:knowledge|understanding) of (?:the )?(?:concepts|principles|theories|methods|practices|techniques|tools)$|\b(?:of|for|with|to|on|in|from) (?:both )?(?:new|existing|current|proposed|prospective|potential|future|past|internal|external|local|regional|national|domestic|small|large|simple|complex|public|private|oral|verbal|written)$/i;

const PART_OF_SENTENCE =
  /^(?:skills?|knowledge|experience|education|credentials|abilities)(?: and \w+)?\s*$|^(?:an?|the|your|our|their|his|her|you|we|it|they|who|which|that|with|by|from|when|while|so|because|including|thriving|making|using|as|e\.g\.|(?:(?:other|closely) )?(?:related|similar|relevant) (?:field|area|discipline|subject|industry))\s|\s(?:is|are|was|were|will|would|can|that|which|who|you|your|our|their)\s/i;

/** True for "with a smile", "your own van" or "related field", which are parts of a sentence rather than list items. */
function isPartOfSentence(view: string, item: Range): boolean {
  return PART_OF_SENTENCE.test(` ${view.slice(item.start, item.end)} `.slice(1));
}

/** "Able to write concise, well-reasoned narratives": both say what is written. */
const BEFORE_ADJECTIVE =
  /\b(?:write|writing|produce|prepare|deliver|provide|create|draft|maintain|build|give|keep|make|present) (?:an? )?(?:clear|concise|accurate|timely|thorough|high-quality|complex|detailed|simple|clean|safe|positive|engaging|effective|efficient|compelling|persuasive|professional)$/i;

function insideParentheses(view: string, start: number, at: number): boolean {
  return hasOpenBracket(view.slice(Math.max(start, at - 200), at));
}

function withoutLead(view: string, item: Range): Range {
  const lead = /^(?:and\/or|and|or|&|such as)\s+/i.exec(
    view.slice(item.start, Math.min(item.end, item.start + 12)),
  );
  return lead ? { start: item.start + lead[0].length, end: item.end } : item;
}

function wordCount(view: string, item: Range): number {
  return view.slice(item.start, item.end).split(/\s+/).length;
}
