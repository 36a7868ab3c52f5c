import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';
import { DIGIT, IDEOGRAPH, INVISIBLE, kindAt, LETTER, OTHER } from './characters.ts';
import { wordSet } from './word-set.ts';

/**
 * What separates a token from the one before it. `break` is punctuation or an empty line, which ends a phrase; `line`
 * is a single line break, which may be mere wrapping.
 */
export type TokenGap = 'none' | 'space' | 'hyphen' | 'slash' | 'comma' | 'line' | 'break';

/**
 * A word of a text. `start` and `end` are UTF-16 offsets into the original text; `norm` is the word in lower case,
 * without accents and compatibility forms, so that equal words compare equal.
 */
export type Token = { start: number; end: number; norm: string; before: TokenGap };

/** Suffixes after a dot that are part of a name: Node.js, ASP.NET, draw.io. */
const dottedEndings = new Set([
  'js',
  'net',
  'io',
  'ai',
  'com',
  'org',
  'co',
  'uk',
  'py',
  'ts',
  'dev',
  'app',
  'edu',
  'gov',
]);
/** First parts of dotted degree abbreviations that are longer than one letter: Ph.D., Ed.D., LL.M. */
const abbreviationHeads = new Set(['ph', 'ed', 'sc', 'll', 'psy', 'pharm', 'dr', 'jur', 'dip', 'bs', 'ms']);
const abbreviationTails = wordSet(`
  d b m s a sc tech com ed eng arch pharm phil des th ba div mus cs res e n p r c o t w i g h k l u v x y
  z f
`);

/** Names that end in a plus sign, such as CompTIA's A+, Network+ and Security+, without it. */
const plusNames = wordSet(`
  a n i network security server linux cloud project cysa casp pentest net sec
`);

/**
 * Splits a text into words in one pass, in linear time.
 *
 * Names with symbols stay whole: C++, C#, F#, .NET, ASP.NET, Node.js, R&D, P&L, A/B. Dotted abbreviations lose their
 * dots (B.S. → bs, R.N. → rn, Ph.D. → phd). A hyphen splits (full-time → full, time) and is recorded in `before`, except
 * behind "non". An ampersand between words becomes the word "and".
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  let gapStart = 0;
  while (index < text.length) {
    const token = tokenAt(text, index);
    if (!token) {
      index++;
      continue;
    }
    token.before = tokens.length === 0 ? 'break' : gapBetween(text, gapStart, token.start);
    tokens.push(token);
    gapStart = token.end;
    index = token.end;
  }
  return tokens;
}

function tokenAt(text: string, start: number): Token | null {
  const kind = kindAt(text, start);
  if (kind === IDEOGRAPH) return ideograph(text, start);
  if (kind === LETTER) return wordFrom(text, start);
  if (kind === DIGIT) return numberFrom(text, start);
  if (text[start] === '.') return dotNet(text, start);
  if (text[start] === '&') return ampersand(text, start);
  return null;
}

function ideograph(text: string, start: number): Token {
  const end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  return { start, end, norm: text.slice(start, end), before: 'none' };
}

function wordFrom(text: string, start: number): Token {
  const end = runEnd(text, start);
  return (
    oppositeOf(text, start, end) ??
    nameWithSymbol(text, start, end) ??
    abbreviation(text, start, end) ??
    dottedName(text, start, end) ??
    wordToken(text, start, end)
  );
}

/** "Non-sterile", "non SAP" are one word, as "nonsterile" is, so that they never stand for what they are not. */
function oppositeOf(text: string, start: number, end: number): Token | null {
  if (end - start !== 3 || !/^[- ‐‑]\p{L}/u.test(text.slice(end, end + 3))) return null;
  if (text.slice(start, end).toLowerCase() !== 'non') return null;
  const wordEnd = runEnd(text, end + 1);
  return { start, end: wordEnd, norm: normOf(`non${text.slice(end + 1, wordEnd)}`), before: 'none' };
}

/** The end of a run of letters and digits. An apostrophe between letters is part of the word. */
function runEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const kind = kindAt(text, end);
    if (kind === LETTER || kind === DIGIT || kind === INVISIBLE) end++;
    else if (isApostrophe(text, end) && kindAt(text, end + 1) === LETTER) end++;
    else break;
  }
  while (end > start + 1 && kindAt(text, end - 1) === INVISIBLE) end--;
  return end;
}

