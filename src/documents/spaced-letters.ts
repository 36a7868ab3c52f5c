import { SECTION_NAMES } from './section-headings.ts';

const SPACED = /(?<![\p{L}\p{N}])\p{Lu}(?:[ {2}\t]{1,6}\p{Lu}){3,}(?![\p{L}\p{N}])/gu;

/** Kerning keeps some letters together: "AWA R D S". */
const KERNED_LINE = /^(?=(?:\p{Lu}+ )*?(?:\p{Lu} ){2})\p{Lu}{1,3}(?: \p{Lu}{1,3}){3,}$/u;

/**
 * Joins words set in spaced letters. In "W O R K  H I S T O R Y" single spaces separate letters and wider ones words;
 * if all spaces are alike, the names of common sections tell the words apart.
 */
export function closeSpacedLetters(text: string): string {
  if (
    KERNED_LINE.test(text) &&
    text.split(' ').filter((part) => part.length === 1).length * 2 >= text.split(' ').length
  )
    return withSectionSpaces(text.replaceAll(' ', ''));
  return text.replace(SPACED, (spaced) => {
    const words = spaced.split(/[ {2}]{2,}|\t/).map((word) => word.replace(/[ {2}]/g, ''));
    return words.length > 1 ? words.join(' ') : withSectionSpaces(words[0]!);
  });
}

function withSectionSpaces(letters: string): string {
  const name = SECTION_NAMES.find((one) => one.replaceAll(' ', '') === letters.toLowerCase());
  return name === undefined ? letters : name.toUpperCase();
}
