import { findMentions } from '../../lexicon/lexicon.ts';
import type { JobTitle } from '../../lexicon/lexicon.types.ts';
import { derivedTitles } from '../../lexicon/titles/derived-titles.ts';
import { leadsPeople } from '../../lexicon/titles/leading-titles.ts';
import { workShared } from '../../lexicon/titles/near-titles.ts';
import { fieldOf } from '../../lexicon/titles/professions.ts';
import { seniorityOf } from '../../lexicon/titles/seniority.ts';
import { withoutInitials } from '../../lexicon/titles/titles.ts';
import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import { stem } from '../../text/stem.ts';
import { tokenize } from '../../text/tokens.ts';
import type { CompiledTitle } from '../compiled.types.ts';
import { type KeySpace, keyOf } from '../keys.ts';
import { titleWordWeight } from '../word-weights.ts';

const SAME_TITLE = MATCH_NUMBERS.sameTitle.value;
const WORDS_OF_NEAR = MATCH_NUMBERS.wordsOfNearTitle.value;
const SAME_PROFESSION = MATCH_NUMBERS.sameProfession.value;
const SAME_FIELD = MATCH_NUMBERS.sameField.value;
const MAX_IN_FIELD = MATCH_NUMBERS.maxInField.value;
const MAX_IN_OTHER_FIELD = MATCH_NUMBERS.maxInOtherField.value;
const MAX_FOR_UNKNOWN = MATCH_NUMBERS.maxForUnknown.value;

const FEW_PROFESSIONS = MATCH_NUMBERS.fewProfessions.value;
const FEW_TAUGHT = MATCH_NUMBERS.fewTaughtProfessions.value;

const MIN_TITLE_LENGTH = MATCH_NUMBERS.minTitleLength.value;

