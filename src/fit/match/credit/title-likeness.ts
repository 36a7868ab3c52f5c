import { findMentions } from '../../lexicon/lexicon.ts';
import type { JobTitle } from '../../lexicon/lexicon.types.ts';
import { fieldOf } from '../../lexicon/titles/professions.ts';
import { seniorityOf } from '../../lexicon/titles/seniority.ts';
import { stem } from '../../text/stem.ts';
import { tokenize } from '../../text/tokens.ts';
import type { CompiledTitle } from '../compiled.types.ts';
import { type KeySpace, keyOf } from '../keys.ts';
import { titleWordWeight } from '../word-weights.ts';

/**
 * The likeness of the same title, a title of the same profession and one of the same field, before their words count.
 */
const SAME_TITLE = 0.88;
const SAME_PROFESSION = 0.55;
const SAME_FIELD = 0.25;
/** The same profession, if it was only inferred from a term in one of the titles. */
const LIKELY_PROFESSION = 0.55;
/** The most that common words can add up to: in the same field, in different fields, and if a profession is unknown. */
const MAX_IN_FIELD = 0.7;
const MAX_IN_OTHER_FIELD = 0.3;
const MAX_FOR_UNKNOWN = 0.85;

/** A term of at most this many professions tells the profession of a title that the lexicon doesn't know. */
const FEW_PROFESSIONS = 2;

/**
 * Compiles a title into keys. `known` are the lexicon's titles in it; if there are none, its terms ("Desktop Support
 * Engineer") tell its professions.
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
/** The factor for a held title by how many levels it is below the required one. */
const BELOW = [1, 0.95, 0.85, 0.72, 0.65, 0.6, 0.6];
/** The factor for a held title two or more levels above: that person did the work once, or oversees it. */
const ABOVE = 0.93;

/** How similar the work of a held title is to that of the wanted title, 0…1. */
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

/**
 * The share of the wanted title's word weight that the held title has, reduced if the held title has many other words.
 */
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
