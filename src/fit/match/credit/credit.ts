import { EDUCATION_BIT } from '../compile-resume.ts';
import type { CompiledRequirement, CompiledResume } from '../compiled.types.ts';
import { creditOf, entriesOf, findSlot, type KeyTable } from '../key-table.ts';
import type { Pair } from '../pair.ts';
import { experienceCredit } from './experience-credit.ts';
import { roleCredit } from './role-credit.ts';

/** Holding only the wider thing ("relational databases") earns this share of the narrower one that was asked for. */
const WIDER_SHARE = 0.35;
/** A long sentence is answered by this much weight of its words, a short one only by most of them. */
const ENOUGH_WORDS = 3;
/** A share of the words below which a phrase is not met at all, and above which it is met in full. */
const PHRASE_FROM = 0.1;
const PHRASE_TO = 0.8;
/** Words found apart from each other count by this share of what they say together, in most of their pairs. */
const SCATTERED = 0.5;
const ENOUGH_PAIRS = 1.6;
/** A term's own words, found without the term, prove less than the term. */
const TERM_WORDS_SHARE = 0.6;
/** Of a list of examples one earns this much; the others earn the rest together. */
const EXAMPLES_BEST = 0.6;

/** A qualification one numbered level below the asked one earns this share, a lower one the other. */
const ONE_LEVEL_SHORT = 0.5;
const MORE_LEVELS_SHORT = 0.25;

/** How far a résumé answers one question, 0…1. */
export function creditFor(ask: CompiledRequirement, pair: Pair): number {
  const credit = ungradedCredit(ask, pair);
  return ask.grade === 0 ? credit : credit * gradeShare(ask, pair.resume.table);
}

/** Compares "Level 2" with the asked "Level 3" where the same words are said of both. */
function gradeShare(ask: CompiledRequirement, table: KeyTable): number {
  const held = Math.round(10 * best(ask.gradeWords, table));
  if (held === 0 || held >= ask.grade) return 1;
  return held === ask.grade - 1 ? ONE_LEVEL_SHORT : MORE_LEVELS_SHORT;
}

function ungradedCredit(ask: CompiledRequirement, pair: Pair): number {
  const { kind, duty } = ask.ask;
  const { table } = pair.resume;
  if (ask.options) return Math.max(...ask.options.map((option) => meanCredit(option, pair)));
  if (kind === 'title') return roleCredit(pair);
  if (kind === 'experience') return experienceCredit(ask, pair);
  if (kind === 'education') return educationCredit(ask, pair.resume);
  const phrase = phraseCredit(ask, table);
  if (duty) return Math.max(phrase, dutyCredit(ask, table, phrase));
  if (ask.terms.length === 0) return phrase;
  if (kind === 'language') return termCredit(ask, table);
  const worded = ask.words.length > 1 ? phrase * TERM_WORDS_SHARE : 0;
  return Math.max(termCredit(ask, table), worded);
}

/** The credit of several questions together, by weight. */
export function meanCredit(asks: CompiledRequirement[], pair: Pair): number {
  let sum = 0;
  let whole = 0;
  for (const ask of asks) {
    sum += ask.weight * creditFor(ask, pair);
    whole += ask.weight;
  }
  return whole === 0 ? 0 : sum / whole;
}

export function termCredit(ask: CompiledRequirement, table: KeyTable): number {
  let best = 0;
  for (let index = 0; index < ask.terms.length; index++) {
    const credit = creditOf(table, ask.terms[index] as number);
    if (credit > best) best = credit;
  }
  if (ask.ask.examples) return EXAMPLES_BEST * best + (1 - EXAMPLES_BEST) * meanTerm(ask, table);
  if (best >= WIDER_SHARE) return best;
  for (let index = 0; index < ask.wider.length; index++) {
    const credit = creditOf(table, ask.wider[index] as number) * WIDER_SHARE;
    if (credit > best) best = credit;
  }
  return best;
}

function meanTerm(ask: CompiledRequirement, table: KeyTable): number {
  let sum = 0;
  for (let index = 0; index < ask.terms.length; index++) sum += creditOf(table, ask.terms[index] as number);
  return sum / ask.terms.length;
}

/** The words' weight, half of it only where they stand together, so that scattered common words prove little. */
export function phraseCredit(ask: CompiledRequirement, table: KeyTable): number {
  if (ask.wordTotal === 0) return 0;
  let found = 0;
  for (let index = 0; index < ask.words.length; index++) {
    if (findSlot(table, ask.words[index] as number) >= 0) found += ask.weights[index] as number;
  }
  const words = Math.min(1, found / Math.min(ask.wordTotal, ENOUGH_WORDS));
  const share =
    ask.pairs.length === 0
      ? words
      : words * (SCATTERED + (1 - SCATTERED) * Math.min(1, ENOUGH_PAIRS * pairShare(ask, table)));
  return Math.min(1, Math.max(0, (share - PHRASE_FROM) / (PHRASE_TO - PHRASE_FROM)));
}

function pairShare(ask: CompiledRequirement, table: KeyTable): number {
  let found = 0;
  for (let index = 0; index < ask.pairs.length; index++) {
    if (findSlot(table, ask.pairs[index] as number) >= 0) found++;
  }
  return found / ask.pairs.length;
}

/** A duty is shown by its words and by the skills it names, together. */
function dutyCredit(ask: CompiledRequirement, table: KeyTable, phrase: number): number {
  if (ask.terms.length === 0) return phrase;
  let sum = 0;
  for (let index = 0; index < ask.terms.length; index++) sum += creditOf(table, ask.terms[index] as number);
  return 0.5 * phrase + 0.5 * (sum / ask.terms.length);
}

/** A degree one level short earns six tenths, two levels three; another field of study takes three tenths away. */
function educationCredit(ask: CompiledRequirement, resume: CompiledResume): number {
  if (resume.degree === 0) return 0;
  const short = Math.max(0, ask.degree - resume.degree);
  const level = short === 0 ? 1 : short === 1 ? 0.6 : short === 2 ? 0.3 : 0.1;
  if (ask.fields.length === 0) return level;
  for (let index = 0; index < ask.fields.length; index++) {
    if (entriesOf(resume.table, ask.fields[index] as number) & EDUCATION_BIT) return level;
  }
  return level * 0.6;
}

function best(keys: Int32Array, table: KeyTable): number {
  let most = 0;
  for (let index = 0; index < keys.length; index++) {
    const credit = creditOf(table, keys[index] as number);
    if (credit > most) most = credit;
  }
  return most;
}
