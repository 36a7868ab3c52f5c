import { sameWord } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import { type Entry, type NameIndex, type NameNode, namesGoingOn } from './compile.ts';
import { saysWhatWasDone } from './deeds/verb-places.ts';
import type { NameRule } from './lexicon-data.types.ts';
import {
  cueDistance,
  followsRuleWord,
  isAskedForByName,
  isBehindName,
  isListNeighbour,
  isWholeItem,
} from './name-context.ts';

/** A name found at the tokens from `from` to `to`, inclusive. */
export type Match<T> = { from: number; to: number; entry: Entry<T> };

/**
 * Finds the names of an index in a text, from left to right and without overlap, at each word the longest one that
 * counts. Linear in the number of tokens, as names have a bounded number of words.
 */
export function matchNames<T>(index: NameIndex<T>, text: string, tokens: Token[]): Match<T>[] {
  const keys = tokens.map((token) => sameWord(token.norm));
  const found: (Match<T> & { sure: boolean })[] = [];
  for (let from = 0; from < tokens.length; ) {
    const match = longestAt(index, text, tokens, keys, from);
    if (match) found.push(match);
    from = match ? match.to + 1 : from + 1;
  }
  return confirmInLists(found, text, tokens);
}

/** "QuickBooks" with "- Payroll" on the next line are two items, not one name. */
const NEXT_ITEM = /\n[^\S\n]*-\s/;

function longestAt<T>(index: NameIndex<T>, text: string, tokens: Token[], keys: string[], from: number) {
  let before: NameNode<T> = index;
  let best: (Match<T> & { sure: boolean }) | null = null;
  let hasSign = false;
  for (let to = from; to < tokens.length; to++) {
    const token = tokens[to] as Token;
    if (to > from && (token.before === 'break' || token.before === 'comma')) {
      if (!isSign(text.slice(tokens[to - 1]?.end, token.start))) break;
      hasSign = true;
    }
    if (to > from && token.before === 'line' && NEXT_ITEM.test(text.slice(tokens[to - 1]?.end, token.start)))
      break;
    const node = namesGoingOn(before, keys[to] as string);
    if (!node) break;
    const words = hasSign ? text.slice(tokens[from]?.start, token.end).toLowerCase() : '';
    const entries = hasSign ? node.entries.filter(({ written }) => isWritten(written, words)) : node.entries;
    if (entries.length > 0) best = pick(entries, text, tokens, keys, from, to) ?? best;
    before = node;
  }
  return best;
}

/** "ATLAS.ti", "RT(R)": a sign inside a name, which must be written so, but for what closes it. */
const isSign = (gap: string): boolean => gap.length === 1 && gap !== ',' && gap !== ';';
const isWritten = (written: string, words: string): boolean => written.toLowerCase().startsWith(words);

/**
 * The entry that certainly counts, otherwise one that may count once its neighbours are known. Of several the one whose
 * cue is nearest: "coding" beside "languages" is not that of a hospital, though the line before is about patients. One
 * that needs no cue counts where no other has its own: "Oracle" beside "ERP" is not the database.
 */
function pick<T>(
  entries: readonly Entry<T>[],
  text: string,
  tokens: Token[],
  keys: string[],
  from: number,
  to: number,
): (Match<T> & { sure: boolean }) | null {
  let best: Entry<T> | null = null;
  let plain: Entry<T> | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    if (!isSpelledAs(entry, text, tokens, from, to)) continue;
    if (!entry.rule?.context) {
      plain ??= entry;
      continue;
    }
    const distance = cueDistanceOf(entry.rule, text, tokens, keys, from, to);
    if (
      best === null ||
      distance < nearest ||
      (distance === BY_NAME && nearest === BY_NAME && isLikelier(entry, best, keys))
    )
      best = entry;
    nearest = Math.min(nearest, distance);
  }
  if (best && nearest < Number.POSITIVE_INFINITY) return { from, to, entry: best, sure: true };
  const entry = plain ?? best;
  return entry ? { from, to, entry, sure: entry === plain } : null;
}

/** "Coding skills" may mean two things: of a text about programs, the one of which it has more words. */
const isLikelier = <T>(one: Entry<T>, other: Entry<T>, keys: string[]): boolean =>
  contextIn(one, keys) > contextIn(other, keys);

function contextIn<T>({ rule }: Entry<T>, keys: string[]): number {
  const context = rule?.context;
  return Array.isArray(context) ? keys.filter((key) => context.includes(key)).length : 0;
}

/** How far the cue is that an entry needs, infinite if there is none. */
function cueDistanceOf(
  rule: NameRule,
  text: string,
  tokens: Token[],
  keys: string[],
  from: number,
  to: number,
): number {
  const distance = cueDistance(rule.context ?? true, text, tokens, keys, from, to);
  if (distance < Number.POSITIVE_INFINITY) return distance;
  const start = (tokens[from] as Token).start;
  const end = (tokens[to] as Token).end;
  if (followsRuleWord(rule, text, tokens, from, to) || isWholeItem(rule, text, start, end)) return 0;
  if (rule.case && isBehindName(text, start, end)) return BY_NAME;
  return Array.isArray(rule.context) && !rule.case && isAskedForByName(text, start, end) ? BY_NAME : distance;
}
/** Farther than any cue: "coding skills" asks for something by name, but doesn't say for what. */
const BY_NAME = Number.MAX_SAFE_INTEGER;

/** "Self-documenting code" */
const changesMeaning = (prefix: Token | undefined, word: Token | undefined): boolean =>
  prefix?.norm === 'self' && /(?:ing|ed)$/.test(word?.norm ?? '');

