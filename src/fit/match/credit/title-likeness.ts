import { findMentions } from '../../lexicon/lexicon.ts';
import type { JobTitle } from '../../lexicon/lexicon.types.ts';
import { fieldOf } from '../../lexicon/titles/professions.ts';
import { seniorityOf } from '../../lexicon/titles/seniority.ts';
import { stem } from '../../text/stem.ts';
import { tokenize } from '../../text/tokens.ts';
import type { CompiledTitle } from '../compiled.types.ts';
import { type KeySpace, keyOf } from '../keys.ts';
import { titleWordWeight } from '../word-weights.ts';

/** What the same title, a title of the same profession and one of the same field are worth by themselves. */
const SAME_TITLE = 0.88;
const SAME_PROFESSION = 0.55;
const SAME_FIELD = 0.25;
/** A profession that is told only by a term in one of the titles. */
const LIKELY_PROFESSION = 0.55;
/** The most that words in common make of two titles of known, different professions, and of unknown ones. */
const MAX_IN_FIELD = 0.7;
const MAX_IN_OTHER_FIELD = 0.3;
const MAX_FOR_UNKNOWN = 0.85;

/** A term of so few professions tells which one a title without a known name belongs to. */
const FEW_PROFESSIONS = 2;

/**
 * A title as keys. `known` are the lexicon's titles in it; where there are none, the terms that it names ("Desktop
 * Support Engineer") tell its professions.
 */
export function compileTitle(text: string, known: JobTitle[]): CompiledTitle {
  const words = new Map<number, number>();
  for (const { norm } of tokenize(text)) {
    const weight = titleWordWeight(norm, stem(norm));
    if (weight > 0) words.set(keyOf('titleWord', stem(norm)), weight);
  }
  const professions = known.length > 0 ? known.map(({ profession }) => profession) : professionsOfTerms(text);
  return {
    titles: keysOf(
      known.map(({ id }) => id),
      'title',
    ),
    professions: keysOf(professions, 'profession'),
    fields: keysOf(professions.map(fieldOf), 'field'),
    words: Int32Array.from(words.keys()),
    weights: Float32Array.from(words.values()),
    seniority: seniorityOf(text)?.level ?? MID_LEVEL,
    total: [...words.values()].reduce((sum, weight) => sum + weight, 0),
  };
}

function professionsOfTerms(text: string): string[] {
  const terms = findMentions(text).map(({ term }) => term);
  return terms.flatMap(({ professions }) => (professions.length <= FEW_PROFESSIONS ? professions : []));
}

function keysOf(names: string[], space: KeySpace): Int32Array {
  return Int32Array.from(new Set(names.map((name) => keyOf(space, name))));
}

const MID_LEVEL = 2;
/** What is left of the likeness when the held title stands so many levels below the asked one. */
const BELOW = [1, 0.95, 0.85, 0.72, 0.65, 0.6, 0.6];
/** Somebody two levels above or more did the work once, or oversees it. */
const ABOVE = 0.93;

/** How much of the asked title's work the held title stands for, 0…1. */
export function titleLikeness(wanted: CompiledTitle, held: CompiledTitle): number {
  const below = wanted.seniority - held.seniority;
  const level = below >= 0 ? (BELOW[below] as number) : below <= -2 ? ABOVE : 1;
  return level * workLikeness(wanted, held);
}

function workLikeness(wanted: CompiledTitle, held: CompiledTitle): number {
  const words = sharedWords(wanted, held);
  if (haveCommonKey(wanted.titles, held.titles)) return SAME_TITLE + (1 - SAME_TITLE) * words;
  if (haveCommonKey(wanted.professions, held.professions)) {
    const like = wanted.titles.length > 0 && held.titles.length > 0 ? SAME_PROFESSION : LIKELY_PROFESSION;
    return like + (1 - like) * words;
  }
  if (haveCommonKey(wanted.fields, held.fields))
    return Math.min(MAX_IN_FIELD, SAME_FIELD + (1 - SAME_FIELD) * words);
  const known = wanted.professions.length > 0 && held.professions.length > 0;
  return Math.min(known ? MAX_IN_OTHER_FIELD : MAX_FOR_UNKNOWN, words);
}

/** The asked words' weight that the held title has, less where the held title says much else. */
function sharedWords(wanted: CompiledTitle, held: CompiledTitle): number {
  if (wanted.total === 0 || held.total === 0) return 0;
  let shared = 0;
  for (let index = 0; index < wanted.words.length; index++) {
    if (held.words.includes(wanted.words[index] as number)) shared += wanted.weights[index] as number;
  }
  return (shared / wanted.total) * (0.6 + 0.4 * Math.min(1, shared / held.total));
}

function haveCommonKey(some: Int32Array, others: Int32Array): boolean {
  for (let index = 0; index < some.length; index++) {
    if (others.includes(some[index] as number)) return true;
  }
  return false;
}
