import { findTitles } from '../../lexicon/titles/titles.ts';
import { lowerWords } from '../layout/spans.ts';
import { GIVEN_NAMES_THAT_ARE_WORDS, NEVER_NAMES, SURNAMES_THAT_ARE_WORDS } from '../words/name-words.ts';
import { TITLE_COMPANIONS } from '../words/title-words.ts';

/**
 * Returns true if words that read like a job title may be a person's name: "Mason Baker", "Olga Driver", but not
 * "Registered Nurse", "Truck Driver" or "Java Developer".
 */
export function couldBePersonName(line: string): boolean {
  const words = lowerWords(line, 6).flatMap((word) => word.split('-'));
  if (words.length < 2 || words.length > 5 || words.some(isNeverName)) return false;
  return GIVEN_NAMES_THAT_ARE_WORDS.has(words[0] ?? '') || !isKnownTitle(line.toLowerCase());
}

function isNeverName(word: string, index: number): boolean {
  if (GIVEN_NAMES_THAT_ARE_WORDS.has(word) || (index > 0 && SURNAMES_THAT_ARE_WORDS.has(word))) return false;
  return NEVER_NAMES.has(word) || TITLE_COMPANIONS.has(word);
}

/** True if the whole line is a title that the lexicon knows. */
function isKnownTitle(line: string): boolean {
  return findTitles(line).some(({ start, end }) => end - start >= line.trim().length);
}
