import words from './data/employer-words.json' with { type: 'json' };

const LAST = new Set(words.last);

/** True if the words of a name say that it is an organization's: "Elm Hospital", "City of Elm", "Elm, Inc." */
export function namesOrganization(name: string): boolean {
  const parts = name.split(/[\s,]+/).map(plain);
  if (parts.filter((part) => part !== 'the').length < 2) return false;
  const lastTwo = parts.slice(-2).join(' ');
  if (LAST.has(parts.at(-1) as string) || (parts.length > 2 && LAST.has(lastTwo))) return true;
  return words.first.some((start) => parts.join(' ').startsWith(`${start} `));
}

/** True for "Inc.", "Hospital": a word that ends the name of an organization, with or without its dot. */
export const endsOrganization = (word: string): boolean => LAST.has(plain(word));

/** A word in lower case, without marks. */
export const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
