import { findTitles } from '../../lexicon/titles/titles.ts';
import { lowerWords } from '../layout/spans.ts';
import { GIVEN_NAMES_THAT_ARE_WORDS, NEVER_NAMES, SURNAMES_THAT_ARE_WORDS } from '../words/name-words.ts';
import { TITLE_COMPANIONS } from '../words/title-words.ts';

/**
 * Whether words that read like a job may be what somebody is called: "Mason Baker" and "Olga Driver" may, "Registered
 * Nurse", "Truck Driver" and "Java Developer" may not.
 */
export function mayBeCalled(line: string): boolean {
  const words = lowerWords(line, 6).flatMap((word) => word.split('-'));
  if (words.length < 2 || words.length > 5 || words.some(isNoName)) return false;
  return GIVEN_NAMES_THAT_ARE_WORDS.has(words[0] ?? '') || !isOneTitle(line.toLowerCase());
}

function isNoName(word: string, index: number): boolean {
  if (GIVEN_NAMES_THAT_ARE_WORDS.has(word) || (index > 0 && SURNAMES_THAT_ARE_WORDS.has(word))) return false;
  return NEVER_NAMES.has(word) || TITLE_COMPANIONS.has(word);
}

/** All of it is one title that the lexicon knows. */
function isOneTitle(line: string): boolean {
  return findTitles(line).some(({ start, end }) => end - start >= line.trim().length);
}
