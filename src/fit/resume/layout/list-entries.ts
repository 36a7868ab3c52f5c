import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { TextSection } from './resume-sections.ts';
import { trimmed } from './spans.ts';

const ITEM_CUT = /(?<!\d),|,(?!\d{3}(?!\d))|[;|•\n\t]| {2,}|[ ]-[ ]|:(?= )/g;
const MAX_ITEM = RESUME_NUMBERS.maxListItem.value;
const MAX_BRACKET = RESUME_NUMBERS.maxBracket.value;
const MAX_ITEMS = RESUME_NUMBERS.maxListItems.value;
/** Proficiency levels and years: no items of their own. */
const LEVEL =
  /^(?:advanced|intermediate|beginner|basic|elementary|expert|proficient|proficiency|fluent|fluent in|native|native speaker|bilingual|conversational|professional working proficiency|full professional proficiency|limited working proficiency|mother tongue|familiar|excellent|good|very good|(?:19|20)\d\d|[\d\W]{1,6}|[abc][12])$/i;

/** The items of a list section such as skills: what commas, bullets and line ends separate. */
export function listEntries(view: string, section: TextSection): Range[] {
  const start = section.heading ? section.heading.end : section.start;
  const body = view.slice(start, Math.min(section.end, start + 20_000));
  const items: Range[] = [];
  let from = start;
  const close = (end: number) => {
    const item = trimmed(view, from, end);
    if (!item || item.end - item.start > MAX_ITEM || items.length >= MAX_ITEMS) return;
    if (!LEVEL.test(view.slice(item.start, item.end))) items.push(withoutNote(view, item));
  };
  for (const match of body.matchAll(ITEM_CUT)) {
    if (isInsideBracket(body, from - start, match.index)) continue;
    close(start + match.index);
    from = start + match.index + match[0].length;
  }
  close(start + body.length);
  return items;
}

function isInsideBracket(body: string, from: number, to: number): boolean {
  if (to - from > MAX_BRACKET) return false;
  const piece = body.slice(from, to);
  return piece.includes('(') && !piece.includes(')');
}

/** "Java (3 years)" → "Java". */
function withoutNote(view: string, item: Range): Range {
  const note = view.slice(item.start, item.end).search(/ ?\([^()]*\)?$/);
  return (note > 1 && trimmed(view, item.start, item.start + note)) || item;
}
