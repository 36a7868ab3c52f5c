import { remembered } from '../text/remembered.ts';
import { fold } from '../text/tokens.ts';

/** Prepares text for phrase lookups: folded words with one space between and around them. */
export const toPhraseText = remembered((text: string): string => {
  const folded = fold(text);
  return ` ${folded.replace(BEYOND_ASCII.test(folded) ? BETWEEN_WORDS : BETWEEN_ASCII_WORDS, ' ').trim()} `;
});

const BETWEEN_WORDS = /[^\p{L}\p{N}%'+#&]+/gu;
/** The same for ASCII in lower case, in a quarter of the time. */
const BETWEEN_ASCII_WORDS = /[^a-z\d%'+#&]+/g;
const BEYOND_ASCII = /[^\0-\x7f]/;

const wordsOf = remembered((spacedText: string): string[] => spacedText.trim().split(' '));

/**
 * Returns a function that finds which of the phrases occur in a text as whole words, in order. It takes the result of
 * `toPhraseText` and compares the phrases that begin with each of its words.
 */
export function createPhraseFinder(phrases: readonly string[]): (spacedText: string) => string[] {
  const byFirstWord = new Map<string, string[][]>();
  for (const phrase of new Set(phrases.map((one) => toPhraseText(one).trim()))) {
    const words = phrase.split(' ');
    const first = words[0] as string;
    byFirstWord.set(
      first,
      [...(byFirstWord.get(first) ?? []), words].sort((a, b) => a.length - b.length),
    );
  }
  return (spacedText) => {
    const words = wordsOf(spacedText);
    const found: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const phrases = byFirstWord.get(words[at] as string);
      if (!phrases) continue;
      for (const phrase of phrases)
        if (phrase.every((word, index) => words[at + index] === word)) found.push(phrase.join(' '));
    }
    return found;
  };
}
