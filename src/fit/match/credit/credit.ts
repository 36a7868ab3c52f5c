import { EDUCATION_BIT } from '../compile-resume.ts';
import type { CompiledRequirement, CompiledResume } from '../compiled.types.ts';
import { creditOf, entriesOf, findSlot, type KeyTable } from '../key-table.ts';
import type { Pair } from '../pair.ts';
import { experienceCredit } from './experience-credit.ts';
import { roleCredit } from './role-credit.ts';

/** Showing only a wider term ("relational databases") earns this share of the credit for the narrower one required. */
const WIDER_SHARE = 0.35;
/** Words of this total weight are enough to meet a long sentence; a short one needs most of its words. */
const ENOUGH_WORDS = 3;
/** Up to the first share of its words a phrase earns nothing, from the second on full credit. */
const MIN_PHRASE_SHARE = 0.1;
const FULL_PHRASE_SHARE = 0.8;
/** Words found apart from each other earn this share of what they earn as pairs; most of the pairs are enough. */
const SCATTERED = 0.5;
const ENOUGH_PAIRS = 1.6;
/** Finding the words of a term without the term itself proves less. */
const TERM_WORDS_SHARE = 0.6;
/** The best of several examples earns this share of the credit, all of them on average the rest. */
const BEST_EXAMPLE_SHARE = 0.6;

/** What a qualification earns that is one numbered level below the required one, or more. */
const ONE_LEVEL_SHORT = 0.5;
const MORE_LEVELS_SHORT = 0.25;

/** How far a résumé meets one requirement, 0…1. */
export function creditFor(requirement: CompiledRequirement, pair: Pair): number {
  const credit = ungradedCredit(requirement, pair);
  return requirement.grade === 0 ? credit : credit * gradeShare(requirement, pair.resume.table);
}

/** Compares "Level 2" in the résumé with a required "Level 3" of the same thing. */
function gradeShare(requirement: CompiledRequirement, table: KeyTable): number {
  const held = Math.round(10 * maxCredit(requirement.gradeWords, table));
  if (held === 0 || held >= requirement.grade) return 1;
  return held === requirement.grade - 1 ? ONE_LEVEL_SHORT : MORE_LEVELS_SHORT;
}

function ungradedCredit(requirement: CompiledRequirement, pair: Pair): number {
  const { kind, duty } = requirement.source;
  const { table } = pair.resume;
  if (requirement.options) return Math.max(...requirement.options.map((option) => meanCredit(option, pair)));
  if (kind === 'title') return roleCredit(pair);
  if (kind === 'experience') return experienceCredit(requirement, pair);
  if (kind === 'education') return educationCredit(requirement, pair.resume);
  const phrase = phraseCredit(requirement, table);
  if (duty) return Math.max(phrase, dutyCredit(requirement, table, phrase));
  if (requirement.terms.length === 0) return phrase;
  if (kind === 'language') return termCredit(requirement, table);
  const worded = requirement.words.length > 1 ? phrase * TERM_WORDS_SHARE : 0;
  return Math.max(termCredit(requirement, table), worded);
}

/** The mean credit of several requirements, by weight. */
export function meanCredit(requirements: CompiledRequirement[], pair: Pair): number {
  let sum = 0;
  let total = 0;
  for (const requirement of requirements) {
    sum += requirement.weight * creditFor(requirement, pair);
    total += requirement.weight;
  }
  return total === 0 ? 0 : sum / total;
}

export function termCredit(requirement: CompiledRequirement, table: KeyTable): number {
  let bestCredit = 0;
  for (let index = 0; index < requirement.terms.length; index++) {
    const credit = creditOf(table, requirement.terms[index] as number);
    if (credit > bestCredit) bestCredit = credit;
  }
  if (requirement.source.examples)
    return BEST_EXAMPLE_SHARE * bestCredit + (1 - BEST_EXAMPLE_SHARE) * meanTerm(requirement, table);
  if (bestCredit >= WIDER_SHARE) return bestCredit;
  for (let index = 0; index < requirement.wider.length; index++) {
    const credit = creditOf(table, requirement.wider[index] as number) * WIDER_SHARE;
    if (credit > bestCredit) bestCredit = credit;
  }
  return bestCredit;
}

function meanTerm(requirement: CompiledRequirement, table: KeyTable): number {
  let sum = 0;
  for (let index = 0; index < requirement.terms.length; index++)
    sum += creditOf(table, requirement.terms[index] as number);
  return sum / requirement.terms.length;
}

/**
 * The weight of the words found; half of it counts only if they are neighbours, so that scattered common words prove
 * little.
 */
export function phraseCredit(requirement: CompiledRequirement, table: KeyTable): number {
  if (requirement.wordTotal === 0) return 0;
  let found = 0;
  for (let index = 0; index < requirement.words.length; index++) {
    if (findSlot(table, requirement.words[index] as number) >= 0)
      found += requirement.weights[index] as number;
  }
  const words = Math.min(1, found / Math.min(requirement.wordTotal, ENOUGH_WORDS));
  const share =
    requirement.pairs.length === 0
      ? words
      : words * (SCATTERED + (1 - SCATTERED) * Math.min(1, ENOUGH_PAIRS * pairShare(requirement, table)));
  return Math.min(1, Math.max(0, (share - MIN_PHRASE_SHARE) / (FULL_PHRASE_SHARE - MIN_PHRASE_SHARE)));
}

function pairShare(requirement: CompiledRequirement, table: KeyTable): number {
  let found = 0;
  for (let index = 0; index < requirement.pairs.length; index++) {
    if (findSlot(table, requirement.pairs[index] as number) >= 0) found++;
  }
  return found / requirement.pairs.length;
}

/** The mean of the credit for a duty's words and for the skills it names. */
function dutyCredit(requirement: CompiledRequirement, table: KeyTable, phrase: number): number {
  if (requirement.terms.length === 0) return phrase;
  let sum = 0;
  for (let index = 0; index < requirement.terms.length; index++)
    sum += creditOf(table, requirement.terms[index] as number);
  return 0.5 * phrase + 0.5 * (sum / requirement.terms.length);
}

/** A degree one level short earns 0.6, two levels 0.3, more 0.1; another field of study takes away 40 percent. */
function educationCredit(requirement: CompiledRequirement, resume: CompiledResume): number {
  if (resume.degree === 0) return 0;
  const short = Math.max(0, requirement.degree - resume.degree);
  const level = short === 0 ? 1 : short === 1 ? 0.6 : short === 2 ? 0.3 : 0.1;
  if (requirement.fields.length === 0) return level;
  for (let index = 0; index < requirement.fields.length; index++) {
    if (entriesOf(resume.table, requirement.fields[index] as number) & EDUCATION_BIT) return level;
  }
  return level * 0.6;
}

function maxCredit(keys: Int32Array, table: KeyTable): number {
  let most = 0;
  for (let index = 0; index < keys.length; index++) {
    const credit = creditOf(table, keys[index] as number);
    if (credit > most) most = credit;
  }
  return most;
}
