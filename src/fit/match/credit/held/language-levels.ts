import type { Mention } from '../../../lexicon/lexicon.types.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../../posting/posting.types.ts';
import type { CompiledRequirement } from '../../compiled.types.ts';
import { hasKey, type KeyTable } from '../../key-table.ts';
import { keyOf } from '../../keys.ts';

const REACH = MATCH_NUMBERS.certificateContext.value;
const LINE_REACH = MATCH_NUMBERS.languageContext.value;
const BASIC_SHARE = MATCH_NUMBERS.basicLanguage.value;

/** "Spanish (beginner)", "basic French" */
const BASIC_AFTER =
  /^(?:\s?[(:–—-]\s?|, (?=\w+\s*(?:$|[\n;,.)]))|\s(?=\w+ level))(?:at )?(?:an? )?(?:beginner|basic|elementary|novice|limited|rudimentary|a[12])\b/i;
const BASIC_BEFORE =
  /(?:^|[\n,;:•(-]\s?|\b(?:speaks?|know|knows|and)\s)(?:beginner|basic|elementary|rudimentary|some|limited|passable|(?:(?:with )?a )?(?:little|bit of)|studying|learning|restaurant|kitchen|job-?site|high[- ]school)(?:[- ]level| restaurant| kitchen)? $/i;

/** The key of a language of which a résumé says everywhere that it is basic. */
export const basicLanguageKey = (id: string): number => keyOf('grade', `basic ${id}`);

/** Whether a text says of a language that somebody knows little of it. */
export const isBasic = (text: string, { term, start, end }: Mention): boolean =>
  term.kind === 'language' &&
  (BASIC_AFTER.test(text.slice(end, end + REACH)) ||
    BASIC_BEFORE.test(text.slice(Math.max(0, start - REACH), start)));

/** "Fluent in Spanish", "Spanish (spoken at home)", "raised speaking Dutch": a sentence that says that somebody knows a language. */
const KNOWN =
  /\b(?:fluent\w*|bi-?lingual|tri-?lingual|multi-?lingual|native|mother tongue|spe(?:ak|aks|aking)|spoken|spoke|conversational\w*|languages?|proficien\w+|reads?|written|habla|learned at home|grew up|raised)\b/i;
/** "A colleague does the Spanish one", "students who speak Spanish", "a Spanish-speaking community", "taught Spanish" */
const OF_OTHERS =
  /\b(?:colleagues?|coworkers?|students?|kids|children|patients?|clients?|customers?|families|parents|residents|neighbou?rs|communit\w+|crews?|taught|teach\w*|translators?|interpreters?|not enough)\b/i;
/** "Languages: Spanish, French", "Spanish", "English/Spanish" */
const ONLY_LANGUAGES =
  /^[^\p{L}]*(?:languages?[^\p{L}]+)?(?:(?:\p{Lu}\p{Ll}+|\p{Lu}{2,}(?!\p{L}))[^\p{L}]*(?:and )?){1,5}$/u;

const SENTENCE_END = /\n|[.;•|] /;

/** The key of a language that a résumé says somebody knows, and doesn't just name. */
export const knownLanguageKey = (id: string): number => keyOf('grade', `known ${id}`);

/** Whether a text says of a language that somebody knows it; `listed`: it stands among skills or languages. */
export function isKnown(text: string, { term, start, end }: Mention, listed: boolean): boolean {
  if (term.kind !== 'language') return false;
  if (listed) return true;
  const before = text.slice(Math.max(0, start - LINE_REACH), start);
  const after = text.slice(end, end + LINE_REACH);
  const sentence =
    before.split(SENTENCE_END).at(-1) + text.slice(start, end) + after.split(SENTENCE_END, 1)[0];
  return ONLY_LANGUAGES.test(sentence) || (KNOWN.test(sentence) && !OF_OTHERS.test(sentence));
}

/** True if a résumé says that somebody knows one of the languages that are asked for. */
export const knowsLanguage = ({ known }: CompiledRequirement, table: KeyTable): boolean =>
  known.some((key) => hasKey(table, key));

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
  group === 'language' && fluent.length > 0 && fluent.every((key) => hasKey(table, key)) ? BASIC_SHARE : 1;
