import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../../posting/posting.types.ts';
import type { CompiledRequirement } from '../../compiled.types.ts';
import { findSlot, type KeyTable } from '../../key-table.ts';
import { keyOf } from '../../keys.ts';

const REACH = MATCH_NUMBERS.certificateContext.value;
const BASIC_SHARE = MATCH_NUMBERS.basicLanguage.value;

/** "Spanish (beginner)", "basic French" */
const BASIC_AFTER =
  /^(?:\s?[(:–—-]\s?|, (?=\w+\s*(?:$|[\n;,.)]))|\s(?=\w+ level))(?:at )?(?:an? )?(?:beginner|basic|elementary|novice|limited|rudimentary|a[12])\b/i;
const BASIC_BEFORE =
  /(?:^|[\n,;:•(-]\s?|\b(?:speaks?|know|knows|and)\s)(?:beginner|basic|elementary|rudimentary|some|limited|passable|(?:(?:with )?a )?(?:little|bit of)|studying|learning|restaurant|kitchen|high[- ]school)(?:[- ]level| restaurant| kitchen)? $/i;

/** The key of a language of which a résumé says everywhere that it is basic. */
export const basicLanguageKey = (id: string): number => keyOf('grade', `basic ${id}`);

/** Whether a text says of a language that somebody knows little of it. */
export const isBasic = (text: string, { term, start, end }: Mention): boolean =>
  term.kind === 'language' &&
  (BASIC_AFTER.test(text.slice(end, end + REACH)) ||
    BASIC_BEFORE.test(text.slice(Math.max(0, start - REACH), start)));

/** "Basic Spanish", "conversational Spanish a plus": little will do. */
const LITTLE_WILL_DO =
  /\b(?:basic|conversational|some|beginner|elementary|working knowledge of|working proficiency in)\b/i;

/** The keys of the languages of a requirement, each of which must be more than basic; none if basic will do. */
export function fluentLanguages({ start, end, terms }: PostingRequirement, view: string): Int32Array {
  return LITTLE_WILL_DO.test(view.slice(Math.max(0, start - REACH), end))
    ? new Int32Array()
    : Int32Array.from(terms, basicLanguageKey);
}

/** The share of its credit that a language earns which a résumé calls basic, where more is asked for. */
export const fluencyShare = ({ group, fluent }: CompiledRequirement, table: KeyTable): number =>
  group === 'language' && fluent.length > 0 && fluent.every((key) => findSlot(table, key) >= 0)
    ? BASIC_SHARE
    : 1;
