import type { Mention } from '../lexicon/lexicon.types.ts';
import { POSTING_NUMBERS } from '../numbers/posting-numbers.ts';
import { matchesOf } from '../text/patterns/matches.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';

/** What may be the initials of the words before it: "Client Success Manager (CSM)". */
const ACRONYM = /(?<=\p{L} )\((\p{Lu}{2,5})s?\)/gu;
const WORDS_BEFORE = /(?<![\p{L}'’-])(?:\p{Lu}[\p{L}'’-]{1,40} ){2,5}$/u;
const REACH = POSTING_NUMBERS.definitionReach.value;

/** Terms without those that the posting itself means something else by: "CSM" is no scrum master here. */
export function withoutOwnAcronyms(view: string, mentions: Mention[]): Mention[] {
  const meanings = new Map<string, Set<string>>();
  for (const { 1: acronym = '', index } of matchesOf(view, ACRONYM)) {
    const words = WORDS_BEFORE.exec(view.slice(Math.max(0, index - REACH), index))?.[0] ?? '';
    const last = tokenize(words).slice(-acronym.length);
    const initials = last.map(({ norm }) => norm.charAt(0)).join('');
    if (initials === acronym.toLowerCase())
      meanings.set(acronym, new Set(last.map(({ norm }) => stem(norm))));
  }
  if (meanings.size === 0) return mentions;
  return mentions.filter(({ term, start, end }) => {
    const meaning = meanings.get(view.slice(start, end).replace(/s$/, ''));
    if (!meaning) return true;
    const own = [term.name, ...term.aliases].flatMap((name) => tokenize(name));
    return own.some(({ norm }) => meaning.has(stem(norm)));
  });
}
