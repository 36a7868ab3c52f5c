import type { Mention, Term } from '../lexicon/lexicon.types.ts';
import { POSTING_NUMBERS } from '../numbers/posting-numbers.ts';
import { matchesOf } from '../text/patterns/matches.ts';
import { stem } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';

/** What may be the initials of the words before it: "Client Success Manager (CSM)", "statutory accounting principles (SAP)". */
const ACRONYM = /(?<=\p{L} )\((\p{Lu}{2,5})s?\)/gu;
const WORDS_BEFORE = /(?<![\p{L}'’-])(?:\p{L}[\p{L}'’-]{1,40} ){2,5}$/u;
const REACH = POSTING_NUMBERS.definitionReach.value;

/**
 * Leaves out terms whose acronym the posting uses for something else, or puts in the term it stands for: after "Client Success
 * Manager (CSM)" nobody is a scrum master, and after "computer-aided dispatch (CAD)" nobody draws.
 */
export function withoutOwnAcronyms(view: string, mentions: Mention[]): Mention[] {
  const meanings = new Map<string, Meaning>();
  for (const { 1: acronym = '', index } of matchesOf(view, ACRONYM)) {
    const words = WORDS_BEFORE.exec(view.slice(Math.max(0, index - REACH), index))?.[0] ?? '';
    const last = tokenize(words).slice(-acronym.length);
    if (initialsOf(last) !== acronym.toLowerCase()) continue;
    const before = index - words.length;
    const start = before + (last[0] as Token).start;
    const end = before + (last.at(-1) as Token).end;
    const named = mentions.find((one) => one.start === start && one.end === end);
    meanings.set(acronym, { words: new Set(last.map(({ norm }) => stem(norm))), named: named?.term });
  }
  if (meanings.size === 0) return mentions;
  return mentions.flatMap((mention) => {
    const acronym = view.slice(mention.start, mention.end).replace(/s$/, '');
    const meaning = meanings.get(acronym);
    if (!meaning) return [mention];
    if (meaning.named) return [{ ...mention, term: meaning.named }];
    return isMeant(mention.term, acronym.toLowerCase(), meaning.words) ? [mention] : [];
  });
}

/** The words before an acronym, and the term that they name. */
type Meaning = { words: ReadonlySet<string>; named: Term | undefined };

const initialsOf = (words: readonly Token[]): string => words.map(({ norm }) => norm.charAt(0)).join('');

/**
 * Whether a term with such an acronym may be what a posting explains: it has a word of the explanation, or its own name is
 * never written out ("CNC machining") and isn't that of a program ("SAP").
 */
function isMeant({ name, kind, aliases }: Term, acronym: string, words: ReadonlySet<string>): boolean {
  const names = [name, ...aliases].map((one) => tokenize(one));
  return (
    names.some((tokens) => tokens.some(({ norm }) => words.has(stem(norm)))) ||
    (!(kind === 'tool' && name.toLowerCase() === acronym) &&
      !names.some((tokens) => initialsOf(tokens) === acronym))
  );
}
