import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import type { Token } from '../../text/tokens.ts';

/** What stands before a verb in the past that says what somebody did. */
const SUBJECT = new Set("i i've we we've have has had also then personally".split(' '));
/** "Taught and tutored", but not "bolted and welded": verbs that other ones are joined to, beside those in -ed. */
const IRREGULAR = new Set(
  'taught led made built wrote ran sold kept held drove won grew gave took set oversaw began chose did bought'.split(
    ' ',
  ),
);
export const isPast = (norm: string | undefined): boolean =>
  norm !== undefined && (norm.endsWith('ed') || IRREGULAR.has(norm));
/** "Newly recruited staff": how recently, and not what somebody did. */
const HOW_RECENTLY =
  /^(?:(?:new|recent|previous|fresh|current|former|dai|month|week|quarter|year)ly|supply|family|assembly|reply|apply|only|multiply)$/;
const SAYS_HOW = /\p{L}{3}ly$/u;
const isAdverb = (norm: string): boolean => SAYS_HOW.test(norm) && !HOW_RECENTLY.test(norm);

/**
 * "Audited the books", "planned and audited", "successfully audited": true for the first word of a line or a sentence, also
 * where its break was lost ("Ohio Audited books"), and for one that is joined to such a verb.
 */
export function saysWhatWasDone(text: string, tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.norm === 'by' && next.before === 'space') return false;
  const how = tokens[at]?.before === 'space' ? (tokens[at - 1]?.norm ?? '') : '';
  return standsAsVerb(text, tokens, at) || (isAdverb(how) && standsAsVerb(text, tokens, at - 1));
}

function standsAsVerb(text: string, tokens: Token[], at: number): boolean {
  if (opensClause(text, tokens, at)) return true;
  const before = tokens[at - 1];
  if (!before) return true;
  const gap = tokens[at]?.before;
  if (gap === 'slash') return isPast(before.norm) && opensClause(text, tokens, at - 1);
  if (gap === 'comma') return isPast(before.norm) || isPast(firstOfClause(text, tokens, at - 1)?.norm);
  if (gap !== 'space') return false;
  if (SUBJECT.has(before.norm)) return true;
  if (before.norm !== 'and' && before.norm !== 'or') return false;
  return isPast(firstOfClause(text, tokens, at - 2)?.norm);
}

/** The word that a clause begins with; undefined if it is far away. */
function firstOfClause(text: string, tokens: Token[], at: number): Token | undefined {
  for (let index = at; index >= 0 && at - index < CLAUSE_REACH; index--)
    if (opensClause(text, tokens, index)) return tokens[index];
  return undefined;
}
const CLAUSE_REACH = LEXICON_NUMBERS.clauseReach.value;

function opensClause(text: string, tokens: Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.before === 'break') return true;
  if (token.before === 'line' && BULLET.test(text.slice(tokens[at - 1]?.end ?? 0, token.start))) return true;
  if (!isCapital(text, token.start)) return false;
  const next = tokens[at + 1];
  return (
    token.before === 'line' ||
    (token.before === 'space' && next !== undefined && !isCapital(text, next.start))
  );
}

/** "- ran ductwork": an item of a list begins, even in small letters. */
const BULLET = /\n[ \t]*[-–•*·]+[ \t]*$/;

export const isCapital = (text: string, at = 0): boolean => /\p{Lu}/u.test(text.charAt(at));

/** What stands before a verb in its base: "to reconcile", "you will reconcile", "helped reconcile". */
const BEFORE_BASE = new Set(
  'to would can could may must should shall i we you they also help helped helping then'.split(' '),
);
/** What stands before a verb in -ing that says what somebody does: "responsible for reconciling". */
const BEFORE_ING = new Set(
  `for of in by with on while including includes include included to from through involved involves involving duties
  started began when also`.split(/\s+/),
);

/** "Reconcile accounts", "to post and reconcile accounts", but not "the process control". */
export function standsAsBase(text: string, tokens: Token[], at: number): boolean {
  return standsBehind(text, tokens, at, BEFORE_BASE);
}

/** "Reconciling accounts", "responsible for reconciling accounts", but not "a reconciling item". */
export function standsAsIng(text: string, tokens: Token[], at: number): boolean {
  return standsBehind(text, tokens, at, BEFORE_ING);
}

function standsBehind(text: string, tokens: Token[], at: number, words: ReadonlySet<string>): boolean {
  if (opensClause(text, tokens, at)) return true;
  const before = tokens[at - 1];
  if (!before) return true;
  const gap = tokens[at]?.before;
  if (gap === 'comma') return hasVerbBefore(text, tokens, at - 1, words);
  if (gap !== 'space' && gap !== 'line') return false;
  if (before.norm === 'and' || before.norm === 'or') return hasVerbBefore(text, tokens, at - 2, words);
  return words.has(before.norm) || isAdverb(before.norm);
}

/** "To post entries, file forms and reconcile accounts": what a verb in a list is joined to. */
function hasVerbBefore(text: string, tokens: Token[], at: number, words: ReadonlySet<string>): boolean {
  for (let index = at; index >= 0 && at - index < CLAUSE_REACH; index--) {
    if (words.has((tokens[index] as Token).norm) || opensClause(text, tokens, index)) return true;
  }
  return false;
}
