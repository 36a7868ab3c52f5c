import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';

/** Kinds of UTF-16 code units, so that the tokenizer can walk a text once without a regular expression. */
export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Chinese characters and kana. Each counts as a word, because these scripts put no spaces between words. */
export const IDEOGRAPH = 3;
/** Soft hyphens and zero-width characters, which are part of the word around them. */
export const INVISIBLE = 4;

/**
 * Letters, for the character classes of a pattern with the flag i. `\p{L}` needs the flag u, and with i and u together, V8
 * takes two to five times as long for `\b`, lookbehinds and classes.
 */
export const LETTERS = 'a-zà-öø-\u02af\u0370-\u1fff\u3040-\ud7ff';

const ascii = new Uint8Array(128);
for (let code = 48; code <= 57; code++) ascii[code] = DIGIT;
for (let code = 65; code <= 90; code++) {
  ascii[code] = LETTER;
  ascii[code + 32] = LETTER;
}

const beyondAscii = new Map<number, number>();

/** The kind of the code unit at `index`; both halves of a surrogate pair have the kind of the character. */
export function kindAt(text: string, index: number): number {
  if (index >= text.length) return OTHER;
  const unit = text.charCodeAt(index);
  if (unit < 128) return ascii[unit] ?? OTHER;
  if (unit >= 0xd800 && unit <= 0xdbff) return kindOf(text.codePointAt(index) ?? unit);
  if (unit >= 0xdc00 && unit <= 0xdfff) return kindOfLowSurrogate(text, index);
  return kindOf(unit);
}

function kindOfLowSurrogate(text: string, index: number): number {
  const whole = index > 0 ? (text.codePointAt(index - 1) ?? 0) : 0;
  return whole > 0xffff ? kindOf(whole) : OTHER;
}

const MAX_KEPT = LEXICON_NUMBERS.maxCharactersKept.value;

function kindOf(codePoint: number): number {
  const known = beyondAscii.get(codePoint);
  if (known !== undefined) return known;
  const kind = classify(codePoint);
  if (beyondAscii.size > MAX_KEPT) beyondAscii.clear();
  beyondAscii.set(codePoint, kind);
  return kind;
}

function classify(codePoint: number): number {
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return OTHER;
  if (codePoint === 0xad || (codePoint >= 0x200b && codePoint <= 0x200d) || codePoint === 0xfeff) {
    return INVISIBLE;
  }
  const character = String.fromCodePoint(codePoint);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return IDEOGRAPH;
  if (/[\p{L}\p{M}]/u.test(character)) return LETTER;
  if (/\p{Nd}/u.test(character)) return DIGIT;
  return OTHER;
}
