import { fold } from '../text/tokens.ts';

/** Prepares text for phrase lookups: folded words with one space between and around them. */
export function toPhraseText(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}%'+#&]+/gu, ' ')
    .trim()} `;
}

/**
 * Returns a function that finds which of the phrases occur in a text as whole words. It takes the result of
 * `toPhraseText` and looks up every sequence of words up to the longest phrase.
 */
export function createPhraseFinder(phrases: readonly string[]): (spacedText: string) => string[] {
  const known = new Set(phrases.map((phrase) => toPhraseText(phrase).trim()));
  let longest = 1;
  for (const phrase of known) longest = Math.max(longest, phrase.split(' ').length);
  return (spacedText) => {
    const words = spacedText.trim().split(' ');
    const found: string[] = [];
    for (let first = 0; first < words.length; first++) {
      let run = '';
      for (let last = first; last < Math.min(words.length, first + longest); last++) {
        run = last === first ? (words[last] ?? '') : `${run} ${words[last]}`;
        if (known.has(run)) found.push(run);
      }
    }
    return found;
  };
}
