import { findMentions } from '../lexicon/lexicon.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import type { CompiledRequirement } from '../match/compiled.types.ts';
import { creditOf, hasKey, type KeyTable } from '../match/key-table.ts';
import { keyOf } from '../match/keys.ts';
import { weightedStem } from '../match/word-weights.ts';
import type { PostingRequirement } from '../posting/posting.types.ts';
import { tokenize } from '../text/tokens.ts';

/** A program that a requirement names beside what else it asks for: the posting's words, and keys to find it by. */
type NamedThing = { written: string; term: number; named: number; words: number[] };

/** Of the things in one of these, one is enough. */
type Choice = NamedThing[];

const choices = new WeakMap<CompiledRequirement, Choice[]>();

/**
 * The programs that a requirement names, in the posting's words, and of which a résumé says nothing: neither their names nor
 * their words, and nothing that is a kind of them or close to them.
 */
export function notNamed(requirement: CompiledRequirement, table: KeyTable): string[] {
  const asked = choices.get(requirement) ?? choicesIn(requirement.source);
  choices.set(requirement, asked);
  return asked
    .filter((choice) => !choice.some((thing) => isNamed(thing, table)))
    .flatMap((choice) => choice.map(({ written }) => written));
}

/** What is only learnt ("basic SQL") is named, too. */
const isNamed = ({ term, named, words }: NamedThing, table: KeyTable): boolean =>
  creditOf(table, term) > 0 || creditOf(table, named) > 0 || words.every((key) => hasKey(table, key));

/** Kinds that say by themselves what isn't had. */
const SAYS_IT: ReadonlySet<string> = new Set([
  'experience',
  'education',
  'certification',
  'language',
  'tool',
]);

function choicesIn({ kind, text, options, sufficient }: PostingRequirement): Choice[] {
  if (SAYS_IT.has(kind) || options) return [];
  const named = findMentions(text).filter(
    ({ term, start, end }) => term.kind === 'tool' && AS_NAME.test(text.slice(start, end)),
  );
  // Any one of these is all that is asked.
  if (named.length === 0 || named.some(({ term }) => sufficient.includes(term.id))) return [];
  if (OPEN.test(text)) return [];
  const things = named.map((mention) => thingOf(mention, text));
  return isChoice(named, text) ? [things] : things.map((thing) => [thing]);
}

/** "Jira", but not "job boards". */
const AS_NAME = /\p{Lu}/u;

/** "Such as Jira", "Jira or similar": anything like it will do. */
const OPEN =
  /\b(?:such as|like|e\.? ?g|for example|for instance|similar|comparable|equivalents?|alternatives?|other|another|any|etc|ideally|preferably|preferred|plus|helpful|nice)\b|…|\.\.\./i;

/** "Jira or Trello", "Jira/Trello", and what stands in brackets behind what it explains: "a ticket system (Jira, Trello)". */
function isChoice(named: readonly Mention[], text: string): boolean {
  const [first, last] = [named[0] as Mention, named.at(-1) as Mention];
  const list = text.slice(first.end, last.start);
  return (
    /\bor\b|\//i.test(list) || (/\([^()]*$/.test(text.slice(0, first.start)) && !/[)&]|\band\b/i.test(list))
  );
}

function thingOf({ start, end, term }: Mention, text: string): NamedThing {
  const written = text.slice(start, end).replace(/\s+/g, ' ');
  const words = tokenize(written).flatMap(({ norm }) => {
    const { stemmed, weight } = weightedStem(norm);
    return weight > 0 ? [keyOf('word', stemmed)] : [];
  });
  return { written, term: keyOf('term', term.id), named: keyOf('named', term.id), words };
}
