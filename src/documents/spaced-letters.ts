import { SECTION_NAMES } from './section-headings.ts';

const SPACED = /(?<![\p{L}\p{N}])\p{Lu}(?:[  \t]{1,6}\p{Lu}){3,}(?![\p{L}\p{N}])/gu;

/**
 * "W O R K  H I S T O R Y" is two words set with wide tracking: single spaces part letters, wider ones words. Where
 * all spaces are alike, the names of common sections tell the words.
 */
export function closeSpacedLetters(text: string): string {
  return text.replace(SPACED, (spaced) => {
    const words = spaced.split(/[  ]{2,}|\t/).map((word) => word.replace(/[  ]/g, ''));
    return words.length > 1 ? words.join(' ') : asSection(words[0]!);
  });
}

function asSection(letters: string): string {
  const name = SECTION_NAMES.find((one) => one.replaceAll(' ', '') === letters.toLowerCase());
  return name === undefined ? letters : name.toUpperCase();
}