function isApostrophe(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit === 0x27 || unit === 0x2019;
}

/** C++, Notepad++, C#, R&D, AT&T, S&OP, A/B. */
function nameWithSymbol(text: string, start: number, end: number): Token | null {
  const next = text[end];
  if (next === '+' && text[end + 1] === '+') return wordToken(text, start, end + 2);
  if (next === '+' && !isWordUnit(text, end + 1) && plusNames.has(text.slice(start, end).toLowerCase())) {
    return wordToken(text, start, end + 1);
  }
  if (next === ' ' && isApartFromPlus(text, start, end)) return plusToken(text, start, end);
  if (next === '#' && end - start === 1 && !isWordUnit(text, end + 1)) return wordToken(text, start, end + 1);
  const sign = skipInvisible(text, end);
  if (text[sign] === '&' && end - start <= 2) {
    const after = skipInvisible(text, sign + 1);
    const second = runEnd(text, after);
    if (second > after && second - after <= 2 && kindAt(text, after) === LETTER)
      return wordToken(text, start, second);
  }
  if (
    next === '/' &&
    end - start === 1 &&
    isLoneLetter(text, end + 1) &&
    !isLanguagePair(text, start, end + 1)
  ) {
    return wordToken(text, start, end + 2);
  }
  return null;
}

/** "Security +, Network + certified": the sign belongs to the name, but not in "Network + Server". */
const isApartFromPlus = (text: string, start: number, end: number): boolean =>
  text[end + 1] === '+' &&
  end - start > 2 &&
  plusNames.has(text.slice(start, end).toLowerCase()) &&
  /^(?:\s*(?:$|[,;.)\n/]|certif|and\b|or\b)|\s{2})/i.test(text.slice(end + 2, end + 12));

const plusToken = (text: string, start: number, end: number): Token => ({
  start,
  end: end + 2,
  norm: normOf(`${text.slice(start, end)}+`),
  before: 'none',
});

function skipInvisible(text: string, from: number): number {
  let index = from;
  while (index < text.length && kindAt(text, index) === INVISIBLE) index++;
  return index;
}

function isWordUnit(text: string, index: number): boolean {
  return index < text.length && kindAt(text, index) !== OTHER;
}

function isLoneLetter(text: string, index: number): boolean {
  const after = text[index + 1];
  if (kindAt(text, index) !== LETTER || isWordUnit(text, index + 1)) return false;
  return after !== '+' && after !== '#' && after !== '/' && after !== '.';
}

/** In "C/R" the slash means "or". */
function isLanguagePair(text: string, first: number, second: number): boolean {
  return /[cr]/i.test(text[first] ?? '') && /[cr]/i.test(text[second] ?? '');
}

/** B.S., R.N., Ph.D., M.Sc: parts of up to five letters, the first one a single letter or in `abbreviationHeads`. */
function abbreviation(text: string, start: number, firstEnd: number): Token | null {
  if (text[firstEnd] !== '.') return null;
  const head = text.slice(start, firstEnd).toLowerCase();
  if (head.length > 5 || (head.length > 1 && !abbreviationHeads.has(head))) return null;
  let end = firstEnd;
  let last = head;
  let parts = 1;
  while (parts < 6 && text[end] === '.' && kindAt(text, end + 1) === LETTER) {
    const partEnd = shortRunEnd(text, end + 1);
    last = text.slice(end + 1, partEnd).toLowerCase();
    if (!abbreviationTails.has(last)) break;
    end = partEnd;
    parts++;
  }
  if (parts === 1) return null;
  const norm = fold(text.slice(start, end)).replaceAll('.', '');
  return { start, end: text[end] === '.' ? end + 1 : end, norm, before: 'none' };
}

function shortRunEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start <= 6 && kindAt(text, end) !== OTHER) end++;
  return end;
}

