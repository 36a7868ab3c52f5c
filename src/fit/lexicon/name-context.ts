import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isCapital } from './deeds/verb-places.ts';
import type { NameRule } from './lexicon-data.types.ts';

/** Words that introduce or follow the name of a skill, as `sameWord` returns them. */
const cues = wordSet(`
  experience experienced knowledge proficient proficiency skill skilled familiar familiarity using
  language programming developer framework software stack expertise tool certified fluent fluency code
  coding script scripting technology technologies library database certification competent competency
  command expert advanced intermediate basic engineer
`);

const reach = LEXICON_NUMBERS.cueReach.value;
const ownReach = LEXICON_NUMBERS.ownCueReach.value;

/** An empty line with a heading below it: "Skills", "WORK EXPERIENCE:". */
const NEXT_SECTION = /(?:\n\s*\n|\r\s*\r)\s*$/;
const HEADING_LINE = /^\p{Lu}[\p{L}&/ -]{2,40}:?[^\S\n\r]*[\n\r]/u;

/**
 * How many words away a cue is in the same phrase or, for a rule with context words of its own, one of those; those of
 * another phrase are further away than all of the same, and those of another section don't count, so that the order of
 * sections makes no difference. Infinite if none is near.
 */
export function cueDistance(
  context: boolean | string[],
  text: string,
  tokens: Token[],
  keys: string[],
  from: number,
  to: number,
): number {
  const own = Array.isArray(context) ? context : null;
  const isCue = (key: string) => (own ? own.includes(key) : cues.has(key));
  const near = own ? ownReach : reach;
  const inDirection = (edge: number, step: 1 | -1): number => {
    let apart = 0;
    for (let distance = 1; distance <= near; distance++) {
      const index = edge + step * distance;
      const key = keys[index];
      if (key === undefined) break;
      const later = step === 1 ? index : index + 1;
      if (tokens[later]?.before === 'break') {
        if (!own || opensSection(text, tokens, later)) break;
        apart = near;
      }
      if (isCue(key)) return distance + apart;
    }
    return Number.POSITIVE_INFINITY;
  };
  return Math.min(inDirection(from, -1), inDirection(to, 1));
}

/** Whether a token is the first of a heading below an empty line. */
function opensSection(text: string, tokens: Token[], at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return (
    NEXT_SECTION.test(text.slice(tokens[at - 1]?.end, start)) &&
    HEADING_LINE.test(text.slice(start, start + LONGEST_HEADING))
  );
}
const LONGEST_HEADING = LEXICON_NUMBERS.longestHeading.value;

/** "Experience with an ATS", "grocery experience": what asks for a thing or says to know it, directly beside its name. */
const ASKS_BEFORE =
  /\b(?:experienced?|knowledge|familiar(?:ity)?|proficien(?:t|cy)|skilled|expertise|background|training) (?:in|with|of|using) (?:an? |the )?$/i;
const ASKS_AFTER =
  /^ (?:experience|skills?|knowledge|certification)\b|^ (?:is |are )?(?:preferred|required|desired|a plus)\b/i;
const ENDS_THERE = /^(?:\W*(?:$|[\r\n;,.)])| (?:and|or|is|are|preferred|required|a plus|experience)\b)/i;

/** "Pris Dunmore, LVT": letters behind a name at the top of a résumé. */
export function isBehindName(text: string, start: number, end: number): boolean {
  return (
    start < ASKING_REACH * 2 &&
    /^\p{Lu}[\p{Lu}.-]{1,6}$/u.test(text.slice(start, end)) &&
    NAME_BEFORE.test(text.slice(0, start)) &&
    /^(?:[,\r\n|]|$| [|·–-])/.test(text.slice(end, end + 2))
  );
}
/** A name, which may be blanked. */
const NAME_BEFORE =
  /^(?:\s*(?:\p{Lu}[\p{L}'’.-]*\s){1,3}\p{Lu}[\p{L}'’-]+| {6,60})(?:,\s\p{Lu}[\p{L}./-]{1,8})*,\s$/u;

/** Whether the words beside a name that needs context ask for it by themselves. */
export function isAskedForByName(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + ASKING_REACH);
  if (ASKS_AFTER.test(after)) return true;
  return ASKS_BEFORE.test(text.slice(Math.max(0, start - ASKING_REACH), start)) && ENDS_THERE.test(after);
}
const ASKING_REACH = LEXICON_NUMBERS.askingReach.value;

