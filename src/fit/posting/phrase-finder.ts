import { fold } from '../text/tokens.ts';

/** Text for phrase look-ups: folded words with one blank between and around them. */
export function toPhraseText(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}%'+#&]+/gu, ' ')
    .trim()} `;
}

/** Finds which of many phrases stand in a text as whole words, by looking up every run of one to six words. */
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