/** Node.js, ASP.NET, Vue.js, draw.io, gmail.com; of ASP.NET.Core the first two parts. */
function dottedName(text: string, start: number, firstEnd: number): Token | null {
  let end = firstEnd;
  while (text[end] === '.' && kindAt(text, end + 1) === LETTER) {
    const partEnd = shortRunEnd(text, end + 1);
    if (!dottedEndings.has(text.slice(end + 1, partEnd).toLowerCase())) break;
    end = partEnd;
  }
  return end > firstEnd ? wordToken(text, start, end) : null;
}

/** 3.5, 1,000, 401k, 5S; a plus or percent sign is not part of the number. */
function numberFrom(text: string, start: number): Token {
  let end = runEnd(text, start);
  while ((text[end] === '.' || text[end] === ',') && kindAt(text, end + 1) === DIGIT)
    end = runEnd(text, end + 1);
  return wordToken(text, start, end);
}

function dotNet(text: string, start: number): Token | null {
  if (start > 0 && isWordUnit(text, start - 1)) return null;
  if (text.slice(start + 1, start + 4).toLowerCase() !== 'net') return null;
  const end = start + 4;
  return isWordUnit(text, end) ? null : wordToken(text, start, end);
}

function ampersand(text: string, start: number): Token | null {
  let end = start + 1;
  if (text.startsWith('&amp;', start)) end = start + 5;
  else if (/^&[a-z]{2,8};/.test(text.slice(start, start + 10))) return null;
  return { start, end, norm: 'and', before: 'none' };
}

function wordToken(text: string, start: number, end: number): Token {
  return { start, end, norm: normOf(text.slice(start, end)), before: 'none' };
}

const norms = new Map<string, string>();
const MAX_CACHED = LEXICON_NUMBERS.maxWordsKept.value;
/** The longest word that is kept; longer ones are no words. */
const LONGEST_KEPT = LEXICON_NUMBERS.maxStemmed.value;

/**
 * What `fold` returns, for equal words the same string in memory: many tables are asked about each word, and a string whose
 * hash is known and that is the very key is found in them several times as fast.
 */
function normOf(written: string): string {
  if (written.length > LONGEST_KEPT) return fold(written);
  const known = norms.get(written);
  if (known !== undefined) return known;
  const own = detached(written);
  const folded = fold(own);
  const norm = norms.get(folded) ?? folded;
  if (norms.size > MAX_CACHED) norms.clear();
  norms.set(norm, norm);
  norms.set(own, norm);
  return norm;
}

/** A copy of a slice: V8 keeps the whole text in memory as long as there is a slice of it. */
function detached(slice: string): string {
  return ` ${slice}`.slice(1);
}

/**
 * Lower-cases a word, removes accents and invisible characters, and replaces compatibility forms and curly apostrophes.
 */
export function fold(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replaceAll('\u2019', "'")
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

function isAscii(word: string): boolean {
  for (let index = 0; index < word.length; index++) if (word.charCodeAt(index) > 127) return false;
  return true;
}

function gapBetween(text: string, start: number, end: number): TokenGap {
  let gap: TokenGap = 'none';
  let lines = 0;
  for (let index = start; index < end; index++) {
    const found = gapKind(text.charCodeAt(index));
    if (found === 'break') return 'break';
    if (found === 'line' && ++lines > 1) return 'break';
    if (strength[found] > strength[gap]) gap = found;
  }
  return gap;
}

const strength: Record<TokenGap, number> = {
  none: 0,
  space: 1,
  hyphen: 2,
  slash: 3,
  comma: 4,
  line: 5,
  break: 6,
};

function gapKind(unit: number): TokenGap {
  switch (unit) {
    case 0x20:
    case 0x09:
    case 0x0d:
    case 0xa0:
    case 0x2009:
    case 0x202f:
    case 0x200b:
    case 0x27:
    case 0x2019:
    case 0x22:
    case 0x201c:
    case 0x201d:
    case 0xae:
    case 0x2122:
      return 'space';
    case 0x2d:
    case 0x2010:
    case 0x2011:
      return 'hyphen';
    case 0x2f:
      return 'slash';
    case 0x2c:
    case 0x3001:
    case 0xff0c:
      return 'comma';
    case 0x0a:
      return 'line';
    default:
      return 'break';
  }
}