/** Returns true if two names are neighbours in a list: "Java, Go and C", "Word/Excel". */
export function isListNeighbour(text: string, tokens: Token[], leftEnd: number, rightStart: number): boolean {
  if (rightStart - leftEnd > 3) return false;
  const gap = text.slice(tokens[leftEnd]?.end, tokens[rightStart]?.start);
  if (LEVEL_BETWEEN.test(gap)) return true;
  if (rightStart - leftEnd > 2) return false;
  const between = rightStart - leftEnd === 2 ? tokens[leftEnd + 1]?.norm : null;
  if (between && between !== 'and' && between !== 'or') return false;
  if (gap.length > 12 || BLANK_LINE.test(gap)) return false;
  return between ? true : /^[ \u00a0]+$/.test(gap) || /[,/;|•·()+&\n]/.test(gap);
}
const BLANK_LINE = /\n\r?\n/;

/** "Excel (advanced), Word (basic)" */
const LEVEL_BETWEEN =
  /^ ?\((?:advanced|basic|beginner|intermediate|expert|proficient|preferred|required)\),?\s(?:and |or )?$/i;

/** "With R. Smith". */
const INITIAL = /^\p{L}\.\s*$/u;

/** "Wrote a parser in Rust": directly after one of the rule's `after` words and not the start of a longer name. */
export function followsRuleWord(
  rule: NameRule,
  text: string,
  tokens: Token[],
  from: number,
  to: number,
): boolean {
  const before = tokens[from - 1];
  if (!rule.after || !before || tokens[from]?.before !== 'space' || !rule.after.includes(before.norm))
    return false;
  const next = tokens[to + 1];
  if (next?.before === 'hyphen' || INITIAL.test(text.slice(tokens[to]?.start, next?.start))) return false;
  return next?.before !== 'space' || !/\p{Lu}/u.test(text[next.start] ?? '');
}

const ORGANIZATIONS = new Set(['association', 'federation', 'guild', 'institute', 'society']);

/** "American Marketing Association": who belongs to it need not do it. */
export function isOfOrganization(text: string, tokens: Token[], from: number, to: number): boolean {
  const next = tokens[to + 1];
  if (next?.before !== 'space' || !ORGANIZATIONS.has(next.norm)) return false;
  return isCapital(text, tokens[from]?.start) && isCapital(text, next.start);
}

const BULLET_REACH = LEXICON_NUMBERS.bulletReach.value;
const BULLET = /^\s*[•●◦▪■□‣⁃∙·*–—➢➤►✓✔-]\s*$/u;

/**
 * Returns true if a name with the right capitals or with context words of its own is a whole list item: "- R", "- Design".
 * Without a bullet, only names with `after` words count, and no single letters.
 */
export function isWholeItem(rule: NameRule, text: string, start: number, end: number): boolean {
  if (!rule.case && !Array.isArray(rule.context)) return false;
  const head = text.slice(Math.max(0, start - BULLET_REACH), start);
  const line = head.slice(head.lastIndexOf('\n') + 1);
  if (
    line.length === BULLET_REACH ||
    !/^[^\S\n]*[.,;]?[^\S\n]*(?:\r?\n|$)/.test(text.slice(end, end + BULLET_REACH))
  )
    return false;
  return BULLET.test(line) || (rule.after !== undefined && end - start > 1 && line.trim() === '');
}