/** The title without a place or other additions: "Sr. Manager Plant Controller - Tyler, TX". */
export function mainTitle(given: string): string {
  const title = withoutInitials(given);
  const cut = title.search(/\s[-–—|@]\s|\(|:\s|%[0-9A-F]{2}|\s(?:wanted|needed|in|with|for|at|to)\s/i);
  return cut > MIN_TITLE_LENGTH ? title.slice(0, cut) : title;
}

/**
 * Compiles a title into keys. `known` are the lexicon's titles in it; if there are none, its terms ("Desktop Support
 * Engineer") tell its professions, and a title that comes close tells what it is near to.
 */
export function compileTitle(text: string, known: JobTitle[]): CompiledTitle {
  const words = new Map<number, number>();
  for (const { norm } of tokenize(text)) {
    const weight = titleWordWeight(norm, stem(norm));
    if (weight > 0) words.set(keyOf('word', stem(norm)), weight);
  }
  const taught = taughtProfessions(text, known);
  const near = known.length > 0 ? { titles: known, certainty: 1 } : derivedTitles(text);
  const professions =
    known.length > 0 ? known.map(({ profession }) => profession) : professionsOfTerms(text, FEW_PROFESSIONS);
  return {
    titles: keysOf(
      known.map(({ id }) => id),
      'title',
    ),
    indexes: Uint16Array.from(new Set(near.titles.map(({ index }) => index))),
    certainty: near.certainty,
    professions: keysOf(professions, 'profession'),
    fields: keysOf(professions.map(fieldOf), 'field'),
    work: [...new Set(known.flatMap(({ work }) => work))],
    teaches: taught.length > 0 || known.some(({ id }) => OF_A_SUBJECT.has(id)),
    taught: keysOf(taught, 'profession'),
    leads: leadsPeople(text),
    words: Int32Array.from(words.keys()),
    weights: Float32Array.from(words.values()),
    seniority: seniorityOf(text)?.level ?? MID_LEVEL,
    total: [...words.values()].reduce((sum, weight) => sum + weight, 0),
  };
}

/** Titles of people who teach: an instructor of welding is as near to a welder as to an instructor of law. */
const TEACHES: ReadonlySet<string> = new Set([
  'higher-education/professor',
  'higher-education/vocational-instructor',
  'hr/training-specialist',
  'teaching/subject-teacher',
  'teaching/tutor',
]);
/** Those whose names say that there is a subject. */
const OF_A_SUBJECT: ReadonlySet<string> = new Set(['teaching/subject-teacher']);

/** The professions of what a title says that somebody teaches: of "Adjunct Instructor of HVAC", those of HVAC. */
export const taughtProfessions = (text: string, known: readonly JobTitle[]): string[] =>
  known.some(({ id }) => TEACHES.has(id)) ? professionsOfTerms(text, FEW_TAUGHT) : [];

function professionsOfTerms(text: string, most: number): string[] {
  const terms = findMentions(text).flatMap(({ term }) => (term.kind === 'language' ? [] : [term]));
  return terms.flatMap(({ professions }) => (professions.length <= most ? professions : []));
}

function keysOf(names: string[], space: KeySpace): Int32Array {
  return Int32Array.from(new Set(names.map((name) => keyOf(space, name))));
}

const MID_LEVEL = 2;
const BELOW = MATCH_NUMBERS.likenessByLevelsBelow.value;
const ABOVE = MATCH_NUMBERS.likenessAbove.value;

/** How similar the work of a held title is to that of the wanted title, 0…1. */
export function titleLikeness(wanted: CompiledTitle, held: CompiledTitle): number {
  const below = wanted.seniority - held.seniority;
  const level = below >= 0 ? (BELOW[below] as number) : below <= -2 ? ABOVE : 1;
  return level * workLikeness(wanted, held);
}

function workLikeness(wanted: CompiledTitle, held: CompiledTitle): number {
  const named = namedLikeness(wanted, held);
  const isTaught =
    haveCommonKey(wanted.taught, held.professions) || haveCommonKey(wanted.professions, held.taught);
  return isTaught ? Math.max(named, SAME_PROFESSION) : named;
}

function namedLikeness(wanted: CompiledTitle, held: CompiledTitle): number {
  const words = sharedWords(wanted, held);
  if (haveCommonKey(wanted.titles, held.titles)) {
    const same = wanted.teaches ? SAME_PROFESSION : SAME_TITLE;
    return same + (1 - same) * words;
  }
  const certainty = wanted.certainty * held.certainty;
  const near = certainty * nearLikeness(wanted, held, words);
  return certainty < 1 ? Math.max(near, likenessByTrade(wanted, held, words)) : near;
}

function nearLikeness(wanted: CompiledTitle, held: CompiledTitle, words: number): number {
  const near = workShared(wanted.indexes, held.indexes);
  const byWords = (1 - near) * words;
  // What somebody teaches is in the words.
  return near + (wanted.teaches ? byWords : Math.min(WORDS_OF_NEAR, byWords));
}

/** By the professions and words of two titles, of which one at least isn't known. */
function likenessByTrade(wanted: CompiledTitle, held: CompiledTitle, words: number): number {
  if (haveCommonKey(wanted.professions, held.professions))
    return SAME_PROFESSION + (1 - SAME_PROFESSION) * words;
  if (haveCommonKey(wanted.fields, held.fields))
    return Math.min(MAX_IN_FIELD, SAME_FIELD + (1 - SAME_FIELD) * words);
  const known = wanted.professions.length > 0 && held.professions.length > 0;
  return Math.min(known ? MAX_IN_OTHER_FIELD : MAX_FOR_UNKNOWN, words);
}

const OTHER_WORDS_COST = MATCH_NUMBERS.otherWordsCost.value;

/**
 * The share of the wanted title's word weight that the held title has, reduced if the held title has many other words.
 */
function sharedWords(wanted: CompiledTitle, held: CompiledTitle): number {
  if (wanted.total === 0 || held.total === 0) return 0;
  let shared = 0;
  for (let index = 0; index < wanted.words.length; index++) {
    if (hasKey(held.words, wanted.words[index] as number)) shared += wanted.weights[index] as number;
  }
  return (
    (shared / wanted.total) * (1 - OTHER_WORDS_COST + OTHER_WORDS_COST * Math.min(1, shared / held.total))
  );
}

function haveCommonKey(some: Int32Array, others: Int32Array): boolean {
  for (let index = 0; index < some.length; index++) {
    if (hasKey(others, some[index] as number)) return true;
  }
  return false;
}

/** As `includes`, which takes longer to call than such short lists to search. */
function hasKey(keys: Int32Array, key: number): boolean {
  for (let index = 0; index < keys.length; index++) if (keys[index] === key) return true;
  return false;
}
