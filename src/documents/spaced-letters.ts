import { SECTION_NAMES } from './section-headings.ts';

const SPACED = /(?<![\p{L}\p{N}])\p{Lu}(?:[ {2}\t]{1,6}\p{Lu}){3,}(?![\p{L}\p{N}])/gu;

/** Kerning keeps some letters of a tracked word together: "AWA R D S". */
const KERNED = /^(?=(?:\p{Lu}+ )*?(?:\p{Lu} ){2})\p{Lu}{1,3}(?: \p{Lu}{1,3}){3,}$/u;

/**
 * "W O R K  H I S T O R Y" is two words set with wide tracking: single spaces part letters, wider ones words. Where
 * all spaces are alike, the names of common sections tell the words.
 */
export function closeSpacedLetters(text: string): string {
  if (
    KERNED.test(text) &&
    text.split(' ').filter((part) => part.length === 1).length * 2 >= text.split(' ').length
  )
    return asSection(text.replaceAll(' ', ''));
  return text.replace(SPACED, (spaced) => {
    const words = spaced.split(/[ {2}]{2,}|\t/).map((word) => word.replace(/[ {2}]/g, ''));
    return words.length > 1 ? words.join(' ') : asSection(words[0]!);
  });
}

function asSection(letters: string): string {
  const name = SECTION_NAMES.find((one) => one.replaceAll(' ', '') === letters.toLowerCase());
  return name === undefined ? letters : name.toUpperCase();
}