function isSpelledAs<T>(entry: Entry<T>, text: string, tokens: Token[], from: number, to: number): boolean {
  if (from === to && isUnit(text, tokens[from] as Token)) return false;
  if (tokens[from]?.before === 'hyphen' && changesMeaning(tokens[from - 1], tokens[from])) return false;
  if (from === to && isPartOfWord(tokens, from)) return false;
  if (from < to && endsInLetterOfNext(tokens, to)) return false;
  if (from === to && isWithoutFinalS(entry.written, (tokens[from] as Token).norm)) return false;
  const rule = entry.rule;
  if (!rule) return true;
  if (rule.case && !sameLetters(entry.written, text.slice(tokens[from]?.start, tokens[to]?.end)))
    return false;
  if (rule.did && !saysWhatWasDone(text, tokens, from)) return false;
  const next = tokens[to + 1];
  const isBarred = next && next.before !== 'break' && rule.notBefore?.includes(next.norm);
  const mayGoOn = rule.case && next?.norm === 'and';
  if (isBarred && !(mayGoOn && (isInPhrase(text, tokens, from) || isNameAt(text, tokens, to + 2))))
    return false;
  const last = tokens[from - 1];
  const isApart = tokens[from]?.before === 'break' || tokens[from]?.before === 'comma';
  return !(rule.notAfter && last && !isApart && rule.notAfter.includes(last.norm));
}

/** "SQL, Excel and Linux", "in Excel and email": a capital inside a phrase is that of a name. */
function isInPhrase(text: string, tokens: Token[], from: number): boolean {
  const before = tokens[from - 1];
  if (!before || before.norm === 'to') return false;
  const gap = tokens[from]?.before;
  return gap === 'comma' || (gap === 'space' && /[\p{Ll}\d]/u.test(text.charAt(before.start)));
}

/** "Excel and Word", "Excel and e-mail": another name behind "and". */
function isNameAt(text: string, tokens: Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && /^(?:\p{Lu}|e-?mail\b)/u.test(text.slice(token.start));
}

/** "C-section": a letter before a hyphen; "MQL-to-SQL": what becomes of something. */
const isPartOfWord = (tokens: Token[], at: number): boolean =>
  (tokens[at]?.norm.length === 1 && tokens[at + 1]?.before === 'hyphen') ||
  (tokens[at]?.before === 'hyphen' && tokens[at - 1]?.norm === 'to' && tokens[at - 1]?.before === 'hyphen');

/** "A p-value" is no A/P. */
const endsInLetterOfNext = (tokens: Token[], at: number): boolean =>
  tokens[at]?.norm.length === 1 && tokens[at + 1]?.before === 'hyphen';

/** "$18/HR", "40/wk", "grade 4/C": what follows a figure and a slash, but not "HTML5/CSS3" and "Python 3/Django". */
const isUnit = (text: string, { start, norm }: Token): boolean =>
  UNITS.has(norm) && text[start - 1] === '/' && /\d/.test(text[start - 2] ?? '');
const UNITS = new Set('c hr hrs h wk w mo m yr y d lb lbs kg ft sq in'.split(' '));

/** A short name that ends in s is not a plural: HERS is not "her", SaaS is not "saa". */
function isWithoutFinalS(written: string, norm: string): boolean {
  return written.length <= 5 && /[a-z]s$/i.test(written) && !norm.endsWith('s') && !norm.endsWith("'s");
}

/** Compares spellings, ignoring a plural s, dots, hyphens and spaces. */
function sameLetters(written: string, found: string): boolean {
  if (written === found) return true;
  if (written.endsWith('.') && !found.includes('.')) return false;
  const letters = (value: string) => value.replace(/[\s.\u00ad\u2010\u2011-]/g, '');
  const plain = letters(found);
  return plain === letters(written) || plain === `${letters(written)}s`;
}

/** Confirms unsure names that stand in a list beside a sure one, working through the list from both ends. */
function confirmInLists<T>(
  found: (Match<T> & { sure: boolean })[],
  text: string,
  tokens: Token[],
): Match<T>[] {
  for (let index = 1; index < found.length; index++) confirm(found, index - 1, index, text, tokens);
  for (let index = found.length - 1; index > 0; index--) confirm(found, index, index - 1, text, tokens);
  return found.filter((match) => match.sure);
}

function confirm<T>(
  found: (Match<T> & { sure: boolean })[],
  sureAt: number,
  unsureAt: number,
  text: string,
  tokens: Token[],
): void {
  const sure = found[sureAt];
  const unsure = found[unsureAt];
  if (!sure || !unsure || unsure.sure) return;
  // A word with different meanings in different trades needs its own context, not just a neighbour: "Big Data
  // Pipelines".
  if (Array.isArray(unsure.entry.rule?.context) && !unsure.entry.rule.case) return;
  const bothAsWritten = sure.entry.rule?.case && unsure.entry.rule?.case;
  if (!sure.sure && !bothAsWritten) return;
  const [left, right] = sureAt < unsureAt ? [sure, unsure] : [unsure, sure];
  if (!isListNeighbour(text, tokens, left.to, right.from)) return;
  // "Trademark Office", "Contact Center Express" are no lists, and neither are two sentences.
  const gap = text.slice(tokens[left.to]?.end, tokens[right.from]?.start);
  if (Array.isArray(unsure.entry.rule?.context) && /^[ \u00a0]$|[.!?]/.test(gap)) return;
  sure.sure = true;
  unsure.sure = true;
}
